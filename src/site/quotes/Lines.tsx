import { useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { formatGnf } from '../../shared/format/money.ts';
import { LABEL_MAX, MAX_LINES, UNIT_MAX } from '../../shared/quotes/schemas.ts';
import type { UsedLine } from '../../shared/quotes/views.ts';
import { api } from '../api.ts';
import { say, t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { focusBeside } from '../ui/focus.ts';
import { TextField } from '../ui/TextField.tsx';
import { useQuery } from '../useQuery.ts';
import styles from './Quotes.module.css';
import { emptyLine, type QuoteValues, typedTotal } from './quoteForm.ts';

/** Units that anybody uses; the enterprise's own come before them. */
const commonUnits = ['m²', 'ml', 'm³', 'unité', 'sac', 'jour', 'heure', 'forfait'];

/** The lines, each a card; labels of earlier quotes bring their unit and their last price. */
export function Lines() {
  const { control } = useFormContext<QuoteValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const used = useQuery('used lines', () => api.get('/quotes/lines'), { isCached: true }).entity ?? [];
  const ids = useId();
  const units = [...new Set([...used.map(({ unit }) => unit), ...commonUnits])];
  return (
    <section className={styles.lines} aria-labelledby={`${ids}-title`}>
      <h2 id={`${ids}-title`}>{t('quote.lines')}</h2>
      <datalist id={`${ids}-labels`}>
        {used.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <datalist id={`${ids}-units`}>
        {units.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      {fields.map(({ id }, index) => (
        <Line
          key={id}
          index={index}
          used={used}
          lists={ids}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < MAX_LINES && (
        <div>
          <Button variant="secondary" onClick={() => append(emptyLine())}>
            {t('quote.addLine')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface LineProps {
  index: number;
  used: readonly UsedLine[];
  /** What the ids of the lists of labels and units begin with. */
  lists: string;
  onRemove: (() => void) | undefined;
}

function Line({ index, used, lists, onRemove }: LineProps) {
  const { register, control, getValues, setValue, formState } = useFormContext<QuoteValues>();
  const line = useWatch({ control, name: `lines.${index}` });
  const total = line && typedTotal(line);
  const errors = formState.errors.lines?.[index];
  const at = <Name extends 'label' | 'quantity' | 'unit' | 'unitPrice'>(name: Name) =>
    `lines.${index}.${name}` as const;
  const errorOf = (name: 'label' | 'quantity' | 'unit' | 'unitPrice') => {
    const message = errors?.[name]?.message;
    return message && say(message);
  };
  const takeUsed = (label: string) => {
    const known = used.find((one) => one.label === label);
    const { unit, unitPrice } = getValues(`lines.${index}`);
    if (!known || unit || unitPrice) return;
    setValue(at('unit'), known.unit, { shouldDirty: true });
    setValue(at('unitPrice'), String(known.unitPrice), { shouldDirty: true });
  };
  const number = index + 1;
  return (
    <fieldset tabIndex={-1} className={styles.line}>
      <legend>{t('quote.line', { number })}</legend>
      <TextField
        label={t('quote.label')}
        error={errorOf('label')}
        list={`${lists}-labels`}
        maxLength={LABEL_MAX}
        autoComplete="off"
        aria-required
        {...register(at('label'), { onChange: (event) => takeUsed(event.target.value) })}
      />
      <div className={styles.pair}>
        <TextField
          label={t('quote.quantity')}
          error={errorOf('quantity')}
          inputMode="decimal"
          autoComplete="off"
          aria-required
          {...register(at('quantity'))}
        />
        <TextField
          label={t('quote.unit')}
          error={errorOf('unit')}
          list={`${lists}-units`}
          maxLength={UNIT_MAX}
          autoComplete="off"
          placeholder="m²"
          aria-required
          {...register(at('unit'))}
        />
      </div>
      <TextField
        label={t('quote.unitPrice')}
        error={errorOf('unitPrice')}
        inputMode="numeric"
        autoComplete="off"
        aria-required
        {...register(at('unitPrice'))}
      />
      <div className={styles.lineEnd}>
        <span>{total !== undefined && t('quote.lineTotal', { total: formatGnf(total) })}</span>
        {onRemove && (
          <Button
            variant="quiet"
            aria-label={t('quote.removeLineOf', { number })}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget.closest('fieldset'));
              onRemove();
            }}
          >
            {t('quote.removeLine')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
