import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatPhone } from '../../shared/format/phone.ts';
import type { ContactChange } from '../../shared/security/views.ts';
import type { UserView } from '../../shared/users/views.ts';
import accountStyles from '../account/Account.module.css';
import { api } from '../api.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { toastFailure } from '../ui/formFailure.ts';
import { toastSuccess } from '../ui/toast.tsx';
import { useQuery } from '../useQuery.ts';
import { CodeForm } from './CodeForm.tsx';
import { EmailForm, PhoneForm } from './ContactForms.tsx';
import styles from './Security.module.css';

interface ContactSectionProps {
  user: UserView;
  onChanged: () => void;
}

/** The number and address that a person signs in with, and their change: password, then code. */
export function ContactSection({ user, onChanged }: ContactSectionProps) {
  const typed = useTypedPhone();
  const [edited, setEdited] = useState<'phone' | 'email' | undefined>(typed ? 'phone' : undefined);
  const pending = useQuery<ContactChange | null>('contact change', () => api.get('/account/contact-change'));

  const startAgain = async () => {
    const answer = await api.post('/account/contact-change/cancel');
    if (!answer.ok) return toastFailure(answer);
    setEdited(pending.entity?.channel);
    return pending.replace(null);
  };
  const finish = ({ channel }: ContactChange) => {
    setEdited(undefined);
    pending.replace(null);
    onChanged();
    return toastSuccess(t(channel === 'phone' ? 'security.phoneChanged' : 'security.emailChanged'));
  };
  const forms = { onSent: pending.replace, onCancel: () => setEdited(undefined) };
  return (
    <Card className={accountStyles.section}>
      <h2>{t('security.contact')}</h2>
      <p className={accountStyles.soft}>{t('security.contactIntro')}</p>
      {pending.entity ? (
        <CodeForm change={pending.entity} onConfirmed={finish} onStartAgain={startAgain} />
      ) : (
        <>
          {typed && edited === 'phone' && (
            <Alert tone="info">
              <p>{t('security.phoneToConfirm')}</p>
            </Alert>
          )}
          {edited === 'phone' && <PhoneForm typed={typed} {...forms} />}
          {edited === 'email' && <EmailForm {...forms} />}
          {edited === undefined && <Contacts user={user} onEdit={setEdited} />}
        </>
      )}
    </Card>
  );
}

/** The number that was typed in the profile, which leads here to confirm it. */
function useTypedPhone(): string {
  const { state } = useLocation();
  return typeof state?.phoneToConfirm === 'string' ? state.phoneToConfirm : '';
}

interface ContactsProps {
  user: UserView;
  onEdit: (channel: 'phone' | 'email') => void;
}

function Contacts({ user, onEdit }: ContactsProps) {
  return (
    <ul className={styles.contacts}>
      <li className={styles.session}>
        <p>
          <span className={styles.device}>{t('security.phone')}</span>
          <br />
          <span className={accountStyles.soft}>{formatPhone(user.phoneNumber)}</span>
        </p>
        <Button variant="secondary" onClick={() => onEdit('phone')}>
          {t('security.changePhone')}
        </Button>
      </li>
      <li className={styles.session}>
        <p>
          <span className={styles.device}>{t('security.email')}</span>
          <br />
          <span className={accountStyles.soft}>{user.email ?? t('security.emailNone')}</span>
        </p>
        <Button variant="secondary" onClick={() => onEdit('email')}>
          {t('security.changeEmail')}
        </Button>
      </li>
    </ul>
  );
}
