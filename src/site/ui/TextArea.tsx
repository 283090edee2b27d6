import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { t } from '../texts.ts';
import { classNames } from './classNames.ts';
import styles from './control.module.css';
import { describedBy } from './describedBy.ts';
import { Field, type FieldFrame } from './Field.tsx';
import './controlTexts.ts';
import { useJoinedRef } from './useJoinedRef.ts';

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
