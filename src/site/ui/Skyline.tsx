import { classNames } from './classNames.ts';
import styles from './Skyline.module.css';
import skyline from './skyline.svg';

/** A drawing of Conakry's roofs. Decorative. */
export function Skyline({ className }: { className?: string | undefined }) {
  return <img src={skyline} alt="" width={720} height={404} className={classNames(styles.skyline, className)} />;
}
