import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatPhone, normalisePhone } from '../../shared/format/phone.ts';
import { trackingLinkSchema } from '../../shared/tracking/requestSchemas.ts';
import { requestTexts } from '../../shared/tracking/requestTexts.ts';
import { api } from '../api.ts';
import { useAttemptKey } from '../forms/useAttemptKey.ts';
import { paths } from '../paths.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { Link } from '../ui/Link.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { PageHead } from '../ui/Section.tsx';
import styles from './LostLink.module.css';

registerTexts(requestTexts);

/** For who lost the link of a request (design §10). What follows is the same for every number. */
export function LostLinkPage() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <PageHead title={t('lostLink.title')} intro={t('lostLink.intro')} />
      <div className={styles.page}>
        <Card className={styles.card}>
          {sentTo === undefined ? (
            <LinkForm onSent={setSentTo} />
          ) : (
            <SentNotice phone={sentTo} onAgain={() => setSentTo(undefined)} />
          )}
        </Card>
        <p>
          {t('lostLink.account')} <Link to={paths.login}>{t('lostLink.login')}</Link>
        </p>
      </div>
    </>
  );
}

function LinkForm({ onSent }: { onSent: (phone: string) => void }) {
  const { register, handleSubmit, setError, formState } = useForm<{ phoneNumber: string }>({
    resolver: standardSchemaResolver(trackingLinkSchema),
    defaultValues: { phoneNumber: '' },
  });
  const { errors, isSubmitting } = formState;
  const { keyFor } = useAttemptKey();
  const send = handleSubmit(async (body) => {
    const answer = await api.post('/tracking/link', { body, idempotencyKey: keyFor(body.phoneNumber) });
    if (answer.ok) onSent(body.phoneNumber);
    else showFormFailure(answer, setError, { PhoneNumber: 'phoneNumber' });
  });
  return (
    <ReadyForm className={styles.form} onSubmit={send}>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <PhoneField
        label={t('lostLink.phone')}
        hint={t('lostLink.phoneHint')}
        error={errors.phoneNumber?.message && say(errors.phoneNumber.message)}
        aria-required
        {...register('phoneNumber')}
      />
      <Button type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'lostLink.sending' : 'lostLink.send')}
      </Button>
    </ReadyForm>
  );
}

interface SentNoticeProps {
  phone: string;
  onAgain: () => void;
}

/** What happens next, without saying whether there is such a request. */
function SentNotice({ phone, onAgain }: SentNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const support = useSiteSettings()?.supportPhone;
  // The button that had the focus is gone.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className={styles.form} ref={notice} tabIndex={-1}>
      <Alert tone="success" title={t('lostLink.sentTitle')}>
        <p>{t('lostLink.sent', { phone: formatPhone(normalisePhone(phone) ?? phone) })}</p>
      </Alert>
      <p className={styles.soft}>{t('lostLink.sentHelp')}</p>
      {support && <PhoneLink phone={support} variant="secondary" isNamed />}
      <Button variant="quiet" onClick={onAgain}>
        {t('lostLink.again')}
      </Button>
    </div>
  );
}
