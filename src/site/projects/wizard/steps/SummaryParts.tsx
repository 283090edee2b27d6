import type { ReactNode } from 'react';
import { formatLongDate } from '../../../../shared/format/dates.ts';
import { realId } from '../../../../shared/ids.ts';
import { hourRangeLabel } from '../../../../shared/projects/options.ts';
import { serviceLine } from '../../../../shared/sounds/lines.ts';
import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { answersInWords } from '../draft/answers.ts';
import { hoursRangeOf } from '../draft/bodies.ts';
import type { Draft, DraftFile } from '../draft/draft.ts';
import { type DraftField, fields, fieldsOf } from '../draft/fields.ts';
import { filesToSend } from '../draft/voice.ts';
import { FileRow } from '../files/FileRow.tsx';
import { LatePart } from '../listen/Late.tsx';
import { useListening } from '../listen/listening.ts';
import type { Sayable } from '../listen/player.ts';
import { Told } from '../listen/Told.tsx';
import type { StepState } from '../useWizardGo.ts';
import { SignedInPerson } from './SignedInPerson.tsx';
import styles from './Summary.module.css';

interface SummaryPartsProps {
  draft: Draft;
  personTitle: string;
  isPersonAsked: boolean;
  isEditable: boolean;
}

/** The whole request, part by part. Where it is heard, what was said stands at its field instead of with the files. */
export function SummaryParts({ draft, personTitle, isPersonAsked, isEditable }: SummaryPartsProps) {
  const isHeard = useListening();
  const files = filesToSend(draft).filter(({ voice }) => !(isHeard && voice));
  const service = realId(draft.serviceId);
  const edit = (path: string) => (isEditable ? path : undefined);
  return (
    <>
      <Part title={t('wizard.summary.service')} editPath={edit(paths.preSubmission)}>
        <Told spoken={service ? [{ words: draft.serviceName, line: serviceLine(service) }] : undefined}>
          <p>{service ? draft.serviceName : t('wizard.summary.free')}</p>
        </Told>
      </Part>
      {draft.fromPredefined && (
        <Part title={t('wizard.summary.answers')} editPath={edit(paths.question(draft.serviceId, 0))}>
          <dl className={styles.facts}>
            {answersInWords(draft).map(({ question, answers, notes }) => (
              <Fact
                key={question.words}
                label={question.words}
                value={answers.map(({ words }) => words).join(', ')}
                spoken={[question, ...answers]}
                notes={isHeard ? notes : []}
              />
            ))}
          </dl>
        </Part>
      )}
      <Part title={t('wizard.title.project')} editPath={edit(paths.projectInfo)}>
        <StepFacts step="project" draft={draft} />
        {!(isHeard && files.length === 0) && (
          <Told>
            <h3 className={styles.filesTitle}>{t('wizard.files.label')}</h3>
          </Told>
        )}
        {!isHeard && files.length === 0 && <p className={styles.empty}>{t('wizard.files.none')}</p>}
        <ul className={styles.files}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      </Part>
      <Part title={personTitle} editPath={isPersonAsked ? edit(paths.personalInfo) : undefined}>
        {isPersonAsked ? <StepFacts step="person" draft={draft} /> : <SignedInPerson isEditable={isEditable} />}
      </Part>
    </>
  );
}

/** How a field reads that is not shown as it was typed. */
const shown: Partial<Record<DraftField, (draft: Draft) => string>> = {
  desiredStartDate: ({ desiredStartDate: date }) => date && formatLongDate(date),
  preferredHoursRangeOption: (draft) => hourRangeLabel(hoursRangeOf(draft)),
};

/** What is said of a field under another name. */
const said: Partial<Record<DraftField, string>> = {
  preferredHoursRangeOption: 'preferredHoursRange',
  lastName: 'clientName',
};

/** All fields of a step; where it is heard, those that something is known of. */
export function StepFacts({ step, draft }: { step: 'project' | 'person'; draft: Draft }) {
  const isHeard = useListening();
  return (
    <dl className={styles.facts}>
      {fieldsOf(step).map((name) => {
        const { label, nameField, isPart, isExtra } = fields[name];
        const notes = filesToSend(draft).filter(({ voice }) => voice?.field === (said[name] ?? name));
        const known = shown[name]?.(draft) ?? draft[nameField ?? name];
        const value = known || (notes.length > 0 ? t('wizard.summary.spoken') : '');
        return (
          !isPart &&
          !((isExtra || isHeard) && !value) && (
            <Fact key={name} label={t(label)} value={value} notes={isHeard ? notes : []} />
          )
        );
      })}
    </dl>
  );
}

const fromSummary: StepState = { fromSummary: true };

function Part({ title, editPath, children }: { title: string; editPath: string | undefined; children: ReactNode }) {
  return (
    <Card>
      <div className={styles.head}>
        <Told>
          <h2 className={styles.title}>{title}</h2>
        </Told>
        {editPath && (
          <Told spoken={[t('wizard.summary.edit'), title]}>
            <ButtonLink
              to={editPath}
              state={fromSummary}
              variant="quiet"
              aria-label={t('wizard.summary.editPart', { part: title })}
            >
              <Icon name="edit" />
              {t('wizard.summary.edit')}
            </ButtonLink>
          </Told>
        )}
      </div>
      {children}
    </Card>
  );
}

interface FactProps {
  label: string;
  value: string;
  /** What says it, where that is not its words. */
  spoken?: readonly Sayable[];
  /** What was said, where the form is heard. */
  notes: readonly DraftFile[];
}

function Fact({ label, value, spoken, notes }: FactProps) {
  const empty = t('wizard.summary.empty');
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <Told spoken={spoken ?? [label, value.trim() || empty]}>
          <span>{value.trim() || <span className={styles.empty}>{empty}</span>}</span>
        </Told>
        {notes.map((note) => (
          <LatePart key={note.id} body="note" note={note} />
        ))}
      </dd>
    </div>
  );
}
