import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ORIGIN_PARAMETER } from '../../shared/preview/gate.ts';
import { clearPreviewFlag, setPreviewFlag } from '../../shared/preview/previewFlag.ts';
import { previewTexts } from '../../shared/preview/texts.ts';
import { api } from '../api.ts';
import { failureSentence } from '../failureSentence.ts';
import { paths } from '../paths.ts';
import { isOwnAddress } from '../session/loginState.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { PasswordField } from '../ui/TextField.tsx';
import { PlainFrame } from './PlainFrame.tsx';
import styles from './Preview.module.css';

registerTexts(previewTexts);

/** The gate (specification §2.6). Where none is set there is nothing to unlock, and it says so. */
export function PreviewPage() {
  const settings = useSiteSettings();
  const [query] = useSearchParams();
  const isSentHere = query.has(ORIGIN_PARAMETER);
  // Whoever the server sent here has no access, whatever the flag of an earlier visit says.
  useEffect(() => {
    if (isSentHere) clearPreviewFlag();
  }, [isSentHere]);
  return (
    <PlainFrame>
      <Card className={styles.card}>
        <h1>{t('preview.title')}</h1>
        {settings?.isGated === false ? (
          <>
            <Alert tone="info">{t('preview.isOpen')}</Alert>
            <ButtonLink to={paths.home}>{t('preview.goHome')}</ButtonLink>
          </>
        ) : (
          <>
            <p>{t('preview.intro')}</p>
            <PreviewFields />
          </>
        )}
      </Card>
    </PlainFrame>
  );
}

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
