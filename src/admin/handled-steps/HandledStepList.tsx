import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { HandledStepItem } from '../../shared/handledSteps/views.ts';
import { WorkList } from './WorkList.tsx';

/** The steps behind the figures of agents, the latest first. */
export function HandledStepList() {
  const translate = useTranslate();
  return (
    <WorkList<HandledStepItem>
      resource="handled-steps"
      title={translate('handledSteps.title')}
      intro={translate('handledSteps.intro')}
      empty={translate('handledSteps.empty')}
      from={translate('handledSteps.from')}
      well={{
        name: 'isOnTime',
        label: translate('handledSteps.inTime'),
        yes: translate('handledSteps.yes'),
        no: translate('handledSteps.no'),
      }}
      dueAt={translate('handledSteps.dueAt')}
      doneAt={{ name: 'handledAt', label: translate('handledSteps.handledAt') }}
      columns={[
        {
          name: 'step',
          label: translate('handledSteps.step'),
          render: ({ step }) => translate(`followUps.step.${step}`),
        },
        {
          name: 'since',
          label: translate('handledSteps.since'),
          from: 'lg',
          render: ({ since }) => formatDateTime(since),
        },
      ]}
    />
  );
}
