import { useState } from 'react';
import { isStaff } from '../../shared/auth/roles.ts';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { SessionItem } from '../../shared/security/views.ts';
import type { TextKey } from '../../shared/texts.ts';
import accountStyles from '../account/Account.module.css';
import { api } from '../api.ts';
import { useSession } from '../session/useSession.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { toastFailure } from '../ui/formFailure.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { toastSuccess } from '../ui/toast.tsx';
import { useQuery } from '../useQuery.ts';
import styles from './Security.module.css';

/** The devices that are signed in to one's account, which one may sign out from here. */
export function SessionList() {
  const role = useSession()?.user.role;
  const query = useQuery('own sessions', () => api.get('/account/sessions'), { refreshOnFocus: true });
  const [busy, setBusy] = useState<string>();
  const { entity: sessions } = query;

  const end = async (which: string, call: Promise<ApiResult<SessionItem[]>>, done: TextKey) => {
    setBusy(which);
    const answer = await call;
    setBusy(undefined);
    if (!answer.ok) return toastFailure(answer);
    query.replace(answer.entity);
    return toastSuccess(t(done));
  };
  const endOne = (id: string) =>
    end(id, api.post('/account/sessions/{id}/end', { path: { id } }), 'security.sessionEnded');
  const endOthers = () => end('others', api.post('/account/sessions/end-others'), 'security.othersEnded');

  return (
    <Card className={accountStyles.section}>
      <h2 id="sessions">{t('security.sessions')}</h2>
      <p className={accountStyles.soft}>{t('security.sessionsIntro')}</p>
      {isStaff(role) && <p className={accountStyles.soft}>{t('security.staffSessions')}</p>}
      {!sessions && query.isLoading && <Skeleton lines={3} height="4rem" />}
      {!sessions && !query.isLoading && (
        <LoadFailure
          title={t('security.sessionsFailed')}
          failure={query.failure}
          isBusy={query.isLoading}
          onRetry={query.reload}
        />
      )}
      {sessions && (
        <ul className={styles.sessions} aria-labelledby="sessions">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} busy={busy === session.id} onEnd={endOne} />
          ))}
        </ul>
      )}
      {sessions?.length === 1 && <p className={accountStyles.soft}>{t('security.onlyThisDevice')}</p>}
      {sessions && sessions.length > 1 && (
        <Button className={accountStyles.save} variant="secondary" busy={busy === 'others'} onClick={endOthers}>
          {t('security.endOthers')}
        </Button>
      )}
    </Card>
  );
}

interface SessionRowProps {
  session: SessionItem;
  busy: boolean;
  onEnd: (id: string) => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { id, device, network, createdAt, lastUsedAt, isCurrent } = session;
  const openedAt = formatDateTime(createdAt);
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {device} {isCurrent && <span className={styles.current}>{t('security.thisDevice')}</span>}
        </p>
        <p className={accountStyles.soft}>{t('security.openedAt', { date: openedAt })}</p>
        <p className={accountStyles.soft}>{t('security.lastUsedAt', { date: formatDateTime(lastUsedAt) })}</p>
        {network && <p className={accountStyles.soft}>{t('security.network', { network })}</p>}
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          busy={busy}
          aria-label={t('security.endSessionOf', { device, date: openedAt })}
          onClick={() => onEnd(id)}
        >
          {t('security.endSession')}
        </Button>
      )}
    </li>
  );
}
