import type { TextKey } from '../../../shared/texts.ts';
import { t } from '../../texts.ts';
import { SearchBox } from '../../ui/ListControls.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { type DashboardQuery, isSortColumn, type SortColumn, type SortOrder } from './dashboardQuery.ts';
import styles from './ProjectsPanel.module.css';

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
export function ProjectToolbar({ query, onChange }: ProjectToolbarProps) {
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
