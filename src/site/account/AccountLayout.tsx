import { useOutletContext } from 'react-router-dom';
import { passwordTexts } from '../../shared/auth/passwordTexts.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { controlTexts } from '../../shared/common/controlTexts.ts';
import { enterpriseTexts } from '../../shared/enterprises/texts.ts';
import { userTexts } from '../../shared/users/texts.ts';
import { type OwnEnterprise, useOwnEnterprise } from '../enterprises/useOwnEnterprise.ts';
import { PageOutlet } from '../layout/PageOutlet.tsx';
import { registerTexts } from '../texts.ts';
import styles from './Account.module.css';
import { SideMenu } from './SideMenu.tsx';

for (const catalogue of [authTexts, passwordTexts, controlTexts, userTexts, enterpriseTexts]) registerTexts(catalogue);

/** The account area: a side menu and its pages (specification §2.6). */
export function AccountLayout() {
  const own = useOwnEnterprise();
  return (
    <div className={styles.layout}>
      <SideMenu enterprise={own.enterprise} hasPassword={own.user?.hasPassword ?? true} />
      <div className={styles.content}>
        <PageOutlet context={own} />
      </div>
    </div>
  );
}

/** The person and their enterprise, asked for once for all pages of the area. */
export const useAccount = (): OwnEnterprise => useOutletContext<OwnEnterprise>();
