import { HelpLine } from './HelpLine.tsx';
import styles from './PageFrame.module.css';
import { PageFrame } from './PageFrame.tsx';
import { PageOutlet } from './PageOutlet.tsx';

/** The frame of the project form: one column, and the support number at hand on a phone. */
export function FormLayout() {
  return (
    <PageFrame banner={<HelpLine />}>
      <div className={styles.form}>
        <PageOutlet />
      </div>
    </PageFrame>
  );
}
