import { apiUrl } from '../../../../shared/client/apiUrl.ts';
import styles from './Listen.module.css';

/** A picture of `shared/pictures`, beside the words that say what it is. */
export const Picture = ({ name }: { name: string }) => (
  <img className={styles.picture} src={apiUrl(`/pictures/${name}.svg`)} loading="lazy" alt="" />
);
