import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type EnterpriseState, maySeeProjects } from '../../../shared/enterprises/status.ts';
import { t } from '../../texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import {
  changeQuery,
  type DashboardQuery,
  type DashboardTab,
  readDashboardQuery,
  writeDashboardQuery,
} from './dashboardQuery.ts';
import { ProjectResults } from './ProjectResults.tsx';
import styles from './ProjectsPanel.module.css';

/** The two lists. Tab, search, order and page are the address's, so that going back and reloading keep them. */
export function ProjectsPanel({ enterpriseStatus }: { enterpriseStatus: EnterpriseState }) {
  const [params, setParams] = useSearchParams();
  const [counts, setCounts] = useState<Partial<Record<DashboardTab, number>>>({});
  const query = readDashboardQuery(params);
  const tab = query.tab ?? 'acceptes';

  const change = (part: Partial<DashboardQuery>, isReplacing = false) =>
    setParams(writeDashboardQuery(changeQuery({ ...query, tab }, part)), {
      replace: isReplacing,
      preventScrollReset: true,
    });
  const count = (total: number) => {
    if (!query.search && !query.stage && !query.others) setCounts((known) => ({ ...known, [tab]: total }));
    if (total === 0 && !query.tab && !query.search && !query.stage) change({ tab: 'disponibles' }, true);
  };

  return (
    <section className={styles.panel} aria-label={t('contractor.tabs')}>
      <Tabs
        label={t('contractor.tabs')}
        active={tab}
        onChange={(chosen) => change({ tab: chosen, search: '', stage: undefined, others: false })}
        tabs={[
          {
            key: 'acceptes',
            label: <TabLabel name={t('contractor.tabAccepted')} />,
            count: counts.acceptes,
          },
          {
            key: 'disponibles',
            label: <TabLabel name={t('contractor.tabAvailable')} />,
            count: counts.disponibles,
          },
        ]}
      >
        {tab === 'disponibles' && !maySeeProjects(enterpriseStatus) ? (
          <EmptyState title={t('contractor.hiddenAvailable')} />
        ) : (
          <ProjectResults key={tab} tab={tab} query={query} onChange={change} onCount={count} />
        )}
      </Tabs>
    </section>
  );
}

/** On a phone the panel already says that these are projects. */
function TabLabel({ name }: { name: string }) {
  return (
    <span>
      <span className={styles.prefix}>{t('contractor.tabPrefix')}</span> <span className={styles.tab}>{name}</span>
    </span>
  );
}
