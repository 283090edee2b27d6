import { classNames } from './classNames.ts';
import styles from './Icon.module.css';

/** Drawn on a grid of 24. */
const shapes = {
  check: 'M4.5 12.5l5 5 10-11',
  phone:
    'M6.2 3.5h2.6a1 1 0 0 1 1 .8l.7 3.3a1 1 0 0 1-.5 1.1l-1.7.9a12 12 0 0 0 6.1 6.1l.9-1.7a1 1 0 0 1 1.1-.5l3.3.7a1 1 0 0 1 .8 1v2.6a1.7 1.7 0 0 1-1.8 1.7A16.1 16.1 0 0 1 4.5 5.3a1.7 1.7 0 0 1 1.7-1.8z',
  file: 'M13.5 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8.5zM13.5 3v5.5H19M9 13h6M9 17h6',
  image: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3.5 17.5l5-5 4 4 3-3 5 5M15.8 9h.01',
  trash:
    'M4 6.5h16M9 6V4.5A1.5 1.5 0 0 1 10.5 3h3A1.5 1.5 0 0 1 15 4.5V6M6 6.5l.9 12.6A2 2 0 0 0 8.9 21h6.2a2 2 0 0 0 2-1.9L18 6.5M10 11v6M14 11v6',
  edit: 'M4 20l1-4.5L16.2 4.3a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19zM14.5 6l3.5 3.5',
  'arrow-left': 'M20 12H4.5M11 5l-7 7 7 7',
  'arrow-right': 'M4 12h15.5M13 5l7 7-7 7',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2.5',
  'wifi-off':
    'M3 3l18 18M8.5 16a5 5 0 0 1 7 0M5 12.5a10 10 0 0 1 5-2.7M14.5 10a10 10 0 0 1 4.5 2.5M2 9a15 15 0 0 1 4.5-2.9M11 5a15 15 0 0 1 11 4M12 19.5h.01',
  upload: 'M12 16V4.5M7 9l5-5 5 5M4.5 15v3A2.5 2.5 0 0 0 7 20.5h10a2.5 2.5 0 0 0 2.5-2.5v-3',
  download: 'M12 4v11.5M7 11l5 5 5-5M4.5 16v2A2.5 2.5 0 0 0 7 20.5h10a2.5 2.5 0 0 0 2.5-2.5v-2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  'eye-off':
    'M3 3l18 18M6.5 7A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.5-1.2M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.5 3.3M10 10.2a2.8 2.8 0 0 0 3.9 3.9',
  calendar:
    'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7A1.5 1.5 0 0 1 5 5.5zM3.5 10h17M8 3v4M16 3v4',
  'map-pin': 'M12 21s-7-6-7-11.2a7 7 0 0 1 14 0C19 15 12 21 12 21zM12 7.3a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z',
  alert: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.8v5M12 16.2h.01',
  'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
} as const;

export type IconName = keyof typeof shapes;

/** Decoration only: what it means is said beside it, or in the label of its button. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
