import type { accountShapes } from './accountShapes.ts';
import { classNames } from './classNames.ts';
import styles from './Icon.module.css';
import type { listenShapes } from './listenShapes.ts';
import type { moreShapes } from './moreShapes.ts';
import type { voiceShapes } from './voiceShapes.ts';

/** Drawn on a grid of 24. */
const firstShapes = {
  check: 'M4.5 12.5l5 5 10-11',
  'arrow-right': 'M4 12h15.5M13 5l7 7-7 7',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
} as const;

export type IconName =
  | keyof typeof firstShapes
  | keyof typeof moreShapes
  | keyof typeof listenShapes
  | keyof typeof voiceShapes
  | keyof typeof accountShapes;

const shapes = new Map<string, string>(Object.entries(firstShapes));

/** Called by what brings more drawings with it. */
export function addShapes(more: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(more)) shapes.set(name, path);
}

/** Decoration only: what it means is said beside it, or in the label of its button. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes.get(name)} />
    </svg>
  );
}
