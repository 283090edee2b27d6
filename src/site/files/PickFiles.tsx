import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { acceptAttribute } from '../../shared/files/rules.ts';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

interface PickFilesProps {
  /** Names the input of the phone's own picker, and the button where it says less. */
  label: string;
  children: ReactNode;
  onPick: (picked: File[]) => void;
  busy?: boolean;
  /** One file instead of any number. */
  single?: boolean;
  variant?: ButtonVariant;
  /** A photo, taken now where the device has a camera. */
  camera?: boolean;
  className?: string | undefined;
  describedBy?: string;
}

/** The button that opens the phone's own file picker. */
export function PickFiles({
  label,
  children,
  onPick,
  busy = false,
  single = false,
  variant = 'secondary',
  describedBy,
  camera = false,
  className,
}: PickFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(event.target.files ?? [])];
    // Otherwise the same file could not be picked again after it was taken out.
    event.target.value = '';
    if (picked.length > 0) onPick(picked);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={!single}
        hidden
        accept={camera ? 'image/*' : acceptAttribute}
        {...(camera ? { capture: 'environment' } : {})}
        aria-label={label}
        onChange={take}
      />
      <Button
        variant={variant}
        busy={busy}
        className={className}
        aria-describedby={describedBy}
        {...(single ? { 'aria-label': label } : {})}
        onClick={() => input.current?.click()}
      >
        <Icon name={camera ? 'camera' : 'upload'} />
        {children}
      </Button>
    </>
  );
}
