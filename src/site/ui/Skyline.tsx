import { classNames } from './classNames.ts';
import styles from './Skyline.module.css';

/** A drawing of Conakry's roofs. Decorative. */
export function Skyline({ className }: { className?: string | undefined }) {
  return <div className={classNames(styles.skyline, className)} />;
}
