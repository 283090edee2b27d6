import { useFormContext, useWatch } from 'react-hook-form';
import { readAmount } from '../../shared/format/money.ts';
import { isDepositHigh } from '../../shared/quotes/amounts.ts';
import { NOTES_MAX } from '../../shared/quotes/schemas.ts';
import { vatKinds } from '../../shared/quotes/status.ts';
import { say, t } from '../texts.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { DateField, TextArea, TextField } from '../ui/TextField.tsx';
import styles from './Quotes.module.css';
import type { QuoteValues } from './quoteForm.ts';

/** What holds besides the lines: VAT, deposit, days, and what is to be known. */
export function Terms() {
  const { register, control, formState } = useFormContext<QuoteValues>();
  const depositPercent = useWatch({ control, name: 'depositPercent' });
  const { errors } = formState;
  const errorOf = (name: keyof QuoteValues) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? say(message) : undefined;
  };
  const vat = vatKinds.map((value) => ({ value, label: t(`quote.vat.${value}`) }));
  return (
    <div className={styles.terms}>
      <SelectField label={t('quote.vat')} options={vat} placeholder={null} {...register('vat')} />
      <div>
        <TextField
          label={t('quote.deposit')}
          error={errorOf('depositPercent')}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...register('depositPercent')}
        />
        {isDepositHigh(readAmount(depositPercent)) && (
          <p className={styles.warning} role="status">
            {t('quote.depositHigh')}
          </p>
        )}
      </div>
      <DateField label={t('quote.startsOn')} error={errorOf('startsOn')} aria-required {...register('startsOn')} />
      <TextField
        label={t('quote.duration')}
        error={errorOf('durationDays')}
        inputMode="numeric"
        autoComplete="off"
        aria-required
        {...register('durationDays')}
      />
      <DateField
        label={t('quote.validUntil')}
        error={errorOf('validUntil')}
        aria-required
        {...register('validUntil')}
      />
      <TextArea
        label={t('quote.notes')}
        error={errorOf('notes')}
        optional
        rows={3}
        maxLength={NOTES_MAX}
        {...register('notes')}
      />
    </div>
  );
}
