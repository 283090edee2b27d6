import type { SvgIcon } from '@mui/material';
import {
  AuditLogIcon,
  DashboardIcon,
  EnterprisesIcon,
  HomeIcon,
  MessagesIcon,
  MyEnterprisesIcon,
  NewEnterprisesIcon,
  ProjectsIcon,
  SmsIcon,
  StatisticsIcon,
} from './icons.tsx';

interface Screen {
  /** As `access.ts` names it. */
  resource: string;
  /** React-admin's own path. */
  path: string;
  label: string;
  hint: string;
  icon: typeof SvgIcon;
}

/** The screens that exist: the menu and the cards of the dashboard read this list, each shown to whoever may open it. */
export const screens: readonly Screen[] = [
  { resource: 'welcome', path: '/welcome', label: 'admin.home', hint: 'admin.welcomeIntro', icon: HomeIcon },
  { resource: 'dashboard', path: '/', label: 'admin.dashboard', hint: 'admin.dashboardIntro', icon: DashboardIcon },
  {
    resource: 'projects',
    path: '/projects',
    label: 'admin.card.projects',
    hint: 'admin.card.projectsHint',
    icon: ProjectsIcon,
  },
  {
    resource: 'enterprises',
    path: '/enterprises',
    label: 'sales.newMenu',
    hint: 'sales.newHint',
    icon: NewEnterprisesIcon,
  },
  {
    resource: 'my-enterprises',
    path: '/my-enterprises',
    label: 'sales.mineTitle',
    hint: 'sales.mineHint',
    icon: MyEnterprisesIcon,
  },
  {
    resource: 'all-enterprises',
    path: '/all-enterprises',
    label: 'sales.allTitle',
    hint: 'sales.allHint',
    icon: EnterprisesIcon,
  },
  {
    resource: 'sms-summary',
    path: '/sms-summary',
    label: 'admin.card.sms',
    hint: 'admin.card.smsHint',
    icon: SmsIcon,
  },
  {
    resource: 'statistics',
    path: '/statistics',
    label: 'statistics.title',
    hint: 'statistics.card',
    icon: StatisticsIcon,
  },
  {
    resource: 'messages',
    path: '/messages',
    label: 'admin.card.messages',
    hint: 'admin.card.messagesHint',
    icon: MessagesIcon,
  },
  {
    resource: 'audit-log',
    path: '/audit-log',
    label: 'admin.card.auditLog',
    hint: 'admin.card.auditLogHint',
    icon: AuditLogIcon,
  },
];
