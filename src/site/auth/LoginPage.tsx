import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginTexts } from '../../shared/auth/loginTexts.ts';
import { landingPage } from '../../shared/auth/roles.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { currentSession } from '../../shared/client/session.ts';
import type { FinishLogin } from '../../shared/factors/schemas.ts';
import type { LoginChallenge } from '../../shared/factors/views.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { useHydrated } from '../rendering/rendering.ts';
import { loginStateOf, takeBackOfficeNotice, takeReturnAddress } from '../session/loginState.ts';
import { Redirect } from '../session/Redirect.tsx';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import { Spinner } from '../ui/Loading.tsx';
import { LoginFields, useEnter } from './LoginForm.tsx';
import styles from './LoginPage.module.css';

registerTexts(authTexts);
registerTexts(loginTexts);

export function LoginPage() {
  return (
    <LoginFrame title={t('auth.title')} intro={t('auth.intro')}>
      <p className={styles.aside}>
        {t('auth.asClient')} <Link to={paths.projectInfo}>{t('auth.asClientLink')}</Link>
      </p>
    </LoginFrame>
  );
}

export function ContractorLoginPage() {
  return <LoginFrame title={t('auth.contractorTitle')} intro={t('auth.contractorIntro')} />;
}

/** Few need it: it comes when it is asked for. */
const LoadedSecondStep = lazy(async () => ({
  default: (await import('../factors/SecondStep.tsx')).SecondStep,
}));

function SecondStep(props: { challenge: LoginChallenge; onBack: (why?: string) => void }) {
  const enter = useEnter();
  const finish = async (proof: FinishLogin) => {
    const answer = await api.post('/login/second-factor', { body: proof });
    if (answer.ok) enter(answer.body);
    return answer;
  };
  return (
    <Suspense fallback={<Spinner />}>
      <LoadedSecondStep {...props} finish={finish} />
    </Suspense>
  );
}

interface LoginFrameProps {
  title: ReactNode;
  intro: ReactNode;
  children?: ReactNode;
}

/** Both log-in pages. Who comes signed in already, or signs in in another tab, is taken on. */
export function LoginFrame({ title, intro, children }: LoginFrameProps) {
  const address = useSignedInAddress();
  const told = loginStateOf(useLocation());
  const isHydrated = useHydrated();
  const [ended] = useState(takeBackOfficeNotice);
  const notice = isHydrated ? (ended ?? told.notice) : undefined;
  const [challenge, setChallenge] = useState<LoginChallenge>();
  const [refused, setRefused] = useState<string>();
  if (address && isHydrated) return <Redirect address={address} />;
  if (challenge) {
    const back = (why?: string) => {
      setRefused(why);
      setChallenge(undefined);
    };
    return (
      <div className={styles.page}>
        <Card className={styles.card}>
          <SecondStep challenge={challenge} onBack={back} />
        </Card>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{title}</h1>
        {notice ? <Alert tone="info">{t(notice)}</Alert> : <p className={styles.intro}>{intro}</p>}
        {refused && <Alert tone="error">{refused}</Alert>}
        <LoginFields onChallenge={setChallenge} />
        <p className={styles.forgotten}>
          <Link to={paths.forgottenPassword}>{t('auth.forgotten')}</Link>
        </p>
        <p className={styles.aside}>
          {t('auth.noAccount')} <Link to={paths.register}>{t('auth.noAccountLink')}</Link>
        </p>
        {children}
      </Card>
    </div>
  );
}

/**
 * Where somebody goes on who did not sign in by this page: to their own page, and from another tab to the page that
 * sent them here. A storage event tells of other tabs only: this page's own log-in goes its own way.
 */
function useSignedInAddress(): string | undefined {
  const location = useLocation();
  const [address, setAddress] = useState(() => {
    const already = currentSession();
    return already && landingPage[already.user.role];
  });
  useEffect(() => {
    const follow = () => {
      const role = currentSession()?.user.role;
      if (role) setAddress(takeReturnAddress(location, role) ?? landingPage[role]);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [location]);
  return address;
}
