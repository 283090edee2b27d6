import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Section.module.css';

interface PageHeadProps {
  title: ReactNode;
  intro?: ReactNode;
  /** What stands under the words: buttons, a menu. */
  children?: ReactNode;
}

/** The dark band with a page's one title, in the family of the home page's. */
export function PageHead({ title, intro, children }: PageHeadProps) {
  return (
    <header className={styles.pageHead}>
      <div className={styles.pageHeadContent}>
        <h1 className={styles.pageHeadTitle}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </header>
  );
}

interface SectionProps {
  /** Of the heading, which names the section. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  /** On a darker ground, to part it from its neighbours. */
  isSunk?: boolean;
  children: ReactNode;
}

/** A part of a public page under its heading. */
export function Section({ id, title, intro, isSunk = false, children }: SectionProps) {
  return (
    <section className={classNames(styles.section, isSunk && styles.sunk)} aria-labelledby={id}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {intro && <p>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
