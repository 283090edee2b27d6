import { useTranslate } from 'react-admin';
import type { PromisedCallItem } from '../../shared/handledSteps/views.ts';
import { WorkList } from './WorkList.tsx';

/** The promised calls behind the figures of agents, the latest first. */
export function PromisedCallList() {
  const translate = useTranslate();
  return (
    <WorkList<PromisedCallItem>
      resource="promised-calls"
      title={translate('promisedCalls.title')}
      intro={translate('promisedCalls.intro')}
      empty={translate('promisedCalls.empty')}
      from={translate('promisedCalls.from')}
      well={{
        name: 'isKept',
        label: translate('promisedCalls.isKept'),
        yes: translate('promisedCalls.yes'),
        no: translate('promisedCalls.no'),
      }}
      dueAt={translate('promisedCalls.dueAt')}
      doneAt={{ name: 'calledAt', label: translate('promisedCalls.calledAt') }}
      columns={[
        {
          name: 'outcome',
          label: translate('promisedCalls.outcome'),
          render: ({ outcome }) => translate(`followUps.outcome.${outcome}`),
        },
      ]}
    />
  );
}
