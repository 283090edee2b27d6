import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatGnf } from '../../shared/format/money.ts';
import { DESCRIPTION_MAX } from '../../shared/projects/options.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { useServices, withPresent } from '../forms/choices.ts';
import { FailedChoices } from '../forms/FailedChoices.tsx';
import { FormField } from '../forms/FormField.tsx';

const BUDGET_DIGITS = 12;

export function NeedFields({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const services = useServices();
  const [description = '', budget = ''] = useWatch({ name: ['description', 'budget'] });
  const present = project.service ? { value: project.service.id, label: project.service.nameFr } : undefined;
  return (
    <>
      <FormField
        source="serviceId"
        choices={withPresent(services.choices, present)}
        none={translate('projects.uncategorised')}
        hint={translate('agent.serviceHint')}
      />
      <FailedChoices source="serviceId" list={services} />
      <FormField
        source="description"
        rows={4}
        maxLength={DESCRIPTION_MAX}
        hint={translate('control.characters', { used: description.length, max: DESCRIPTION_MAX })}
      />
      <FormField
        source="budget"
        inputMode="numeric"
        parse={(typed) => typed.replace(/\D/g, '').slice(0, BUDGET_DIGITS)}
        hint={budget ? formatGnf(Number(budget)) : translate('agent.budgetHint')}
      />
    </>
  );
}
