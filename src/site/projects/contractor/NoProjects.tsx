import { t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { DashboardQuery, DashboardTab } from './dashboardQuery.ts';

interface NoProjectsProps {
  tab: DashboardTab;
  search: string;
  onChange: (change: Partial<DashboardQuery>) => void;
}

/** Why the list is empty, and what to do about it. */
export function NoProjects({ tab, search, onChange }: NoProjectsProps) {
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
