import { classNames } from '../ui/classNames.ts';
import styles from './Roofs.module.css';
import roofs from './roofs.svg';

/** A street of Conakry at dusk. Decoration only. */
export function Roofs({ className }: { className?: string | undefined }) {
  return <img src={roofs} alt="" width={720} height={404} className={classNames(styles.roofs, className)} />;
}
