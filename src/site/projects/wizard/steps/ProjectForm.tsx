import { realId } from '../../../../shared/ids.ts';
import { DESCRIPTION_MAX } from '../../../../shared/projects/options.ts';
import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { Link } from '../../../ui/Link.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import type { Draft } from '../draft/draft.ts';
import { projectProblems } from '../draft/problems.ts';
import { FilePicker } from '../files/FilePicker.tsx';
import { useSender } from '../useSender.ts';
import { useStepState, useWizardGo } from '../useWizardGo.ts';
import { AvailabilityFields } from './AvailabilityFields.tsx';
import { boundTo } from './boundTo.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { ListSelect } from './ListSelect.tsx';
import { StepActions } from './StepActions.tsx';
import { useNamedCities, useNamedDistricts } from './useNamedLists.ts';
import { useStepForm } from './useStepForm.ts';
import styles from './Wizard.module.css';

export function ProjectForm({ draft }: { draft: Draft }) {
  const go = useWizardGo();
  const sender = useSender();
  const { fromSummary } = useStepState();
  const goOn = () => go(fromSummary || sender?.kind === 'client' ? paths.summary : paths.personalInfo);
  const form = useStepForm(draft, projectProblems(draft, new Date()), goOn);
  const { errorOf } = form;
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <p className={styles.soft}>{t('wizard.project.intro')}</p>
      <ErrorSummary problems={form.shown} ref={form.summary} />
      <ChosenService draft={draft} />
      <TextArea
        {...boundTo(draft, 'description')}
        label={t('wizard.project.description')}
        hint={t('wizard.project.descriptionHint')}
        optional={draft.fromPredefined}
        aria-required={!draft.fromPredefined}
        error={errorOf('description')}
        maxLength={DESCRIPTION_MAX}
      />
      <PlaceFields draft={draft} errorOf={errorOf} />
      <TextField
        {...boundTo(draft, 'address')}
        label={t('wizard.project.address')}
        hint={t('wizard.project.addressHint')}
        error={errorOf('address')}
        aria-required
        maxLength={200}
        autoComplete="street-address"
      />
      <AvailabilityFields draft={draft} errorOf={errorOf} />
      <FilePicker draft={draft} />
      <StepActions
        back={{
          label: t(fromSummary ? 'wizard.toSummary' : 'wizard.back'),
          onClick: () => go(previousPath(draft, fromSummary)),
        }}
        next={t(fromSummary ? 'wizard.toSummary' : 'wizard.next')}
      />
    </form>
  );
}

/** Where the person came from: the summary, the last question, or the beginning. */
function previousPath(draft: Draft, fromSummary: boolean | undefined): string {
  if (fromSummary) return paths.summary;
  const count = draft.questions[draft.serviceId]?.length ?? 0;
  return draft.fromPredefined && count > 0 ? paths.question(draft.serviceId, count - 1) : paths.preSubmission;
}

function ChosenService({ draft }: { draft: Draft }) {
  if (!realId(draft.serviceId) || !draft.serviceName) return null;
  return (
    <div className={styles.service}>
      <strong>{t('wizard.project.service', { service: draft.serviceName })}</strong>
      <Link to={paths.preSubmission}>{t('wizard.project.changeService')}</Link>
    </div>
  );
}

interface FieldsProps {
  draft: Draft;
  errorOf: ReturnType<typeof useStepForm>['errorOf'];
}

/** The district is asked once the city is known (specification §4). */
function PlaceFields({ draft, errorOf }: FieldsProps) {
  const cities = useNamedCities();
  const districts = useNamedDistricts(draft.cityId);
  return (
    <div className={styles.pair}>
      <ListSelect
        draft={draft}
        field="cityId"
        label={t('wizard.project.city')}
        error={errorOf('cityId')}
        list={cities}
      />
      {draft.cityId && (
        <ListSelect
          draft={draft}
          field="districtId"
          label={t('wizard.project.district')}
          error={errorOf('districtId')}
          list={districts}
        />
      )}
    </div>
  );
}
