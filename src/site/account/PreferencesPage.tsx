import { useState } from 'react';
import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { api } from '../api.ts';
import { InterestCities, ServicesField } from '../enterprises/EnterpriseFields.tsx';
import { failureSentence } from '../failureSentence.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { toastFailure } from '../ui/formFailure.ts';
import { Link } from '../ui/Link.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { toastSuccess } from '../ui/toast.tsx';
import styles from './Account.module.css';
import { useAccount } from './AccountLayout.tsx';

/** What a contractor wants to hear of, and how. */
export function PreferencesPage() {
  const own = useAccount();
  const { enterprise } = own;
  return (
    <div className={styles.page}>
      <header className={styles.section}>
        <h1>{t('preferences.title')}</h1>
        <p className={styles.soft}>{t('preferences.intro')}</p>
      </header>
      {own.state === 'loading' && <Skeleton lines={6} height="3rem" />}
      {own.state === 'none' && (
        <EmptyState
          title={t('enterprises.none')}
          action={<ButtonLink to={paths.onboarding}>{t('enterprises.register')}</ButtonLink>}
        />
      )}
      {own.state === 'failed' && (
        <LoadFailure
          title={t('enterprises.loadFailed')}
          failure={own.failure}
          isBusy={own.isLoading}
          onRetry={own.reload}
        />
      )}
      {enterprise && (
        <PreferencesForm
          key={enterprise.id}
          enterprise={enterprise}
          email={own.user?.email ?? null}
          onSaved={own.replaceEnterprise}
        />
      )}
    </div>
  );
}

interface PreferencesFormProps {
  enterprise: EnterpriseView;
  /** Of the person: an enterprise has none of its own. */
  email: string | null;
  onSaved: (enterprise: EnterpriseView) => void;
}

export function PreferencesForm({ enterprise, email, onSaved }: PreferencesFormProps) {
  const [services, setServices] = useState(() => enterprise.services.map(({ value }) => value));
  const [cities, setCities] = useState(() => enterprise.interestCities.map(({ value }) => value));
  const [ways, setWays] = useState(() => waysOf(enterprise));
  const [isShown, setIsShown] = useState(enterprise.isShown);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  const save = async () => {
    setIsSaving(true);
    setFailure(undefined);
    const answer = await api.put('/update-enterprise-preferences', {
      body: {
        id: enterprise.id,
        services,
        cities,
        alertBySms: ways.includes('sms'),
        alertByEmail: ways.includes('email'),
        isShown,
      },
    });
    setIsSaving(false);
    if (answer.ok) {
      onSaved(answer.entity);
      return toastSuccess(t('preferences.saved'));
    }
    setFailure(failureSentence(answer));
    return toastFailure(answer);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      <Card>
        <ChoiceGroup
          legend={t('preferences.alerts')}
          type="checkbox"
          name="alerts"
          options={[
            { value: 'sms', label: t('preferences.alertBySms', { phone: formatPhone(enterprise.phoneNumber) }) },
            {
              value: 'email',
              label: email ? t('preferences.alertByEmail', { email }) : t('preferences.alertByEmailNone'),
            },
          ]}
          value={ways}
          onChange={setWays}
        />
        <p role="status" className={styles.soft}>
          {ways.length === 0 && t('preferences.alertsOff')}
        </p>
      </Card>
      <Card>
        <ServicesField value={services} known={enterprise.services} onChange={setServices} error={undefined} />
      </Card>
      <Card>
        <InterestCities own={enterprise.city} value={cities} onChange={setCities} />
      </Card>
      <Card>
        <ChoiceGroup
          legend={t('preferences.publicPage')}
          type="checkbox"
          name="publicPage"
          options={[{ value: 'shown', label: t('preferences.isShown') }]}
          value={isShown ? ['shown'] : []}
          onChange={(chosen) => setIsShown(chosen.length > 0)}
        />
        <p className={styles.soft}>{t('preferences.isShownHint')}</p>
        {enterprise.publicPath && <Link to={enterprise.publicPath}>{t('preferences.seePage')}</Link>}
      </Card>
      <Button type="submit" className={styles.save} busy={isSaving}>
        {t(isSaving ? 'users.saving' : 'users.save')}
      </Button>
    </form>
  );
}

const waysOf = ({ alertBySms, alertByEmail }: EnterpriseView): string[] => [
  ...(alertBySms ? ['sms'] : []),
  ...(alertByEmail ? ['email'] : []),
];
