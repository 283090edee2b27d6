import { classNames } from '../ui/classNames.ts';
import styles from './Roofs.module.css';
import roofs from './roofs.svg';

/** A street of Conakry at dusk. Decoration only: the words of the page come before it. */
export function Roofs({ className }: { className?: string | undefined }) {
  return (
    <img
      src={roofs}
      alt=""
      width={720}
      height={404}
      fetchPriority="low"
      className={classNames(styles.roofs, className)}
    />
  );
}
