import { useEffect, useEffectEvent } from 'react';
import { currentSession } from '../../../shared/client/session.ts';
import type { ProjectListItem } from '../../../shared/projects/views.ts';
import type { TextKey } from '../../../shared/texts.ts';
import { api } from '../../api.ts';
import { t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination, SearchBox } from '../../ui/ListControls.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { type Answer, useQuery } from '../../useQuery.ts';
import {
  type DashboardQuery,
  type DashboardTab,
  isSortColumn,
  lastPage,
  listParameters,
  type SortColumn,
  type SortOrder,
  showsContact,
} from './dashboardQuery.ts';
import { StageFilter, SuitsFilter } from './ListFilters.tsx';
import { ProjectCards } from './ProjectCards.tsx';
import styles from './ProjectsPanel.module.css';
import { ProjectTable } from './ProjectTable.tsx';

/** From here on the table has room; one of the breakpoints of the specification §9. */
const WIDE = '(min-width: 62.0625rem)';

interface ProjectResultsProps {
  tab: DashboardTab;
  query: DashboardQuery;
  onChange: (change: Partial<DashboardQuery>, isReplacing?: boolean) => void;
  /** How many projects there are in all, whenever the server has said it. */
  onCount: (total: number) => void;
}

export function ProjectResults({ tab, query, onChange, onCount }: ProjectResultsProps) {
  const answer = useProjects(tab, query);
  const isWide = useMediaQuery(WIDE);
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
  const isLeaving = tab === 'acceptes' && !query.tab && !query.search && !query.stage && projects?.length === 0;
  const List = isWide ? ProjectTable : ProjectCards;
  return (
    <div className={styles.results}>
      {tab === 'acceptes' ? (
        <StageFilter query={query} onChange={onChange} />
      ) : (
        <SuitsFilter query={query} onChange={onChange} />
      )}
      <ProjectToolbar query={query} onChange={onChange} />
      {failure && (
        <LoadFailure title={t('contractor.listFailed')} failure={failure} isBusy={isLoading} onRetry={answer.reload} />
      )}
      {!failure && (!projects || isBehindEnd || isLeaving) && <Skeleton lines={5} height="3.5rem" />}
      {projects && total === 0 && !isLeaving && <NoProjects tab={tab} query={query} onChange={onChange} />}
      {projects && projects.length > 0 && (
        <div className={styles.list} aria-busy={isLoading}>
          <List projects={projects} query={query} isAccepted={showsContact(tab)} onChange={onChange} />
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

const orders: readonly { sort: SortColumn; order: SortOrder; label: TextKey }[] = [
  { sort: 'reception', order: 'desc', label: 'contractor.sortNewest' },
  { sort: 'reception', order: 'asc', label: 'contractor.sortOldest' },
  { sort: 'date', order: 'asc', label: 'contractor.sortSoonest' },
  { sort: 'date', order: 'desc', label: 'contractor.sortLatest' },
  { sort: 'service', order: 'asc', label: 'contractor.sortService' },
  { sort: 'service', order: 'desc', label: 'contractor.sortServiceReverse' },
  { sort: 'ville', order: 'asc', label: 'contractor.sortCity' },
  { sort: 'ville', order: 'desc', label: 'contractor.sortCityReverse' },
];

interface ProjectToolbarProps {
  query: DashboardQuery;
  onChange: (change: Partial<DashboardQuery>, isReplacing?: boolean) => void;
}

/** Search, and the order: on phones there are no column heads to press. */
function ProjectToolbar({ query, onChange }: ProjectToolbarProps) {
  const sortBy = (value: string) => {
    const [sort = '', order] = value.split('-');
    if (isSortColumn(sort)) onChange({ sort, order: order === 'asc' ? 'asc' : 'desc' });
  };
  return (
    <div className={styles.toolbar}>
      <SearchBox
        label={t('contractor.search')}
        placeholder={t('contractor.searchHint')}
        value={query.search}
        onSearch={(search) => onChange({ search }, true)}
      />
      <SelectField
        label={t('contractor.sortBy')}
        placeholder={null}
        value={`${query.sort}-${query.order}`}
        onChange={(event) => sortBy(event.target.value)}
        options={orders.map(({ sort, order, label }) => ({ value: `${sort}-${order}`, label: t(label) }))}
      />
    </div>
  );
}

interface NoProjectsProps {
  tab: DashboardTab;
  query: DashboardQuery;
  onChange: (change: Partial<DashboardQuery>) => void;
}

/** Why the list is empty, and what to do about it. */
function NoProjects({ tab, query: { search, stage }, onChange }: NoProjectsProps) {
  if (search.trim()) {
    return (
      <EmptyState
        title={t('contractor.noMatch', { search: search.trim() })}
        action={
          <Button variant="secondary" onClick={() => onChange({ search: '' })}>
            {t('contractor.clearSearch')}
          </Button>
        }
      />
    );
  }
  if (tab === 'acceptes' && stage) return <EmptyState title={t('leads.noneInStage')} />;
  if (tab === 'disponibles') {
    return (
      <EmptyState title={t('contractor.emptyAvailable')}>
        <p>{t('contractor.emptyAvailableHint')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('contractor.emptyAccepted')}
      action={<Button onClick={() => onChange({ tab: 'disponibles' })}>{t('contractor.seeAvailable')}</Button>}
    >
      <p>{t('contractor.emptyAcceptedHint')}</p>
    </EmptyState>
  );
}

const lists = {
  acceptes: '/get-accepted-projects/{userId}',
  disponibles: '/get-available-projects/{userId}',
} as const satisfies Record<DashboardTab, string>;

/** One page of a tab's projects, loaded anew whenever the contractor opens it again. */
function useProjects(tab: DashboardTab, query: DashboardQuery): Answer<ProjectListItem[]> {
  const parameters = listParameters({ ...query, tab });
  const userId = currentSession()?.user.id;
  const key = userId && `projects ${userId} ${tab} ${JSON.stringify(parameters)}`;
  return useQuery(key, () => api.get(lists[tab], { path: { userId: userId ?? '' }, query: parameters }), {
    refreshOnFocus: true,
    isCached: true,
  });
}
