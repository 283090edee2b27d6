import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: ReactNode;
  intro?: ReactNode;
  /** What stands under the words: buttons, a menu. */
  children?: ReactNode;
}

/** The dark band with a page's one title, in the family of the home page's. */
export function PageHead({ title, intro, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.content}>
        <h1 className={styles.title}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </header>
  );
}
