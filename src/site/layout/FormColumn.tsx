import styles from './PageFrame.module.css';
import { PageOutlet } from './PageOutlet.tsx';

/** The column of the project form's pages. */
export function FormColumn() {
  return (
    <div className={styles.form}>
      <PageOutlet />
    </div>
  );
}
