import { authTexts } from '../../shared/auth/texts.ts';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { Link } from '../ui/Link.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import styles from './LoginPage.module.css';

registerTexts(authTexts);

export function LoginPage() {
  return (
    <LoginFrame title={t('auth.title')} intro={t('auth.intro')}>
      <p className={styles.aside}>
        {t('auth.asClient')} <Link to={paths.projectInfo}>{t('auth.asClientLink')}</Link>
      </p>
    </LoginFrame>
  );
}
