import { type ComponentProps, type Ref, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { t } from '../texts.ts';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { describedBy, Field, type FieldFrame } from './Field.tsx';
import { Icon } from './Icon.tsx';

export type TextFieldProps = FieldFrame & ComponentProps<'input'>;

export function TextField({ label, error, hint, optional, id, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field label={label} error={error} hint={hint} optional={optional} htmlFor={fieldId}>
      <input
        type="text"
        {...input}
        id={fieldId}
        className={classNames(styles.control, className)}
        {...describedBy(fieldId, { error, hint })}
      />
    </Field>
  );
}

/** The phone's own date picker; `min` and the value are `YYYY-MM-DD`. */
export function DateField(props: TextFieldProps) {
  return <TextField {...props} type="date" />;
}

export function PasswordField({ label, error, hint, optional, id, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} optional={optional} htmlFor={fieldId}>
      <span className={styles.box}>
        <input
          autoComplete="current-password"
          {...input}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          id={fieldId}
          className={classNames(styles.control, styles.withButton, className)}
          {...describedBy(fieldId, { error, hint })}
        />
        <button
          type="button"
          className={styles.inset}
          aria-label={t(shown ? 'control.hidePassword' : 'control.showPassword')}
          aria-controls={fieldId}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </span>
    </Field>
  );
}

type TextAreaProps = FieldFrame & ComponentProps<'textarea'>;

/** With a `maxLength` it counts what is typed. */
export function TextArea({ label, error, hint, optional, id, className, onChange, ref, ...area }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const node = useRef<HTMLTextAreaElement>(null);
  const joined = useJoinedRef(ref, node);
  const [used, setUsed] = useState(0);
  // A form library writes the text without an event, so it is measured after each drawing.
  useEffect(() => setUsed(node.current?.value.length ?? 0));
  return (
    <Field label={label} error={error} hint={hint} optional={optional} htmlFor={fieldId}>
      <textarea
        rows={5}
        {...area}
        ref={joined}
        id={fieldId}
        className={classNames(styles.control, styles.area, className)}
        {...describedBy(fieldId, { error, hint })}
        onChange={(event) => {
          setUsed(event.target.value.length);
          onChange?.(event);
        }}
      />
      {area.maxLength !== undefined && (
        <span className={styles.counter}>{t('control.characters', { used, max: area.maxLength })}</span>
      )}
    </Field>
  );
}

/** One ref that fills the caller's and the component's own. */
function useJoinedRef<Node>(given: Ref<Node> | undefined, own: RefObject<Node | null>) {
  return useCallback(
    (node: Node | null) => {
      own.current = node;
      if (typeof given === 'function') given(node);
      else if (given) given.current = node;
    },
    [given, own],
  );
}
