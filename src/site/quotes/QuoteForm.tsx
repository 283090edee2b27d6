import { useEffect, useRef, useState } from 'react';
import { type FieldPath, FormProvider, useForm, useWatch } from 'react-hook-form';
import type { DeviceDraft } from '../../shared/client/deviceDraft.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { quoteSchema } from '../../shared/quotes/schemas.ts';
import type { QuoteView } from '../../shared/quotes/views.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { Lines } from './Lines.tsx';
import { Paper } from './Paper.tsx';
import styles from './Quotes.module.css';
import { bodyOf, type QuoteValues, typedTotals, valuesOf } from './quoteForm.ts';
import { SendQuestion } from './SendQuestion.tsx';
import { saveQuote } from './saveQuote.ts';
import { Terms } from './Terms.tsx';
import { usePaperPhoto } from './usePaperPhoto.ts';

interface QuoteFormProps {
  leadId: string;
  /** What was typed on this device and is not with the server yet. */
  onDevice: DeviceDraft<QuoteValues>;
  /** The draft that the server has, if any. */
  draft: QuoteView | undefined;
  /** What it begins with. */
  values: QuoteValues;
  /** Asks for the quotes as they are with the server now; gives the draft among them. */
  refresh: () => Promise<QuoteView | undefined>;
  onSaved: (quote: QuoteView) => void;
  onSent: (quote: QuoteView) => void;
}

/** The server's names of fields, for what only it finds. */
const serverFields = (kind: QuoteValues['kind']): Record<string, FieldPath<QuoteValues>> => ({
  Lines: fieldAt(['lines'], kind),
  PaperAmount: 'paperAmount',
  Files: 'paperAmount',
  DepositPercent: 'depositPercent',
  ValidUntil: 'validUntil',
  StartsOn: 'startsOn',
  DurationDays: 'durationDays',
  Notes: 'notes',
});

/** A quote as it is typed; each letter is kept on the device, the whole with the server once it can be read. */
export function QuoteForm({ leadId, onDevice, draft, values, refresh, onSaved, onSent }: QuoteFormProps) {
  const form = useForm<QuoteValues>({ defaultValues: values });
  const { control, handleSubmit, setError, setValue, formState } = form;
  const paper = usePaperPhoto();
  const [saved, setSaved] = useState<QuoteView>();
  const [notice, setNotice] = useState<'quote.saved' | 'quote.taken'>();
  const told = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [isOffline, setIsOffline] = useState(false);
  const [kind, seen] = useWatch({ control, name: ['kind', 'updatedAt'] });
  const isBehind = draft !== undefined && draft.updatedAt !== seen;

  useEffect(() => {
    const { unsubscribe } = form.watch((typed) => {
      onDevice.keep(typed as QuoteValues);
      setSaved(undefined);
      setNotice(undefined);
    });
    return unsubscribe;
  }, [form, onDevice]);

  const show = (quote: QuoteView) => {
    form.reset(valuesOf(quote));
    paper.forget();
    onDevice.forget();
  };

  const save = async (typed: QuoteValues, hasToBeSent: boolean): Promise<void> => {
    const body = quoteSchema.safeParse(bodyOf(typed));
    if (!body.success) {
      for (const { path, message } of [...body.error.issues].reverse())
        setError(fieldAt(path, typed.kind), { message: message }, { shouldFocus: true });
      return;
    }
    // Another tab that saved may have forgotten it.
    onDevice.keep(typed);
    const onStored = (stored: QuoteView) => {
      setValue('updatedAt', stored.updatedAt);
      onSaved(stored);
    };
    const answer = await saveQuote({ leadId, draft, body: body.data, photo: paper.photo, onStored });
    setIsOffline(!answer.ok && answer.kind === 'offline');
    if (!answer.ok) {
      if (answer.kind === 'refused') await refresh();
      if (answer.kind !== 'offline') showFormFailure(answer, setError, serverFields(typed.kind));
      return;
    }
    onDevice.forget();
    paper.forget();
    setSaved(answer.entity);
    setNotice('quote.saved');
    onSaved(answer.entity);
    if (hasToBeSent) setIsAsked(true);
  };

  const { isSubmitting, errors } = formState;
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={handleSubmit((typed) => save(typed, true))}>
        <p className={styles.soft}>{t('quote.kept')}</p>
        {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
        <ChoiceGroup
          type="radio"
          name="kind"
          legend={t('quote.kind')}
          options={[
            { value: 'lines', label: t('quote.kindLines') },
            { value: 'paper', label: t('quote.kindPaper') },
          ]}
          value={[kind]}
          onChange={([chosen]) => setValue('kind', chosen === 'paper' ? 'paper' : 'lines')}
        />
        {kind === 'lines' ? <Lines /> : <Paper draft={draft} paper={paper} />}
        <Terms />
        <Sums />
        {isOffline && <Alert tone="warning">{t('quote.offline')}</Alert>}
        {isBehind && (
          <Alert
            tone="warning"
            actions={
              <Button
                variant="secondary"
                onClick={() => {
                  show(draft);
                  setNotice('quote.taken');
                  told.current?.focus();
                }}
              >
                {t('quote.take')}
              </Button>
            }
          >
            {t('quote.behind', { total: formatGnf(draft.total) })}
          </Alert>
        )}
        <div ref={told} tabIndex={-1} role="status" className={styles.told}>
          {notice && !isAsked && <Alert tone="success">{t(notice)}</Alert>}
        </div>
        <div className={styles.bar}>
          <Button
            variant="secondary"
            busy={isSubmitting || paper.isPicking}
            onClick={() => void handleSubmit((typed) => save(typed, false))()}
          >
            {t(isSubmitting ? 'quote.saving' : 'quote.save')}
          </Button>
          <Button type="submit" busy={isSubmitting || paper.isPicking}>
            {t('quote.check')}
          </Button>
        </div>
      </form>
      {isAsked && saved && (
        <SendQuestion
          quote={saved}
          onSent={onSent}
          onClose={() => setIsAsked(false)}
          onRefused={async (failure) => {
            const present = failure.kind === 'refused' ? await refresh() : undefined;
            if (present) show(present);
            setIsAsked(false);
            showFormFailure(failure, setError, serverFields(kind));
          }}
        />
      )}
    </FormProvider>
  );
}

/**
 * Where the form shows what the schema says: of lines as a whole at the first price. An error at a name without a
 * registered field would stay until the page is loaded anew, and the form could never be sent.
 */
function fieldAt(path: readonly PropertyKey[], kind: QuoteValues['kind']): FieldPath<QuoteValues> {
  if (path[0] === 'lines' && path.length === 1) return kind === 'paper' ? 'paperAmount' : 'lines.0.unitPrice';
  return path.join('.') as FieldPath<QuoteValues>;
}

function Sums() {
  const typed = useWatch<QuoteValues>() as QuoteValues;
  const { netTotal, vatTotal, total } = typedTotals(typed);
  return (
    <dl className={styles.sums} aria-live="polite">
      {typed.vat === 'standard' && (
        <>
          <div>
            <dt>{t('quote.net')}</dt>
            <dd>{formatGnf(netTotal)}</dd>
          </div>
          <div>
            <dt>{t('quote.vat.standard')}</dt>
            <dd>{formatGnf(vatTotal)}</dd>
          </div>
        </>
      )}
      <div className={styles.total}>
        <dt>{t('quote.total')}</dt>
        <dd>{formatGnf(total)}</dd>
      </div>
    </dl>
  );
}
