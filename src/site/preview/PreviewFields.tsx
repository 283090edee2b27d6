import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ORIGIN_PARAMETER } from '../../shared/preview/gate.ts';
import { setPreviewFlag } from '../../shared/preview/previewFlag.ts';
import { api } from '../api.ts';
import { isOwnAddress } from '../auth/destination.ts';
import { failureSentence } from '../failureSentence.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { PasswordField } from '../ui/TextField.tsx';
import styles from './Preview.module.css';

/** The right password leads to the page that was asked for, else to the home page (specification §2.6, §4). */
export function PreviewFields() {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [query] = useSearchParams();
  const navigate = useNavigate();

  const refuse = (sentence: string) => {
    setError(sentence);
    field.current?.focus();
  };
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const password = field.current?.value ?? '';
    if (!password) return refuse(t('preview.required'));
    setIsBusy(true);
    const answer = await api.post('/preview-access', { body: { password } });
    setIsBusy(false);
    if (!answer.ok) return refuse(answer.errors.Password?.[0] ?? failureSentence(answer));
    setPreviewFlag();
    const origin = query.get(ORIGIN_PARAMETER);
    void navigate(origin && isOwnAddress(origin) ? origin : paths.home, { replace: true });
  };
  return (
    <ReadyForm className={styles.card} onSubmit={(event) => void enter(event)}>
      <PasswordField
        ref={field}
        name="password"
        label={t('preview.password')}
        error={error}
        autoComplete="off"
        aria-required
        onChange={() => setError(undefined)}
      />
      <Button type="submit" busy={isBusy}>
        {t('preview.enter')}
      </Button>
    </ReadyForm>
  );
}
