import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { PromisedCallItem } from '../../shared/handledSteps/views.ts';
import type { Column } from '../lists/column.ts';
import { ListScreen } from '../lists/ListScreen.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { DoneWell, RequestLink, WorkFilters } from './workList.tsx';

/** The promised calls behind the figures of agents, the latest first. */
export function PromisedCallList() {
  const translate = useTranslate();
  const filters = (
    <WorkFilters
      name="isKept"
      label={translate('promisedCalls.isKept')}
      yes={translate('promisedCalls.yes')}
      no={translate('promisedCalls.no')}
      from={translate('promisedCalls.from')}
    />
  );
  return (
    <ScreenRequired resource="promised-calls">
      <ListScreen
        title={translate('promisedCalls.title')}
        intro={translate('promisedCalls.intro')}
        filters={filters}
        columns={useColumns()}
        sort={{ field: 'calledAt', order: 'DESC' }}
        empty={translate('promisedCalls.empty')}
      />
    </ScreenRequired>
  );
}

function useColumns(): Column<PromisedCallItem>[] {
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
      from: 'lg',
      render: ({ step }) => translate(`followUps.step.${step}`),
    },
    { name: 'agent', label: translate('handledSteps.agent'), render: ({ agentName }) => agentName },
    {
      name: 'outcome',
      label: translate('promisedCalls.outcome'),
      render: ({ outcome }) => translate(`followUps.outcome.${outcome}`),
    },
    {
      name: 'dueAt',
      label: translate('promisedCalls.dueAt'),
      from: 'lg',
      render: ({ dueAt }) => formatDateTime(dueAt),
    },
    {
      name: 'calledAt',
      label: translate('promisedCalls.calledAt'),
      sortable: true,
      render: ({ calledAt }) => formatDateTime(calledAt),
    },
    {
      name: 'isKept',
      label: translate('promisedCalls.isKept'),
      render: ({ isKept }) => (
        <DoneWell isWell={isKept} label={translate(isKept ? 'promisedCalls.yes' : 'promisedCalls.no')} />
      ),
    },
  ];
}
