import { useEffect, useEffectEvent, useState } from 'react';
import { isoDate, tomorrow } from '../../../../shared/format/dates.ts';
import { NO_ID } from '../../../../shared/ids.ts';
import type { LocatedPlace } from '../../../../shared/places/views.ts';
import { LANDMARK_MAX } from '../../../../shared/projects/details.ts';
import { contactDays, hourRanges, OTHER } from '../../../../shared/projects/options.ts';
import { stepLine } from '../../../../shared/sounds/lines.ts';
import { useList } from '../../../catalog/lists.ts';
import { PickFiles } from '../../../files/PickFiles.tsx';
import { t } from '../../../texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { DateField, TextField } from '../../../ui/TextField.tsx';
import { type Draft, setField } from '../draft/draft.ts';
import { changeDraft, removeDraftFile } from '../draft/draftState.ts';
import type { DraftField } from '../draft/fields.ts';
import { FileRow } from '../files/FileRow.tsx';
import files from '../files/Files.module.css';
import { useFilePicker } from '../files/useFilePicker.ts';
import { chooseDistrict, nearestPlace, Position, Suggestions, usePastedPosition } from '../place/PlaceHelp.tsx';
import type { StepForm } from '../steps/StepForm.tsx';
import { VoiceConsent } from '../voice/VoiceNote.tsx';
import { Choices } from './Choices.tsx';
import { Fold } from './Fold.tsx';
import styles from './Listen.module.css';
import { ListenPlaces } from './ListenPlaces.tsx';
import { Part } from './Part.tsx';
import { SaidField } from './SaidField.tsx';
import { Say } from './Say.tsx';

interface ListenProjectProps {
  draft: Draft;
  form: Pick<StepForm, 'shown' | 'bind'>;
}

const choose = (field: DraftField) => (values: string[]) =>
  changeDraft((before) => setField(before, field, values[0] ?? ''));

/** The project, said, photographed and tapped. */
export function ListenProject({ draft, form: { shown, bind } }: ListenProjectProps) {
  const at = (field: DraftField) => [draft[field]];
  return (
    <>
      <Part field="description" title="listen-what" error={shown.description}>
        <SaidField draft={draft} field="description" label={t('wizard.voiceProject')} />
        {draft.description && <p className={styles.value}>{draft.description}</p>}
        <VoiceConsent draft={draft} />
      </Part>
      <Photos draft={draft} />
      <Part title="listen-where" error={shown.address ?? shown.plusCode}>
        <Place draft={draft} shown={shown} bind={bind} />
      </Part>
      <Part field="desiredStartDate" title="listen-when" error={shown.desiredStartDate}>
        <StartDate draft={draft} bind={bind} />
      </Part>
      <Part field="preferredContactDays" title="project-contact-days" error={shown.preferredContactDays}>
        <Choices
          legend={t('wizard.project.contactDays')}
          name="days"
          choices={contactDays.map((day, index) => ({ value: day, words: day, line: stepLine(`day-${index}`) }))}
          value={at('preferredContactDays')}
          onChange={choose('preferredContactDays')}
        />
      </Part>
      {draft.preferredContactDays && (
        <Part
          field="preferredHoursRangeOption"
          title="project-hours"
          error={shown.preferredHoursRangeOption ?? shown.preferredHoursRange}
        >
          <Choices
            legend={t('wizard.project.hoursRange')}
            name="hours"
            choices={hourRanges.map(({ value, label }, index) => ({
              value,
              words: label,
              line: stepLine(`hours-${index}`),
            }))}
            value={at('preferredHoursRangeOption')}
            onChange={choose('preferredHoursRangeOption')}
          />
          {draft.preferredHoursRangeOption === OTHER && (
            <SaidField draft={draft} field="preferredHoursRange" label={t('wizard.voiceHours')} />
          )}
        </Part>
      )}
    </>
  );
}

function Photos({ draft }: { draft: Draft }) {
  const { isBusy, refused, pick } = useFilePicker();
  const photos = draft.files.filter(({ voice }) => !voice);
  const [problem] = refused;
  return (
    <Part
      title="listen-photos"
      error={problem && t('wizard.files.refused', { name: problem.name, reason: t(problem.reason) })}
    >
      {photos.length > 0 && (
        <ul className={files.list} aria-label={t('wizard.files.list')}>
          {photos.map((file) => (
            <FileRow key={file.id} file={file}>
              <button
                type="button"
                className={files.remove}
                aria-label={t('wizard.files.remove', { name: file.name })}
                onClick={() => void removeDraftFile(file.id)}
              >
                <Icon name="trash" />
              </button>
            </FileRow>
          ))}
        </ul>
      )}
      <div className={styles.line}>
        <PickFiles
          camera
          label={t('listen.camera')}
          busy={isBusy}
          className={styles.wide}
          onPick={(picked) => void pick(picked)}
        >
          {t(isBusy ? 'wizard.files.adding' : 'listen.camera')}
        </PickFiles>
        <Say spoken={['listen-camera']} />
      </div>
    </Part>
  );
}

interface BoundProps extends Pick<StepForm, 'bind'> {
  draft: Draft;
}

/** The position says the city and the district by itself; who is elsewhere chooses them. */
function Place({ draft, shown, bind }: BoundProps & Pick<StepForm, 'shown'>) {
  const { items: located = [] } = useList<LocatedPlace>('/get-located-places');
  const { plusCode, cityId, cityName, districtId, districtName, landmark } = draft;
  const [isWriting, setIsWriting] = useState(landmark !== '');
  usePastedPosition(draft, located);
  const takeNearest = useEffectEvent(() => {
    const near = cityId ? undefined : nearestPlace(plusCode, located);
    const unknown = { districtId: NO_ID, districtName: t('wizard.project.districtUnknown') };
    if (near) changeDraft((before) => chooseDistrict(before, near.districtId ? near : { ...near, ...unknown }));
  });
  const isReady = located.length > 0;
  useEffect(() => {
    if (plusCode && isReady) takeNearest();
  }, [plusCode, isReady]);
  const place = [districtId && districtName, cityName].filter(Boolean).join(', ');
  return (
    <>
      <Position draft={draft} located={located} />
      {place && (
        <div className={styles.line}>
          <p className={styles.value}>{place}</p>
          <Say spoken={[{ words: place }]} />
        </div>
      )}
      <ListenPlaces draft={draft} shown={shown} />
      <Fold
        line="listen-type-landmark"
        icon="edit"
        isOpen={isWriting}
        onToggle={() => setIsWriting((before) => !before)}
      >
        <div className={styles.line}>
          <TextField {...bind('landmark')} hint={t('wizard.project.landmarkHint')} maxLength={LANDMARK_MAX} />
          <Say spoken={['project-landmark', 'project-landmark-hint']} />
        </div>
        <Suggestions draft={draft} />
      </Fold>
    </>
  );
}

const DAY_MS = 86_400_000;
const starts = [1, 7, 30] as const;

function StartDate({ draft, bind }: BoundProps) {
  const now = new Date();
  const dates = starts.map((days) => ({
    value: days === 1 ? tomorrow(now) : isoDate(new Date(now.getTime() + days * DAY_MS)),
    line: stepLine(`listen-start-${days}`),
    words: t(`listen.start${days}`),
  }));
  return (
    <>
      <Choices
        legend={t('listen.when')}
        name="start"
        choices={dates}
        value={[draft.desiredStartDate]}
        onChange={choose('desiredStartDate')}
      />
      <div className={styles.line}>
        <DateField
          {...bind('desiredStartDate')}
          id="demande-autre-jour"
          label={t('listen.otherDay')}
          min={tomorrow(now)}
        />
        <Say spoken={['listen-other-day']} />
      </div>
    </>
  );
}
