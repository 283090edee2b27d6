import { useEffect, useEffectEvent, useState } from 'react';
import { isoDate, tomorrow } from '../../../../shared/format/dates.ts';
import { NO_ID } from '../../../../shared/ids.ts';
import type { LocatedPlace } from '../../../../shared/places/views.ts';
import { LANDMARK_MAX } from '../../../../shared/projects/details.ts';
import { contactDays, hourRanges, OTHER } from '../../../../shared/projects/options.ts';
import { useList } from '../../../catalog/lists.ts';
import { PickFiles } from '../../../files/PickFiles.tsx';
import { t } from '../../../texts.ts';
import { DateField, TextField } from '../../../ui/TextField.tsx';
import { type Draft, setField } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import type { DraftField } from '../draft/fields.ts';
import { PhotoList } from '../files/FilePicker.tsx';
import { useFilePicker } from '../files/useFilePicker.ts';
import {
  chooseDistrict,
  nearestPlace,
  Position,
  Suggestions,
  usePastedPosition,
  VoiceNote,
} from '../steps/formHelp.ts';
import { fieldId, type StepForm } from '../steps/StepForm.tsx';
import { type Choice, Choices } from './Choices.tsx';
import { Fold } from './Fold.tsx';
import styles from './Listen.module.css';
import { ListenPlaces } from './ListenPlaces.tsx';
import { Part } from './Part.tsx';
import { Told } from './Told.tsx';

interface ListenProjectProps {
  draft: Draft;
  form: Pick<StepForm, 'shown' | 'bind'>;
}

/** The project, said, photographed and tapped. */
export function ListenProject({ draft, form: { shown, bind } }: ListenProjectProps) {
  const now = new Date();
  const choices = (field: DraftField, legend: string, options: readonly Choice[]) => (
    <Choices
      legend={legend}
      name={field}
      choices={options}
      value={[draft[field]]}
      onChange={([value = '']) => changeDraft((before) => setField(before, field, value))}
    />
  );
  const when = t('listen.when');
  const days = t('wizard.project.contactDays');
  const hours = t('wizard.project.hoursRange');
  return (
    <>
      <Part field="description" title={t('listen.what')} error={shown.description}>
        {draft.description && <p className={styles.value}>{draft.description}</p>}
        <VoiceNote draft={draft} field="description" label={t('wizard.voiceProject')} />
      </Part>
      <Photos draft={draft} />
      <Part title={t('listen.where')} error={shown.address ?? shown.plusCode}>
        <Place draft={draft} shown={shown} bind={bind} />
      </Part>
      <Part field="desiredStartDate" title={when} error={shown.desiredStartDate}>
        {choices(
          'desiredStartDate',
          when,
          starts.map((count) => ({ value: inDays(now, count), words: t(`listen.start${count}`) })),
        )}
        <Told spoken={[t('listen.otherDay')]}>
          <DateField
            {...bind('desiredStartDate')}
            id={fieldId('autre-jour')}
            label={t('listen.otherDay')}
            min={tomorrow(now)}
          />
        </Told>
      </Part>
      <Part field="preferredContactDays" title={days} error={shown.preferredContactDays}>
        {choices(
          'preferredContactDays',
          days,
          contactDays.map((day) => ({ value: day, words: day })),
        )}
      </Part>
      {draft.preferredContactDays && (
        <Part
          field="preferredHoursRangeOption"
          title={hours}
          error={shown.preferredHoursRangeOption ?? shown.preferredHoursRange}
        >
          {choices(
            'preferredHoursRangeOption',
            hours,
            hourRanges.map(({ value, label }) => ({ value, words: label })),
          )}
          {draft.preferredHoursRangeOption === OTHER && (
            <VoiceNote draft={draft} field="preferredHoursRange" label={t('wizard.voiceHours')} />
          )}
        </Part>
      )}
    </>
  );
}

const DAY_MS = 86_400_000;
const starts = [1, 7, 30] as const;

const inDays = (now: Date, count: number): string =>
  count === 1 ? tomorrow(now) : isoDate(new Date(now.getTime() + count * DAY_MS));

function Photos({ draft }: { draft: Draft }) {
  const { isBusy, refused, pick } = useFilePicker();
  const [problem] = refused;
  const label = t('listen.camera');
  return (
    <Part
      field="photos"
      title={t('listen.photos')}
      error={problem && t('wizard.files.refused', { name: problem.name, reason: t(problem.reason) })}
    >
      <PhotoList draft={draft} focusId={fieldId('photos')} />
      <Told spoken={[label]}>
        <PickFiles camera label={label} busy={isBusy} className={styles.wide} onPick={(picked) => void pick(picked)}>
          {isBusy ? t('wizard.files.adding') : label}
        </PickFiles>
      </Told>
    </Part>
  );
}

interface PlaceProps extends Pick<StepForm, 'bind' | 'shown'> {
  draft: Draft;
}

/** The position says the city and the district by itself; who is elsewhere chooses them. */
function Place({ draft, shown, bind }: PlaceProps) {
  const { items: located = [] } = useList<LocatedPlace>('/get-located-places');
  const { plusCode, cityId, cityName, districtId, districtName, landmark } = draft;
  const writing = useState(landmark !== '');
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
  const hint = t('wizard.project.landmarkHint');
  return (
    <>
      <Position draft={draft} located={located} />
      {place && (
        <Told>
          <p className={styles.value}>{place}</p>
        </Told>
      )}
      <ListenPlaces draft={draft} shown={shown} />
      <Fold label={t('listen.typeLandmark')} state={writing}>
        <Told spoken={[t('wizard.project.landmark'), hint]}>
          <TextField {...bind('landmark')} hint={hint} maxLength={LANDMARK_MAX} />
        </Told>
        <Suggestions draft={draft} />
      </Fold>
    </>
  );
}
