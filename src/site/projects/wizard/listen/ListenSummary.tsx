import type { ReactNode } from 'react';
import { formatLongDate } from '../../../../shared/format/dates.ts';
import { realId } from '../../../../shared/ids.ts';
import {
  type ContactDay,
  contactDays,
  hourRangeLabel,
  hourRanges,
  OTHER,
} from '../../../../shared/projects/options.ts';
import { answerLine, questionLine, serviceLine, stepLine } from '../../../../shared/sounds/lines.ts';
import { VoicePlayer } from '../../../files/VoicePlayer.tsx';
import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { answersTo } from '../draft/answers.ts';
import { hoursRangeOf } from '../draft/bodies.ts';
import type { Draft, DraftFile } from '../draft/draft.ts';
import { filesToSend, voiceOf } from '../draft/voice.ts';
import { FileRow } from '../files/FileRow.tsx';
import files from '../files/Files.module.css';
import { blobKey } from '../storage/records.ts';
import { wizardRecords } from '../storage/wizardRecords.ts';
import styles from './Listen.module.css';
import { Part } from './Part.tsx';
import { type Sayable, type Spoken, spokenOf } from './player.ts';
import { Say } from './Say.tsx';

interface ListenSummaryProps {
  draft: Draft;
  personTitle: string;
  isPersonAsked: boolean;
  isEditable: boolean;
  /** Who is signed in, where the person is not asked for. */
  signedIn: ReactNode;
}

/** What was chosen and said, line by line, each to be heard again. */
export function ListenSummary({ draft, personTitle, isPersonAsked, isEditable, signedIn }: ListenSummaryProps) {
  const service = realId(draft.serviceId);
  const edit = (path: string, title: Sayable, part = spokenOf(title).words) =>
    isEditable && (
      <div className={styles.line}>
        <ButtonLink
          to={path}
          state={{ fromSummary: true }}
          variant="secondary"
          aria-label={t('wizard.summary.editPart', { part })}
        >
          <Icon name="edit" />
          {t('wizard.summary.edit')}
        </ButtonLink>
        <Say spoken={['summary-edit', title]} />
      </div>
    );
  const person = { line: stepLine('person-title'), words: personTitle };
  const photos = filesToSend(draft).filter(({ voice }) => !voice);
  const place = [draft.address, draft.landmark, realId(draft.districtId) && draft.districtName, draft.cityName];
  return (
    <>
      <Part title="question-title">
        <Fact
          label="summary-service"
          value={[service ? { line: serviceLine(service), words: draft.serviceName } : 'pre-no-service']}
        />
        {draft.fromPredefined && <Answers draft={draft} />}
        {edit(draft.fromPredefined && service ? paths.question(service, 0) : paths.preSubmission, 'question-title')}
      </Part>
      <Part title="project-title">
        <Said label="project-description" note={voiceOf(draft, 'description')} words={draft.description} />
        <Fact label="listen-where" value={[textOf(place)]}>
          {draft.plusCode && <Icon name="map-pin" />}
        </Fact>
        <Fact
          label="project-start-date"
          value={[{ words: draft.desiredStartDate && formatLongDate(draft.desiredStartDate) }]}
        />
        <Fact label="project-contact-days" value={[dayOf(draft)]} />
        {draft.preferredHoursRangeOption === OTHER ? (
          <Said label="project-hours" note={voiceOf(draft, 'preferredHoursRange')} words={draft.preferredHoursRange} />
        ) : (
          <Fact label="project-hours" value={[hoursOf(draft)]} />
        )}
        {photos.length > 0 && (
          <ul className={files.list} aria-label={t('listen.photos')}>
            {photos.map((file) => (
              <FileRow key={file.id} file={file} />
            ))}
          </ul>
        )}
        {edit(paths.projectInfo, 'project-title')}
      </Part>
      <Part title={person}>
        {isPersonAsked ? (
          <>
            <Said
              label="person-last-name"
              note={voiceOf(draft, 'clientName')}
              words={[draft.firstName, draft.lastName].filter(Boolean).join(' ')}
            />
            <Fact label="person-phone" value={[{ words: draft.phoneNumber }]} />
            {edit(paths.personalInfo, person)}
          </>
        ) : (
          signedIn
        )}
      </Part>
    </>
  );
}

const textOf = (parts: readonly (string | undefined)[]): Spoken => ({ words: parts.filter(Boolean).join(', ') });

function dayOf({ preferredContactDays: day }: Draft): Spoken {
  const index = contactDays.indexOf(day as ContactDay);
  return { words: day, line: index < 0 ? undefined : stepLine(`day-${index}`) };
}

function hoursOf(draft: Draft): Spoken {
  const range = hoursRangeOf(draft);
  const index = hourRanges.findIndex(({ value }) => value === range);
  return { words: hourRangeLabel(range), line: index < 0 ? undefined : stepLine(`hours-${index}`) };
}

/** Each question, with what was answered. */
function Answers({ draft }: { draft: Draft }) {
  const of = draft.serviceId;
  const questions = draft.questions[of] ?? [];
  return questions.map((question, index) => {
    const label = { line: questionLine(question.id), of, words: question.nameFr };
    const given = answersTo(draft, question, index);
    const value = given.map(({ responseId, customResponseText }) => ({
      line: customResponseText ? undefined : answerLine(responseId),
      of,
      words: customResponseText || (question.responses.find(({ id }) => id === responseId)?.nameFr ?? ''),
    }));
    const notes = given.flatMap(({ responseId }) => voiceOf(draft, responseId) ?? []);
    return (
      <Fact key={question.id} label={label} value={value}>
        {notes.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </Fact>
    );
  });
}

function Fact({ label, value, children }: { label: Sayable; value: readonly Sayable[]; children?: ReactNode }) {
  const words = value.map((one) => spokenOf(one).words).join(', ');
  return (
    <div>
      <div className={styles.line}>
        <div>
          <p className={styles.soft}>{spokenOf(label).words}</p>
          <p className={styles.value}>{words || t('wizard.summary.empty')}</p>
        </div>
        <Say spoken={[label, ...(words ? value : (['summary-empty'] as const))]} />
      </div>
      {children}
    </div>
  );
}

/** A field that may be said: the voice note where there is one, and the words where some are typed. */
function Said({ label, note, words }: { label: Sayable; note: DraftFile | undefined; words: string }) {
  if (!note || words)
    return (
      <Fact label={label} value={[{ words }]}>
        {note && <Note note={note} />}
      </Fact>
    );
  return (
    <div>
      <div className={styles.line}>
        <p className={styles.soft}>{spokenOf(label).words}</p>
        <Say spoken={[label]} />
      </div>
      <Note note={note} />
    </div>
  );
}

const Note = ({ note }: { note: DraftFile }) => (
  <VoicePlayer
    id={`resume-${note.id}`}
    name={note.name}
    seconds={note.voice?.seconds ?? 0}
    load={() => wizardRecords.read(blobKey(note.id))}
  />
);
