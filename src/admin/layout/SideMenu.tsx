import { Menu, useTranslate } from 'react-admin';
import { mayOpen } from '../providers/access.ts';
import { useRole } from '../providers/useSession.ts';
import { screens } from './screens.ts';

/** The screens this person may open; the plain landing for those who have no dashboard. */
export function SideMenu() {
  const translate = useTranslate();
  const role = useRole();
  return (
    <nav aria-label={translate('admin.navigation')}>
      <Menu>
        {screens
          .filter(({ resource }) => (resource === 'welcome' ? !mayOpen(role, 'dashboard') : mayOpen(role, resource)))
          .map(({ path, label, icon: Icon }) => (
            <Menu.Item key={path} to={path} primaryText={label} leftIcon={<Icon />} />
          ))}
      </Menu>
    </nav>
  );
}
