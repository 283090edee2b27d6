import { useLocation } from 'react-router-dom';
import type { TextKey } from '../../shared/texts.ts';
import { Disclosure } from '../layout/Disclosure.tsx';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { NavLink } from '../ui/Link.tsx';
import styles from './HowItWorks.module.css';

const profiles: readonly (readonly [string, TextKey])[] = [
  [paths.howItWorks, 'how.profileDefault'],
  [paths.businessGuide, 'how.profileBusiness'],
  [paths.customerGuide, 'how.profileCustomer'],
];

/**
 * The profile dropdown with its three choices (specification §2.6). A menu of links and no select, which would leave the
 * page at the first press of an arrow key.
 */
export function ProfileMenu() {
  const { pathname } = useLocation();
  const current = profiles.find(([address]) => address === pathname)?.[1] ?? 'how.profileDefault';
  return (
    <Disclosure
      label={
        <>
          <span className={styles.profileLabel}>{t('how.profile')} :</span> {t(current)}
        </>
      }
      className={styles.profile}
      buttonClassName={styles.profileButton}
      panelClassName={styles.profilePanel}
    >
      {() => (
        <ul>
          {profiles.map(([address, text]) => (
            <li key={address}>
              <NavLink end className={styles.profileChoice} to={address}>
                {t(text)}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
