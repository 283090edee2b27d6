import { useFormContext } from 'react-hook-form';
import type { QuoteView } from '../../shared/quotes/views.ts';
import { PickFiles } from '../files/PickFiles.tsx';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Quotes.module.css';
import type { QuoteValues } from './quoteForm.ts';
import type { PaperPhoto } from './usePaperPhoto.ts';

interface PaperProps {
  draft: QuoteView | undefined;
  paper: PaperPhoto;
}

/** One amount, and the photo of what was written on paper. */
export function Paper({ draft, paper: { photo, problem, isPicking, pick } }: PaperProps) {
  const { register, formState } = useFormContext<QuoteValues>();
  const message = formState.errors.paperAmount?.message;
  const name = photo?.file.name ?? draft?.files[0]?.name;
  return (
    <section className={styles.lines}>
      <TextField
        label={t('quote.paperAmount')}
        error={message && say(message)}
        inputMode="numeric"
        autoComplete="off"
        aria-required
        {...register('paperAmount')}
      />
      {problem && <Alert tone="error">{problem}</Alert>}
      {name && <p role="status">{t('quote.photoChosen', { name })}</p>}
      <div>
        <PickFiles label={t('quote.photo')} single busy={isPicking} onPick={([picked]) => picked && pick(picked)}>
          {t(name ? 'quote.anotherPhoto' : 'quote.takePhoto')}
        </PickFiles>
      </div>
    </section>
  );
}
