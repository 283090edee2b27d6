import { useFormContext } from 'react-hook-form';
import type { QuoteView } from '../../shared/quotes/views.ts';
import { PickFiles } from '../files/PickFiles.tsx';
import { say, t } from '../texts.ts';
import { TextField } from '../ui/TextField.tsx';
import styles from './Quotes.module.css';
import type { QuoteValues } from './quoteForm.ts';

interface PaperProps {
  draft: QuoteView | undefined;
  photo: File | undefined;
  onPhoto: (photo: File) => void;
}

/** One amount, and the photo of what was written on paper. */
export function Paper({ draft, photo, onPhoto }: PaperProps) {
  const { register, formState } = useFormContext<QuoteValues>();
  const message = formState.errors.paperAmount?.message;
  const name = photo?.name ?? draft?.files[0]?.name;
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
      {name && <p role="status">{t('quote.photoChosen', { name })}</p>}
      <div>
        <PickFiles label={t('quote.photo')} single onPick={([picked]) => picked && onPhoto(picked)}>
          {t(name ? 'quote.anotherPhoto' : 'quote.takePhoto')}
        </PickFiles>
      </div>
    </section>
  );
}
