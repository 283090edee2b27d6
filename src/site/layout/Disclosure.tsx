import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import styles from './TopBar.module.css';

interface DisclosureProps {
  label: ReactNode;
  className?: string | undefined;
  buttonClassName?: string | undefined;
  panelClassName?: string | undefined;
  /** Rendered when it is open. */
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

/** A menu's state. Open belongs to the address it was opened at: going to a page closes it. */
export function useMenu<Frame extends HTMLElement>() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const frame = useRef<Frame>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;
  useDismissal(isOpen, frame, button, () => setOpenAt(undefined));
  return { isOpen, frame, button, toggle: () => setOpenAt(isOpen ? undefined : key) };
}

/**
 * What closes an open menu: Escape within it, which gives the focus back to its button; a press elsewhere and the
 * keyboard leaving it, where it lies over the page. One that stands in the page covers nothing, and what is pressed
 * below it would move away under the finger.
 */
function useDismissal(
  isOpen: boolean,
  frame: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const node = frame.current;
    if (!isOpen || !node) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      dismiss();
      button.current?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !node.contains(event.target) && liesOverPage(button.current)) dismiss();
    };
    node.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      node.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen, frame, button]);
}

function liesOverPage(button: HTMLElement | null): boolean {
  const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  return panel !== null && getComputedStyle(panel).position !== 'static';
}
