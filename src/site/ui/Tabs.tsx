import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
  count?: number | undefined;
}

interface TabsProps<Key extends string> {
  tabs: readonly Tab<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** What the tabs are about, for who cannot see them. */
  label?: string;
  /** The panel of the active tab. */
  children?: ReactNode;
}

/** One stop for the Tab key; the arrows, Home and End move between the tabs. */
export function Tabs<Key extends string>({ tabs, active, onChange, label, children }: TabsProps<Key>) {
  const id = useId();
  const tabId = (key: Key) => `${id}-${key}`;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const here = tabs.findIndex((tab) => tab.key === active);
    const there = targets[event.key]?.(here, tabs.length);
    const tab = there === undefined ? undefined : tabs[there];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.key);
    document.getElementById(tabId(tab.key))?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={tabId(tab.key)}
            className={styles.tab}
            aria-selected={tab.key === active}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(active)}>
          {children}
        </div>
      )}
    </>
  );
}

const targets: Record<string, (here: number, count: number) => number> = {
  ArrowLeft: (here, count) => (here - 1 + count) % count,
  ArrowRight: (here, count) => (here + 1) % count,
  Home: () => 0,
  End: (_here, count) => count - 1,
};
