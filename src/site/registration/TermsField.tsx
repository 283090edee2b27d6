import { type ComponentProps, useId } from 'react';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { describedBy, FieldError } from '../ui/Field.tsx';
import styles from './Registration.module.css';

interface TermsFieldProps extends ComponentProps<'input'> {
  error: string | undefined;
}

/** Acceptance of the terms of use. They open beside the form, so that nothing typed is lost. */
export function TermsField({ error, ...input }: TermsFieldProps) {
  const id = useId();
  return (
    <div className={styles.terms}>
      <div className={styles.termsRow}>
        <input {...input} {...describedBy(id, { error })} id={id} type="checkbox" aria-required />
        <label htmlFor={id}>
          {t('register.acceptBefore')} <Document to={paths.terms}>{t('register.termsOfUse')}</Document>{' '}
          {t('register.acceptAnd')} <Document to={paths.privacy}>{t('register.privacy')}</Document>
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

function Document({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
      <span className={styles.hidden}> {t('layout.newTab')}</span>
    </a>
  );
}
