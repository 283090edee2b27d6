import { Divider, ListSubheader } from '@mui/material';
import { Fragment } from 'react';
import { Menu, useSidebarState, useTranslate } from 'react-admin';
import { mayOpen } from '../providers/access.ts';
import { useRole } from '../providers/session.ts';
import { screens } from './screens.ts';

/** Fewer are found at a glance, and headings would only push them apart. */
const NAMED_FROM = 9;

/**
 * The screens this person may open, in groups where they are many; the plain landing for those who have no dashboard.
 */
export function SideMenu() {
  const translate = useTranslate();
  const role = useRole();
  const open = screens.filter(({ resource }) =>
    resource === 'welcome' ? !mayOpen(role, 'dashboard') : mayOpen(role, resource),
  );
  const isGrouped = open.length >= NAMED_FROM;
  return (
    <nav aria-label={translate('admin.navigation')}>
      <Menu>
        {open.map(({ path, label, icon: Icon, group }, index) => (
          <Fragment key={path}>
            {isGrouped && group !== open[index - 1]?.group ? <GroupName group={group} isFirst={index === 0} /> : null}
            <Menu.Item to={path} primaryText={label} leftIcon={<Icon />} />
          </Fragment>
        ))}
      </Menu>
    </nav>
  );
}

/** A line where there is no room for words. */
function GroupName({ group, isFirst }: { group: string; isFirst: boolean }) {
  const translate = useTranslate();
  const [isOpen] = useSidebarState();
  if (isOpen) {
    return (
      <ListSubheader role="presentation" disableSticky sx={groupName}>
        {translate(`admin.group.${group}`)}
      </ListSubheader>
    );
  }
  return isFirst ? null : <Divider role="presentation" sx={{ mx: 1.5, my: 0.5 }} />;
}

const groupName = {
  px: 2.5,
  pt: 1.5,
  pb: 0.25,
  lineHeight: 1.5,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
  backgroundColor: 'transparent',
} as const;
