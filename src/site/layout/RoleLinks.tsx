import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { NavLink } from '../ui/Link.tsx';
import { useAudience } from './audience.ts';

/** Where each role works. The back-office is another application: a full load. */
export function RoleLinks({ className }: { className?: string | undefined }) {
  const audience = useAudience();
  if (audience === 'Entrepreneur') {
    return (
      <NavLink className={className} to={paths.dashboard}>
        {t('layout.dashboard')}
      </NavLink>
    );
  }
  if (audience === 'CustomerService') {
    return (
      <a className={className} href={paths.agentProjects}>
        {t('layout.projectManagement')}
      </a>
    );
  }
  if (audience === 'Admin') {
    return (
      <a className={className} href={paths.adminDashboard}>
        {t('layout.adminDashboard')}
      </a>
    );
  }
  if (audience === 'SalesService') {
    return (
      <>
        <a className={className} href={paths.agentOwnEnterprises}>
          {t('layout.ownEnterprises')}
        </a>
        <a className={className} href={paths.agentEnterprises}>
          {t('layout.enterpriseManagement')}
        </a>
      </>
    );
  }
  return null;
}
