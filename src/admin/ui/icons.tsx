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
export const PhoneIcon = createSvgIcon(
  <path
    {...lines}
    d="M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3A2 2 0 0 1 18.5 20.5C10.5 20.5 3.5 13.5 3.5 5.5A2 2 0 0 1 6 3.5z"
  />,
  'Phone',
);
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
export const ServicesIcon = createSvgIcon(
  <path
    {...lines}
    d="M14.5 6.5a4 4 0 0 1 5-3.9l-2.4 2.4v2h2L21.5 4.6a4 4 0 0 1-5.3 4.9L7 18.7a1.8 1.8 0 0 1-2.6-2.6l9.2-9.2zM4 5l4.5 4.5"
  />,
  'Services',
);
export const PartnersIcon = createSvgIcon(
  <path {...lines} d="M3.5 8.5L8 6l4 2 4-2 4.5 2.5v7L16 18l-4-2.5L8 18l-4.5-2.5zM12 8v7.5" />,
  'Partners',
);
export const PlacesIcon = createSvgIcon(
  <path
    {...lines}
    d="M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11zM12 7.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z"
  />,
  'Places',
);
export const SoundsIcon = createSvgIcon(
  <path {...lines} d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11" />,
  'Sounds',
);
export const LanguagesIcon = createSvgIcon(
  <path
    {...lines}
    d="M4 5.5h9M8.5 3.5v2M11 5.5c-.8 4-3.2 6.6-6.5 8M6.5 8.5c1 2.4 2.8 4 5 5M12 20.5l4-10 4 10M13.4 17h5.2"
  />,
  'Languages',
);
export const PackagesIcon = createSvgIcon(
  <path {...lines} d="M12 3.5l8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9" />,
  'Packages',
);
export const SettingsIcon = createSvgIcon(
  <path
    {...lines}
    d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z"
  />,
  'Settings',
);
export const HandleIcon = createSvgIcon(
  <path {...lines} strokeWidth={2.6} d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />,
  'Handle',
);
export const UpIcon = createSvgIcon(<path {...lines} d="M12 19V5.5M6.5 11L12 5.5l5.5 5.5" />, 'Up');
export const DownIcon = createSvgIcon(<path {...lines} d="M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5" />, 'Down');
export const OrderIcon = createSvgIcon(
  <path {...lines} d="M7.5 4.5v15M4 8l3.5-3.5L11 8M16.5 19.5v-15M13 16l3.5 3.5L20 16" />,
  'Order',
);
export const StaffIcon = createSvgIcon(
  <path
    {...lines}
    d="M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19.5c.5-3.2 3.2-4.8 6.5-4.8s6 1.6 6.5 4.8M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 15.2c1.9.7 3.1 2.2 3.5 4.3"
  />,
  'Staff',
);
export const AddPersonIcon = createSvgIcon(
  <path
    {...lines}
    d="M9.5 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3 19.5c.5-3.2 3.2-4.8 6.5-4.8 1.9 0 3.6.5 4.8 1.6M18.5 12.5v7M15 16h7"
  />,
  'AddPerson',
);
export const SupportIcon = createSvgIcon(
  <path
    {...lines}
    d="M4.5 13.5V12a7.5 7.5 0 0 1 15 0v1.5M4.5 13.5A1.5 1.5 0 0 1 6 12h1.5v6H6a1.5 1.5 0 0 1-1.5-1.5zM19.5 13.5A1.5 1.5 0 0 0 18 12h-1.5v6H18a1.5 1.5 0 0 0 1.5-1.5zM18 18c0 1.9-1.8 3-4.5 3"
  />,
  'Support',
);
export const CloseIcon = createSvgIcon(<path {...lines} d="M6 6l12 12M18 6L6 18" />, 'Close');
export const ColumnsIcon = createSvgIcon(<path {...lines} d="M4 5h16v14H4zM9.3 5v14M14.7 5v14" />, 'Columns');
export const SavedFilterIcon = createSvgIcon(
  <path {...lines} d="M7 4h10a1.5 1.5 0 0 1 1.5 1.5V20L12 15.5 5.5 20V5.5A1.5 1.5 0 0 1 7 4z" />,
  'SavedFilter',
);
export const RemoveIcon = createSvgIcon(<path {...lines} d="M6 6l12 12M18 6L6 18" />, 'Remove');
export const AllProjectsIcon = createSvgIcon(
  <path {...lines} d="M8 6h12M8 12h12M8 18h12M4 6h.5M4 12h.5M4 18h.5" />,
  'AllProjects',
);
export const VerificationsIcon = createSvgIcon(
  <path {...lines} d="M12 3l7.5 3v5.5c0 4.4-3 7.6-7.5 9.5-4.5-1.9-7.5-5.1-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5" />,
  'Verifications',
);
export const PaymentsIcon = createSvgIcon(
  <path
    {...lines}
    d="M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM6 12h.5M17.5 12h.5"
  />,
  'Payments',
);
export const SubscriptionsIcon = createSvgIcon(
  <path
    {...lines}
    d="M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8 3.5v4M16 3.5v4M8.5 15l2.3 2.2 4.4-4.4"
  />,
  'Subscriptions',
);
export const StatisticsIcon = createSvgIcon(<path {...lines} d="M4 4v16h16M8 16v-4M12 16V8M16 16v-6" />, 'Statistics');
export const DensityIcon = createSvgIcon(<path {...lines} d="M4 5h16M4 9.7h16M4 14.3h16M4 19h16" />, 'Density');
export const FiltersIcon = createSvgIcon(<path {...lines} d="M4 6.5h16M7 12h10M10 17.5h4" />, 'Filters');
export const ReviewsIcon = createSvgIcon(
  <path {...lines} d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z" />,
  'Reviews',
);
export const LeadsIcon = createSvgIcon(
  <path
    {...lines}
    d="M14.5 4.5a4.5 4.5 0 0 0-4.3 6L4 16.7 7.3 20l6.2-6.2a4.5 4.5 0 0 0 6-4.3c0-.6-.1-1.2-.3-1.7l-2.9 2.9-2.6-.4-.4-2.6 2.9-2.9c-.5-.2-1.1-.3-1.7-.3z"
  />,
  'Leads',
);
export const QuotesIcon = createSvgIcon(
  <path {...lines} d="M6.5 3.5h8l4 4v13h-12zM14.5 3.5v4h4M9.5 12h6M9.5 15.5h6" />,
  'Quotes',
);
