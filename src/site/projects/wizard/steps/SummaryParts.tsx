import type { ReactNode } from 'react';
import { formatLongDate } from '../../../../shared/format/dates.ts';
import { realId } from '../../../../shared/ids.ts';
import { hourRangeLabel } from '../../../../shared/projects/options.ts';
import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { answersInWords } from '../draft/answers.ts';
import { hoursRangeOf } from '../draft/bodies.ts';
import type { Draft } from '../draft/draft.ts';
import { type DraftField, fields, fieldsOf } from '../draft/fields.ts';
import { filesToSend, voiceOf } from '../draft/voice.ts';
import { FileRow } from '../files/FileRow.tsx';
import type { StepState } from '../useWizardGo.ts';
import { SignedInPerson } from './SignedInPerson.tsx';
import styles from './Summary.module.css';

interface SummaryPartsProps {
  draft: Draft;
  personTitle: string;
  isPersonAsked: boolean;
  isEditable: boolean;
}

/** The whole request, part by part. */
export function SummaryParts({ draft, personTitle, isPersonAsked, isEditable }: SummaryPartsProps) {
  const files = filesToSend(draft);
  const edit = (path: string) => (isEditable ? path : undefined);
  return (
    <>
      <Part title={t('wizard.summary.service')} editPath={edit(paths.preSubmission)}>
        <p>{realId(draft.serviceId) ? draft.serviceName : t('wizard.summary.free')}</p>
      </Part>
      {draft.fromPredefined && (
        <Part title={t('wizard.summary.answers')} editPath={edit(paths.question(draft.serviceId, 0))}>
          <dl className={styles.facts}>
            {answersInWords(draft).map(({ question, answers }) => (
              <Fact key={question} label={question} value={answers} />
            ))}
          </dl>
        </Part>
      )}
      <Part title={t('wizard.title.project')} editPath={edit(paths.projectInfo)}>
        <StepFacts step="project" draft={draft} />
        <h3 className={styles.filesTitle}>{t('wizard.files.label')}</h3>
        {files.length === 0 && <p className={styles.empty}>{t('wizard.files.none')}</p>}
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
  description: (draft) => draft.description || (voiceOf(draft, 'description') ? t('wizard.summary.spoken') : ''),
  desiredStartDate: ({ desiredStartDate: date }) => date && formatLongDate(date),
  preferredHoursRangeOption: (draft) => hourRangeLabel(hoursRangeOf(draft)),
};

/** All fields of a step. */
export function StepFacts({ step, draft }: { step: 'project' | 'person'; draft: Draft }) {
  return (
    <dl className={styles.facts}>
      {fieldsOf(step).map((name) => {
        const { label, nameField, isPart, isExtra } = fields[name];
        return (
          !isPart &&
          !(isExtra && !draft[name]) && (
            <Fact key={name} label={t(label)} value={shown[name]?.(draft) ?? draft[nameField ?? name]} />
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
        <h2 className={styles.title}>{title}</h2>
        {editPath && (
          <ButtonLink
            to={editPath}
            state={fromSummary}
            variant="quiet"
            aria-label={t('wizard.summary.editPart', { part: title })}
          >
            <Icon name="edit" />
            {t('wizard.summary.edit')}
          </ButtonLink>
        )}
      </div>
      {children}
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value.trim() || <span className={styles.empty}>{t('wizard.summary.empty')}</span>}
      </dd>
    </div>
  );
}
