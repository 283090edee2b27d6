import './texts.ts';
import { tomorrow } from '../../../shared/format/dates.ts';
import { realId } from '../../../shared/ids.ts';
import { LANDMARK_MAX } from '../../../shared/projects/details.ts';
import { contactDays, DESCRIPTION_MAX, hourRanges, OTHER } from '../../../shared/projects/options.ts';
import { paths } from '../../paths.ts';
import { t } from '../../texts.ts';
import { Link } from '../../ui/Link.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { DateField, TextArea, TextField } from '../../ui/TextField.tsx';
import type { Draft } from './draft/draft.ts';
import { projectProblems } from './draft/problems.ts';
import { voiceOf } from './draft/voice.ts';
import { FilePicker } from './files/FilePicker.tsx';
import { Listened } from './listen/LazyListen.tsx';
import { Told } from './listen/Told.tsx';
import { useSender } from './sender.ts';
import { DistrictSelect } from './steps/DistrictSelect.tsx';
import { ErrorSummary } from './steps/ErrorSummary.tsx';
import { LatePlaceHelp, LateVoiceNote } from './steps/LateHelp.tsx';
import { ListSelect, useNamedCities } from './steps/ListSelect.tsx';
import { useStepForm } from './steps/StepForm.tsx';
import { nextLabel, StepActions, StepFrame } from './steps/StepFrame.tsx';
import styles from './steps/Wizard.module.css';
import { useStepState, useWizardGo } from './useWizardGo.ts';

/** The project's details (specification §2.6): a third of the way. */
export function ProjectInfoPage() {
  return (
    <StepFrame title={t('wizard.title.project')} percent={33} resumable>
      {(draft) => <ProjectForm draft={draft} />}
    </StepFrame>
  );
}

export function ProjectForm({ draft }: { draft: Draft }) {
  const go = useWizardGo();
  const sender = useSender();
  const { fromSummary } = useStepState();
  const goOn = () => go(fromSummary || sender?.kind === 'client' ? paths.summary : paths.personalInfo);
  const form = useStepForm(draft, projectProblems(draft, new Date()), goOn);
  const { shown, summary, onSubmit, bind } = form;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <ErrorSummary problems={shown} ref={summary} />
      <ChosenService draft={draft} />
      <Listened body="project" draft={draft} form={form}>
        <p className={styles.soft}>{t('wizard.project.intro')}</p>
        <TextArea
          {...bind('description')}
          hint={t('wizard.project.descriptionHint')}
          optional={draft.fromPredefined}
          aria-required={!draft.fromPredefined && !voiceOf(draft, 'description')}
          maxLength={DESCRIPTION_MAX}
        />
        <LateVoiceNote draft={draft} field="description" label={t('wizard.voiceProject')} />
        <PlaceFields draft={draft} bind={bind} />
        <TextField
          {...bind('address')}
          hint={t('wizard.project.addressHint')}
          maxLength={200}
          autoComplete="street-address"
        />
        <TextField {...bind('landmark')} hint={t('wizard.project.landmarkHint')} optional maxLength={LANDMARK_MAX} />
        <LatePlaceHelp draft={draft} />
        <AvailabilityFields draft={draft} bind={bind} />
        <FilePicker draft={draft} />
      </Listened>
      <StepActions
        back={fromSummary ? undefined : [t('wizard.back'), () => go(previousPath(draft))]}
        next={nextLabel(fromSummary)}
      />
    </form>
  );
}

/** Where the person came from: the last question, or the beginning. */
function previousPath(draft: Draft): string {
  const count = draft.questions[draft.serviceId]?.length ?? 0;
  return draft.fromPredefined && count > 0 ? paths.question(draft.serviceId, count - 1) : paths.preSubmission;
}

function ChosenService({ draft }: { draft: Draft }) {
  if (!realId(draft.serviceId) || !draft.serviceName) return null;
  return (
    <div className={styles.service}>
      <Told spoken={[{ line: `service:${draft.serviceId}`, words: draft.serviceName }]}>
        <strong>{t('wizard.project.service', { service: draft.serviceName })}</strong>
      </Told>
      <Told>
        <Link to={paths.preSubmission}>{t('wizard.project.changeService')}</Link>
      </Told>
    </div>
  );
}

interface FieldsProps {
  draft: Draft;
  bind: ReturnType<typeof useStepForm>['bind'];
}

/** The district is asked once the city is known (specification §4). */
function PlaceFields({ draft, bind }: FieldsProps) {
  const cities = useNamedCities();
  return (
    <div className={styles.pair}>
      <ListSelect draft={draft} field="cityId" bind={bind} list={cities} />
      {draft.cityId && <DistrictSelect draft={draft} bind={bind} />}
    </div>
  );
}

const days = contactDays.map((day) => ({ value: day, label: day }));

/** When to begin and when to call. A day reveals the hours, 'Autre' a text field (specification §4). */
function AvailabilityFields({ draft, bind }: FieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <DateField {...bind('desiredStartDate')} aria-required min={tomorrow(new Date())} />
        <SelectField {...bind('preferredContactDays')} aria-required options={days} />
      </div>
      {draft.preferredContactDays && (
        <div className={styles.pair}>
          <SelectField {...bind('preferredHoursRangeOption')} aria-required options={hourRanges} />
          {draft.preferredHoursRangeOption === OTHER && (
            <div className={styles.said}>
              <TextField
                {...bind('preferredHoursRange')}
                aria-required={!voiceOf(draft, 'preferredHoursRange')}
                maxLength={100}
              />
              <LateVoiceNote draft={draft} field="preferredHoursRange" label={t('wizard.voiceHours')} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
