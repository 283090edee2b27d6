import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { passwordTexts } from '../../shared/auth/passwordTexts.ts';
import { newIdempotencyKey } from '../../shared/client/idempotencyKey.ts';
import { saveBlob } from '../../shared/client/saveBlob.ts';
import { formatDate, isoDate } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { eraseOwnDataSchema } from '../../shared/privacy/schemas.ts';
import { ownDataTexts } from '../../shared/privacy/texts.ts';
import type { PersonData } from '../../shared/privacy/views.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { showFormFailure, toastFailure } from '../ui/formFailure.ts';
import { Link } from '../ui/Link.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { PasswordField } from '../ui/TextField.tsx';
import { toastSuccess } from '../ui/toast.tsx';
import { useQuery } from '../useQuery.ts';
import styles from './OwnData.module.css';

registerTexts(passwordTexts);
registerTexts(ownDataTexts);

/** A person's own data: to take along, and to have erased (docs/decisions/0044). */
export function OwnDataPage() {
  const own = useQuery('own data', () => api.get('/own-data'));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('ownData.title')}</h1>
        <p className={styles.soft}>{t('ownData.intro')}</p>
        <Link to={paths.privacy}>{t('ownData.policy')}</Link>
      </header>
      <Card>
        <Export />
      </Card>
      {own.entity && (
        <Card>
          <Erasure data={own.entity} onChanged={own.replace} />
        </Card>
      )}
      {!own.entity && own.isLoading && <Skeleton lines={4} height="3rem" />}
      {!own.entity && !own.isLoading && (
        <LoadFailure title={t('ownData.loadFailed')} failure={own.failure} isBusy={false} onRetry={own.reload} />
      )}
    </div>
  );
}

function Export() {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    const answer = await api.download('/own-data/export');
    setIsBusy(false);
    if (!answer.ok) return toastFailure(answer);
    saveBlob(answer.entity, `mes-donnees-${isoDate(new Date())}.json`);
    return toastSuccess(t('ownData.exported'));
  };
  return (
    <section className={styles.section}>
      <h2>{t('ownData.exportTitle')}</h2>
      <p>{t('ownData.exportText')}</p>
      <Button className={styles.act} busy={isBusy} onClick={download}>
        {t(isBusy ? 'ownData.exporting' : 'ownData.export')}
      </Button>
    </section>
  );
}

interface ErasureProps {
  data: PersonData;
  onChanged: (data: PersonData) => void;
}

function Erasure({ data, onChanged }: ErasureProps) {
  const settings = useSiteSettings();
  return (
    <section className={styles.section}>
      <h2>{t('ownData.eraseTitle')}</h2>
      {!data.mayBeErased && <p>{t('ownData.staff')}</p>}
      {data.mayBeErased && data.erasure && <Waiting erasure={data.erasure} onChanged={onChanged} />}
      {data.mayBeErased && !data.erasure && (
        <>
          <Consequences data={data} />
          {data.hasPassword ? (
            <EraseForm onChanged={onChanged} />
          ) : (
            <Alert tone="info">
              <p>{t('ownData.noPassword', { phone: settings ? formatPhone(settings.supportPhone) : '' })}</p>
            </Alert>
          )}
        </>
      )}
    </section>
  );
}

/** What an erasure takes, and what it leaves with its reason. */
function Consequences({ data }: { data: PersonData }) {
  const { requests, openRequests, reviews, enterpriseName, openLeads, runningJobs, payments, unsettledPayments } = data;
  const goes = [
    t('ownData.goesAccount'),
    requests > 0 && t('ownData.goesRequests', { smart_count: requests }),
    openRequests > 0 && t('ownData.goesOpenRequests', { smart_count: openRequests }),
    enterpriseName && t('ownData.goesEnterprise', { name: enterpriseName }),
    openLeads > 0 && t('ownData.goesLeads', { smart_count: openLeads }),
    data.package && t('ownData.goesPackage', { name: data.package.nameFr, date: formatDate(data.package.endsAt) }),
  ];
  const stays = [
    runningJobs > 0 && t('ownData.staysJobs', { smart_count: runningJobs }),
    unsettledPayments > 0 && t('ownData.staysUnsettled', { smart_count: unsettledPayments }),
    payments > 0 && t('ownData.staysPayments', { smart_count: payments }),
    reviews > 0 && t('ownData.staysReviews', { smart_count: reviews }),
    requests > 0 && t('ownData.staysFigures'),
    t('ownData.staysProof'),
  ];
  return (
    <div className={styles.pair}>
      <Points title={t('ownData.goes')} sentences={goes} />
      <Points title={t('ownData.stays')} sentences={stays} />
    </div>
  );
}

function Points({ title, sentences }: { title: string; sentences: (string | false | null)[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.points}>{sentences.map((sentence) => sentence && <li key={sentence}>{sentence}</li>)}</ul>
    </div>
  );
}

function EraseForm({ onChanged }: { onChanged: (data: PersonData) => void }) {
  const { register, handleSubmit, setError, formState } = useForm<{ password: string }>({
    resolver: standardSchemaResolver(eraseOwnDataSchema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const erase = handleSubmit(async (body) => {
    // A key for each wish: one that waits stays as it is, and one that was called off is asked for anew.
    const idempotencyKey = newIdempotencyKey();
    const answer = await api.post('/own-data/erasure', { body, idempotencyKey });
    if (!answer.ok) return showFormFailure(answer, setError, { Password: 'password' });
    onChanged(answer.entity);
    return toastSuccess(t('ownData.erasureAsked'));
  });
  return (
    <form className={styles.form} noValidate onSubmit={erase}>
      <p>{t('ownData.delay')}</p>
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <PasswordField
        label={t('ownData.password')}
        hint={t('ownData.passwordHint')}
        error={errors.password?.message && say(errors.password.message)}
        autoComplete="current-password"
        aria-required
        {...register('password')}
      />
      <Button type="submit" variant="danger" className={styles.act} busy={isSubmitting}>
        {t(isSubmitting ? 'ownData.erasing' : 'ownData.erase')}
      </Button>
    </form>
  );
}

interface WaitingProps {
  erasure: NonNullable<PersonData['erasure']>;
  onChanged: (data: PersonData) => void;
}

function Waiting({ erasure, onChanged }: WaitingProps) {
  const [isBusy, setIsBusy] = useState(false);
  const keep = async () => {
    setIsBusy(true);
    const answer = await api.post('/own-data/erasure/undo', {});
    setIsBusy(false);
    if (!answer.ok) return toastFailure(answer);
    onChanged(answer.entity);
    return toastSuccess(t('ownData.kept'));
  };
  return (
    <>
      <Alert tone="info" title={t('ownData.waitingTitle', { date: formatDate(erasure.dueAt) })}>
        <p>{t('ownData.waitingText', { date: formatDate(erasure.requestedAt) })}</p>
      </Alert>
      <Button className={styles.act} busy={isBusy} onClick={keep}>
        {t('ownData.keep')}
      </Button>
    </>
  );
}
