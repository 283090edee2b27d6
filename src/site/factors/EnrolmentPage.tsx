import { useState } from 'react';
import { landingPage } from '../../shared/auth/roles.ts';
import { currentSession } from '../../shared/client/session.ts';
import { proofTexts } from '../../shared/factors/proofTexts.ts';
import { factorTexts } from '../../shared/factors/texts.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { Redirect } from '../session/Redirect.tsx';
import { useLogout } from '../session/useLogout.ts';
import { registerTexts, t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { useQuery } from '../useQuery.ts';
import { AddFactor } from './AddFactor.tsx';
import pageStyles from './EnrolmentPage.module.css';
import styles from './Factors.module.css';
import { ProofDialog } from './ProofDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

for (const catalogue of [factorTexts, proofTexts]) registerTexts(catalogue);

const steps = ['factors.requiredStep1', 'factors.requiredStep2', 'factors.requiredStep3'] as const;

/** All that a session reaches whose role requires a second factor that the person has not: its enrolment. */
export function EnrolmentPage() {
  const own = useQuery('own factors', () => api.get('/second-factors'));
  const [codes, setCodes] = useState<string[]>();
  const [isDone, setIsDone] = useState(false);
  const logOut = useLogout(paths.login);
  const role = currentSession()?.user.role;
  if (role && (isDone || (own.entity && !own.entity.mustEnrol && !codes)))
    return <Redirect address={landingPage[role]} />;
  return (
    <div className={pageStyles.page}>
      <Card className={styles.section}>
        <h1>{t('factors.requiredTitle')}</h1>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={() => setIsDone(true)} />
        ) : (
          <>
            <p className={styles.soft}>{t('factors.requiredIntro')}</p>
            <h2>{t('factors.requiredSteps')}</h2>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
            {!own.entity && own.isLoading && <Skeleton lines={3} height="3rem" />}
            {!own.entity && !own.isLoading && (
              <LoadFailure title={t('factors.loadFailed')} failure={own.failure} isBusy={false} onRetry={own.reload} />
            )}
            {own.entity && (
              <AddFactor
                passkeysOffered={own.entity.passkeysOffered}
                onAdded={(fresh) => (fresh ? setCodes(fresh) : setIsDone(true))}
              />
            )}
            <div className={styles.ways}>
              <Button variant="quiet" onClick={logOut}>
                {t('factors.logOut')}
              </Button>
            </div>
          </>
        )}
      </Card>
      <ProofDialog />
    </div>
  );
}
