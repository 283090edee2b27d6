import { currentSession } from '../../../shared/client/session.ts';
import { leadStages } from '../../../shared/leads/status.ts';
import { api } from '../../api.ts';
import { t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useQuery } from '../../useQuery.ts';
import { type DashboardQuery, listParameters } from './dashboardQuery.ts';
import styles from './ProjectsPanel.module.css';

interface FilterProps {
  query: DashboardQuery;
  onChange: (change: Partial<DashboardQuery>) => void;
}

/**
 * The accepted projects of one stage, with how many there are in each. It has its place before these are known: what is
 * below it does not move.
 */
export function StageFilter({ query, onChange }: FilterProps) {
  const { entity: counts } = useQuery(`leads ${currentSession()?.user.id}`, () => api.get('/leads/stages'), {
    refreshOnFocus: true,
    isCached: true,
  });
  const options = leadStages
    .filter((stage) => counts?.[stage] || stage === query.stage)
    .map((stage) => ({
      value: stage,
      label: t('leads.stageCount', { stage: t(`leads.stage.${stage}`), count: counts?.[stage] ?? 0 }),
    }));
  if (counts && options.length === 0) return null;
  return (
    <SelectField
      label={t('leads.stageFilter')}
      placeholder={t('leads.allStages')}
      value={query.stage ?? ''}
      options={options}
      onChange={(event) => onChange({ stage: leadStages.find((stage) => stage === event.target.value) })}
    />
  );
}

/** What suits the enterprise, or the others, with how many those are. */
export function SuitsFilter({ query, onChange }: FilterProps) {
  const userId = currentSession()?.user.id ?? '';
  const other = listParameters({ ...query, tab: 'disponibles', others: !query.others, page: 1, perPage: 10 });
  const { entity, total } = useQuery(
    `others ${userId} ${JSON.stringify(other)}`,
    () => api.get('/get-available-projects/{userId}', { path: { userId }, query: { ...other, range: '[0,0]' } }),
    { refreshOnFocus: true, isCached: true },
  );
  const count = total ?? entity?.length;
  const name = (others: boolean) => t(others ? 'contractor.others' : 'contractor.suiting');
  return (
    <fieldset className={styles.suits} aria-label={t('contractor.which')}>
      {[false, true].map((others) => (
        <Button
          key={String(others)}
          variant={others === query.others ? 'primary' : 'secondary'}
          aria-pressed={others === query.others}
          onClick={() => onChange({ others })}
        >
          {others === query.others || count === undefined
            ? name(others)
            : t('contractor.whichCount', { name: name(others), count })}
        </Button>
      ))}
    </fieldset>
  );
}
