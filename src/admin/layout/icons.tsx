import { createSvgIcon } from '@mui/material/utils';

/** The back-office's icons, on a grid of 24. What each means is said beside it. */
const lines = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const DashboardIcon = createSvgIcon(
  <path {...lines} d="M4 4h7v8H4zM13 4h7v5h-7zM13 12h7v8h-7zM4 15h7v5H4z" />,
  'Dashboard',
);
export const HomeIcon = createSvgIcon(<path {...lines} d="M4 11l8-6.5 8 6.5M6 9.5V20h12V9.5M10 20v-6h4v6" />, 'Home');
export const ProjectsIcon = createSvgIcon(
  <path
    {...lines}
    d="M8 5H6.5A1.5 1.5 0 0 0 5 6.5v12A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5v-12A1.5 1.5 0 0 0 17.5 5H16M8.5 3.5h7v3.5h-7zM9 12l2 2 4-4"
  />,
  'Projects',
);
export const EnterprisesIcon = createSvgIcon(
  <path
    {...lines}
    d="M4.5 20.5V5.5L13 3v17.5M13 9h6.5v11.5M3 20.5h18M8 8.5h1.5M8 12.5h1.5M8 16.5h1.5M16 13h.5M16 17h.5"
  />,
  'Enterprises',
);
export const NewEnterprisesIcon = createSvgIcon(
  <path {...lines} d="M4.5 20.5V5.5L13 3v17.5M3 20.5h10M8 8.5h1.5M8 12.5h1.5M8 16.5h1.5M18 9v7M14.5 12.5h7" />,
  'NewEnterprises',
);
export const MyEnterprisesIcon = createSvgIcon(
  <path
    {...lines}
    d="M5 8h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 8zM9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M3.5 13.5h17"
  />,
  'MyEnterprises',
);
export const MessagesIcon = createSvgIcon(
  <path
    {...lines}
    d="M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-8l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5zM8 9.5h8M8 13h5"
  />,
  'Messages',
);
export const AuditLogIcon = createSvgIcon(
  <path {...lines} d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2.5" />,
  'AuditLog',
);
export const SiteIcon = createSvgIcon(
  <path
    {...lines}
    d="M10 5H6a1.5 1.5 0 0 0-1.5 1.5v11A1.5 1.5 0 0 0 6 19h11a1.5 1.5 0 0 0 1.5-1.5V14M14 4.5h5.5V10M19.5 4.5L11 13"
  />,
  'Site',
);
export const AccountIcon = createSvgIcon(
  <path {...lines} d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5" />,
  'Account',
);
export const AddIcon = createSvgIcon(<path {...lines} d="M12 5v14M5 12h14" />, 'Add');
export const SearchIcon = createSvgIcon(
  <path {...lines} d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21" />,
  'Search',
);
export const BackIcon = createSvgIcon(<path {...lines} d="M20 12H4.5M11 5l-7 7 7 7" />, 'Back');
export const DownloadIcon = createSvgIcon(
  <path {...lines} d="M12 4v11.5M7 11l5 5 5-5M4.5 16v2A2.5 2.5 0 0 0 7 20.5h10a2.5 2.5 0 0 0 2.5-2.5v-2" />,
  'Download',
);
export const PreviewIcon = createSvgIcon(
  <path
    {...lines}
    d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z"
  />,
  'Preview',
);
export const SmsIcon = createSvgIcon(
  <path
    {...lines}
    d="M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3zM11 18h2M9.5 7h5M9.5 10h5M9.5 13h3"
  />,
  'Sms',
);
export const StatisticsIcon = createSvgIcon(<path {...lines} d="M4 4v16h16M8 16v-4M12 16V8M16 16v-6" />, 'Statistics');
export const SettingsIcon = createSvgIcon(
  <path
    {...lines}
    d="M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
  />,
  'Settings',
);
