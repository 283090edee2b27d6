import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { HandledStepItem } from '../../shared/handledSteps/views.ts';
import type { Column } from '../lists/column.ts';
import { ListScreen } from '../lists/ListScreen.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { DoneWell, RequestLink, WorkFilters } from './workList.tsx';

/** The steps behind the figures of agents, the latest first. */
export function HandledStepList() {
  const translate = useTranslate();
  const filters = (
    <WorkFilters
      name="isOnTime"
      label={translate('handledSteps.inTime')}
      yes={translate('handledSteps.yes')}
      no={translate('handledSteps.no')}
      from={translate('handledSteps.from')}
    />
  );
  return (
    <ScreenRequired resource="handled-steps">
      <ListScreen
        title={translate('handledSteps.title')}
        intro={translate('handledSteps.intro')}
        filters={filters}
        columns={useColumns()}
        sort={{ field: 'handledAt', order: 'DESC' }}
        empty={translate('handledSteps.empty')}
      />
    </ScreenRequired>
  );
}

function useColumns(): Column<HandledStepItem>[] {
  const translate = useTranslate();
  return [
    {
      name: 'reference',
      label: translate('handledSteps.reference'),
      role: 'title',
      render: (row) => <RequestLink row={row} />,
    },
    {
      name: 'step',
      label: translate('handledSteps.step'),
      render: ({ step }) => translate(`followUps.step.${step}`),
    },
    { name: 'agent', label: translate('handledSteps.agent'), render: ({ agentName }) => agentName },
    {
      name: 'since',
      label: translate('handledSteps.since'),
      from: 'lg',
      render: ({ since }) => formatDateTime(since),
    },
    { name: 'dueAt', label: translate('handledSteps.dueAt'), from: 'lg', render: ({ dueAt }) => formatDateTime(dueAt) },
    {
      name: 'handledAt',
      label: translate('handledSteps.handledAt'),
      sortable: true,
      render: ({ handledAt }) => formatDateTime(handledAt),
    },
    {
      name: 'isOnTime',
      label: translate('handledSteps.inTime'),
      render: ({ isOnTime }) => (
        <DoneWell isWell={isOnTime} label={translate(isOnTime ? 'handledSteps.yes' : 'handledSteps.no')} />
      ),
    },
  ];
}
