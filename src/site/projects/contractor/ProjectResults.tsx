import { useEffect, useEffectEvent } from 'react';
import { t } from '../../texts.ts';
import { LoadFailure } from '../../ui/Alert.tsx';
import { Pagination } from '../../ui/ListControls.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { type DashboardQuery, type DashboardTab, lastPage } from './dashboardQuery.ts';
import { NoProjects } from './NoProjects.tsx';
import { ProjectCards } from './ProjectCards.tsx';
import styles from './ProjectsPanel.module.css';
import { ProjectTable } from './ProjectTable.tsx';
import { ProjectToolbar } from './ProjectToolbar.tsx';
import { useIsWide } from './useIsWide.ts';
import { useProjects } from './useProjects.ts';

interface ProjectResultsProps {
  tab: DashboardTab;
  query: DashboardQuery;
  onChange: (change: Partial<DashboardQuery>, isReplacing?: boolean) => void;
  /** How many projects there are in all, whenever the server has said it. */
  onCount: (total: number) => void;
}

export function ProjectResults({ tab, query, onChange, onCount }: ProjectResultsProps) {
  const answer = useProjects(tab, query);
  const isWide = useIsWide();
  const { entity: projects, isLoading, failure } = answer;
  const total = answer.total ?? projects?.length ?? 0;
  const isBehindEnd = projects?.length === 0 && total > 0;

  const tell = useEffectEvent(() => {
    onCount(total);
    if (isBehindEnd) onChange({ page: lastPage(query, total) }, true);
  });
  useEffect(() => {
    if (projects && !isLoading && !failure) tell();
  }, [projects, isLoading, failure]);

  /** The other tab takes over in a moment. */
  const isLeaving = tab === 'acceptes' && !query.tab && !query.search && projects?.length === 0;
  const List = isWide ? ProjectTable : ProjectCards;
  return (
    <div className={styles.results}>
      <ProjectToolbar query={query} onChange={onChange} />
      {failure && (
        <LoadFailure title={t('contractor.listFailed')} failure={failure} isBusy={isLoading} onRetry={answer.reload} />
      )}
      {!failure && (!projects || isBehindEnd || isLeaving) && <Skeleton lines={5} height="3.5rem" />}
      {projects && total === 0 && !isLeaving && <NoProjects tab={tab} search={query.search} onChange={onChange} />}
      {projects && projects.length > 0 && (
        <div className={styles.list} aria-busy={isLoading}>
          <List projects={projects} query={query} onChange={onChange} />
          <Pagination
            page={query.page}
            perPage={query.perPage}
            total={total}
            onPage={(page) => onChange({ page })}
            onPerPage={(perPage) => onChange({ perPage })}
          />
        </div>
      )}
    </div>
  );
}
