import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { QuoteView } from '../../shared/quotes/views.ts';
import { PickFiles } from '../files/PickFiles.tsx';
import { type PreparedFile, prepareFile } from '../projects/wizard/files/prepareFile.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useSingleFlight } from '../useSingleFlight.ts';
import styles from './Quotes.module.css';
import type { QuoteValues } from './quoteForm.ts';

interface PaperProps {
  draft: QuoteView | undefined;
  photo: PreparedFile | undefined;
  onPhoto: (photo: PreparedFile) => void;
}

/** One amount, and the photo of what was written on paper. */
export function Paper({ draft, photo, onPhoto }: PaperProps) {
  const { register, formState } = useFormContext<QuoteValues>();
  const message = formState.errors.paperAmount?.message;
  const name = photo?.file.name ?? draft?.files[0]?.name;
  const [problem, setProblem] = useState<string>();
  const { isBusy, run: pick } = useSingleFlight(async (picked: File) => {
    const prepared = await prepareFile(picked);
    if (typeof prepared !== 'string') onPhoto(prepared);
    setProblem(typeof prepared === 'string' ? `${picked.name} : ${t(prepared)}` : undefined);
  });
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
        <PickFiles label={t('quote.photo')} single busy={isBusy} onPick={([picked]) => picked && pick(picked)}>
          {t(name ? 'quote.anotherPhoto' : 'quote.takePhoto')}
        </PickFiles>
      </div>
    </section>
  );
}
