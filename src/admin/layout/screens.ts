import type { SvgIcon } from '@mui/material';
import {
  AddPersonIcon,
  AllProjectsIcon,
  AuditLogIcon,
  DashboardIcon,
  EnterprisesIcon,
  HomeIcon,
  LanguagesIcon,
  MessagesIcon,
  MyEnterprisesIcon,
  NewEnterprisesIcon,
  PackagesIcon,
  PartnersIcon,
  PaymentsIcon,
  PlacesIcon,
  ProjectsIcon,
  ReviewsIcon,
  ServicesIcon,
  SettingsIcon,
  SmsIcon,
  StaffIcon,
  StatisticsIcon,
  SubscriptionsIcon,
  SupportIcon,
  VerificationsIcon,
} from '../ui/icons.tsx';

/** The parts of the menu. */
type ScreenGroup = 'overview' | 'requests' | 'enterprises' | 'money' | 'messages' | 'team' | 'site';

interface Screen {
  group: ScreenGroup;
  /** As `access.ts` names it. */
  resource: string;
  /** React-admin's own path. */
  path: string;
  label: string;
  hint: string;
  icon: typeof SvgIcon;
}

/**
 * The screens that exist, group by group: the menu and the cards of the dashboard read this list, each shown to
 * whoever may open it.
 */
export const screens: readonly Screen[] = [
  {
    group: 'overview',
    resource: 'welcome',
    path: '/welcome',
    label: 'admin.home',
    hint: 'admin.welcomeIntro',
    icon: HomeIcon,
  },
  {
    group: 'overview',
    resource: 'dashboard',
    path: '/',
    label: 'admin.dashboard',
    hint: 'admin.dashboardIntro',
    icon: DashboardIcon,
  },
  {
    group: 'overview',
    resource: 'statistics',
    path: '/statistics',
    label: 'statistics.title',
    hint: 'statistics.card',
    icon: StatisticsIcon,
  },
  {
    group: 'requests',
    resource: 'projects',
    path: '/projects',
    label: 'admin.card.projects',
    hint: 'admin.card.projectsHint',
    icon: ProjectsIcon,
  },
  {
    group: 'requests',
    resource: 'all-projects',
    path: '/all-projects',
    label: 'desk.allMenu',
    hint: 'desk.allHint',
    icon: AllProjectsIcon,
  },
  {
    group: 'requests',
    resource: 'support-tickets',
    path: '/support-tickets',
    label: 'support.title',
    hint: 'support.hint',
    icon: SupportIcon,
  },
  {
    group: 'requests',
    resource: 'reviews',
    path: '/reviews',
    label: 'reviewAdmin.title',
    hint: 'reviewAdmin.hint',
    icon: ReviewsIcon,
  },
  {
    group: 'enterprises',
    resource: 'enterprises',
    path: '/enterprises',
    label: 'sales.newMenu',
    hint: 'sales.newHint',
    icon: NewEnterprisesIcon,
  },
  {
    group: 'enterprises',
    resource: 'my-enterprises',
    path: '/my-enterprises',
    label: 'sales.mineTitle',
    hint: 'sales.mineHint',
    icon: MyEnterprisesIcon,
  },
  {
    group: 'enterprises',
    resource: 'all-enterprises',
    path: '/all-enterprises',
    label: 'sales.allTitle',
    hint: 'sales.allHint',
    icon: EnterprisesIcon,
  },
  {
    group: 'enterprises',
    resource: 'verification-requests',
    path: '/verification-requests',
    label: 'verification.menu',
    hint: 'verification.hint',
    icon: VerificationsIcon,
  },
  {
    group: 'money',
    resource: 'payments',
    path: '/payments',
    label: 'paymentHistory.menu',
    hint: 'paymentHistory.intro',
    icon: PaymentsIcon,
  },
  {
    group: 'money',
    resource: 'subscriptions',
    path: '/subscriptions',
    label: 'subscriptionList.title',
    hint: 'subscriptionList.hint',
    icon: SubscriptionsIcon,
  },
  {
    group: 'money',
    resource: 'packages',
    path: '/packages',
    label: 'packageAdmin.title',
    hint: 'packageAdmin.hint',
    icon: PackagesIcon,
  },
  {
    group: 'messages',
    resource: 'sms-summary',
    path: '/sms-summary',
    label: 'admin.card.sms',
    hint: 'admin.card.smsHint',
    icon: SmsIcon,
  },
  {
    group: 'messages',
    resource: 'messages',
    path: '/messages',
    label: 'admin.card.messages',
    hint: 'admin.card.messagesHint',
    icon: MessagesIcon,
  },
  { group: 'team', resource: 'staff', path: '/staff', label: 'staff.title', hint: 'staff.hint', icon: StaffIcon },
  {
    group: 'team',
    resource: 'add-user',
    path: '/add-user',
    label: 'staff.addMenu',
    hint: 'staff.addHint',
    icon: AddPersonIcon,
  },
  {
    group: 'team',
    resource: 'audit-log',
    path: '/audit-log',
    label: 'admin.card.auditLog',
    hint: 'admin.card.auditLogHint',
    icon: AuditLogIcon,
  },
  {
    group: 'site',
    resource: 'services',
    path: '/services',
    label: 'serviceAdmin.title',
    hint: 'serviceAdmin.hint',
    icon: ServicesIcon,
  },
  {
    group: 'site',
    resource: 'partners',
    path: '/partners',
    label: 'partnerAdmin.title',
    hint: 'partnerAdmin.hint',
    icon: PartnersIcon,
  },
  {
    group: 'site',
    resource: 'cities',
    path: '/cities',
    label: 'placeAdmin.title',
    hint: 'placeAdmin.hint',
    icon: PlacesIcon,
  },
  {
    group: 'site',
    resource: 'languages',
    path: '/languages',
    label: 'languageAdmin.title',
    hint: 'languageAdmin.hint',
    icon: LanguagesIcon,
  },
  {
    group: 'site',
    resource: 'settings',
    path: '/settings/site',
    label: 'settingsAdmin.title',
    hint: 'settingsAdmin.hint',
    icon: SettingsIcon,
  },
];
