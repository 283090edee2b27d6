import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './MessagePage.module.css';

interface MessagePageProps {
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}

/** A page that says one thing and offers the way on. */
export function MessagePage({ icon, title, children, actions }: MessagePageProps) {
  return (
    <section className={styles.page}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <h1>{title}</h1>
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
