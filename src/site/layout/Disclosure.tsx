import { type ReactNode, useId } from 'react';
import { Icon } from '../ui/Icon.tsx';
import styles from './Disclosure.module.css';
import { useMenu } from './useMenu.ts';

interface DisclosureProps {
  label: ReactNode;
  className?: string | undefined;
  buttonClassName?: string | undefined;
  panelClassName?: string | undefined;
  /** Drawn when it is open. */
  children: () => ReactNode;
}

/** A button and the links it opens. */
export function Disclosure({ label, className, buttonClassName, panelClassName, children }: DisclosureProps) {
  const id = useId();
  const { isOpen, frame, button, toggle } = useMenu<HTMLDivElement>();
  return (
    <div ref={frame} className={className} data-script>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <div id={id} className={panelClassName} hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </div>
  );
}
