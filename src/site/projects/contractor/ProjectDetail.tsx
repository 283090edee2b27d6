import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { formatAge } from '../../../shared/format/age.ts';
import { formatLongDate } from '../../../shared/format/dates.ts';
import { formatGnf } from '../../../shared/format/money.ts';
import type { DetailName } from '../../../shared/projects/details.ts';
import { hourRangeLabel, OTHER } from '../../../shared/projects/options.ts';
import { isClosed } from '../../../shared/projects/status.ts';
import type { ProjectView } from '../../../shared/projects/views.ts';
import type { TextKey } from '../../../shared/texts.ts';
import { FileList } from '../../files/FileList.tsx';
import { t } from '../../texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { PositionLink } from '../../ui/PositionLink.tsx';
import { AcceptBar, PlanLimitModal } from './AcceptBar.tsx';
import { useAcceptance } from './acceptance.ts';
import styles from './Project.module.css';
import { clientName, isAcceptedByMe, isDatePassed, nearnessOf, numberToCall } from './projectRow.tsx';

interface ProjectDetailProps {
  project: ProjectView;
  onAccepted: (project: ProjectView) => void;
  onOutdated: () => void;
}

export function ProjectDetail({ project, onAccepted, onOutdated }: ProjectDetailProps) {
  const acceptance = useAcceptance(project.id, { onAccepted, onOutdated });
  const isAccepted = isAcceptedByMe(project);
  const contact = useContactFocus(isAccepted);
  const need = <Need project={project} />;
  const where = <PlaceAndTimeCard project={project} />;
  const client = <ClientCard project={project} headingRef={contact} />;
  const documents = (
    <Card className={styles.section}>
      <h2>{t('contractor.documentsTitle')}</h2>
      <FileList projectId={project.id} />
    </Card>
  );
  return (
    <>
      {/* On a phone one column follows the other: before it is accepted, where and when matter more than the documents;
          the contact comes first once there is one. */}
      <div className={styles.columns}>
        <div className={styles.column}>
          {isAccepted ? client : need}
          {where}
        </div>
        <div className={styles.column}>
          {isAccepted ? need : documents}
          {isAccepted ? documents : client}
        </div>
      </div>
      <AcceptBar project={project} acceptance={acceptance} />
      <PlanLimitModal projectId={project.id} problem={acceptance.problem} onClose={acceptance.dismiss} />
    </>
  );
}

function Need({ project }: { project: ProjectView }) {
  return (
    <Card className={styles.section}>
      <h2>{t('contractor.needTitle')}</h2>
      <div>
        <h3 className={styles.label}>{t('resources.projects.fields.description')}</h3>
        <p className={styles.description}>{project.description || t('contractor.noDescription')}</p>
      </div>
      {project.questionResponses.length > 0 && (
        <div>
          <h3 className={styles.label}>{t('contractor.answersTitle')}</h3>
          <dl className={styles.answers}>
            {project.questionResponses.map((question) => (
              <div key={question.id}>
                <dt>{question.nameFr}</dt>
                {question.responses.map((response) => (
                  <dd key={response.id}>{answerText(response)}</dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      )}
    </Card>
  );
}

type PlaceAndTime = Exclude<DetailName, 'description'> | 'submissionDate' | 'budget' | 'nearness' | 'acceptancesLeft';

/** How each of them reads, in the order of the page; undefined leaves it out. */
const facts: Record<PlaceAndTime, (project: ProjectView) => ReactNode> = {
  cityId: (project) => project.cityName,
  districtId: (project) => project.districtName,
  address: (project) => (isAcceptedByMe(project) ? project.address || undefined : undefined),
  landmark: ({ landmark }) => landmark ?? undefined,
  plusCode: ({ position }) => (position ? <PositionLink position={position} /> : undefined),
  desiredStartDate: (project) =>
    isDatePassed(project) && !isAcceptedByMe(project)
      ? `${formatLongDate(project.desiredStartDate)} (${t('contractor.datePassed').toLowerCase()})`
      : formatLongDate(project.desiredStartDate),
  submissionDate: (project) =>
    `${formatLongDate(project.submissionDate)} (${formatAge(project.submissionDate, new Date())})`,
  preferredContactDays: (project) => project.preferredContactDays,
  preferredHoursRange: (project) => hourRangeLabel(project.preferredHoursRange),
  budget: (project) => project.budget !== null && fittingBudget(project, formatGnf(project.budget)),
  nearness: (project) => (isAcceptedByMe(project) ? undefined : nearnessOf(project)),
  acceptancesLeft: (project) =>
    isAcceptedByMe(project) || project.nearness === null
      ? undefined
      : (project.acceptancesLeft?.toString() ?? t('contractor.acceptancesUnlimited')),
};

/** Whether the package allows it; once accepted that is decided. */
function fittingBudget(project: ProjectView, budget: string): string {
  if (isAcceptedByMe(project)) return budget;
  return t(project.refusalCode === 'BUDGET_LIMIT' ? 'contractor.budgetOutside' : 'contractor.budgetFits', { budget });
}

function labelOf(name: PlaceAndTime): TextKey {
  if (name === 'submissionDate') return 'contractor.submittedOn';
  if (name === 'nearness' || name === 'acceptancesLeft') return `contractor.${name}`;
  return name === 'budget' ? 'contractor.budget' : `resources.projects.fields.${name}`;
}

function PlaceAndTimeCard({ project }: { project: ProjectView }) {
  return (
    <Card className={styles.section}>
      <h2>{t('contractor.whereTitle')}</h2>
      <dl className={styles.list}>
        {(Object.keys(facts) as PlaceAndTime[]).map((name) => {
          const value = facts[name](project);
          return value !== undefined && <Fact key={name} name={t(labelOf(name))} value={value} />;
        })}
      </dl>
    </Card>
  );
}

/** Once accepted, the button that was pressed is gone: whoever uses a keyboard or a reader goes to what it brought. */
function useContactFocus(isAccepted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAccepted = useRef(isAccepted);
  useEffect(() => {
    if (isAccepted && !wasAccepted.current) heading.current?.focus();
    wasAccepted.current = isAccepted;
  }, [isAccepted]);
  return heading;
}

interface ClientCardProps {
  project: ProjectView;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Who asks. How to reach them is given only to who accepted the project (design §6). */
function ClientCard({ project, headingRef }: ClientCardProps) {
  const { firstName, lastName, email, language } = project;
  const number = numberToCall(project);
  const isAccepted = isAcceptedByMe(project);
  return (
    <Card className={styles.section}>
      <h2 ref={headingRef} tabIndex={-1}>
        {t('contractor.clientTitle')}
      </h2>
      {isAccepted && (
        <div className={styles.contact}>
          <p className={styles.name}>{clientName(project)}</p>
          {number && <PhoneLink phone={number} />}
          <p className={styles.soft}>
            {t(isClosed(project.status) ? 'contractor.cancelledHint' : 'contractor.acceptedHint')}
          </p>
        </div>
      )}
      {!isAccepted && (
        <p className={styles.hiddenContact}>
          <Icon name="eye-off" />
          <span>{t(hiddenReason(project))}</span>
        </p>
      )}
      <dl className={styles.list}>
        {(isAccepted || lastName) && <Fact name={t('contractor.lastName')} value={lastName} />}
        {(isAccepted || firstName) && <Fact name={t('contractor.firstName')} value={firstName} />}
        {isAccepted && <Fact name={t('contractor.email')} value={email && <a href={`mailto:${email}`}>{email}</a>} />}
        <Fact name={t('contractor.language')} value={language?.label} />
      </dl>
    </Card>
  );
}

function hiddenReason({ status, leadId, quotesLeft }: ProjectView): TextKey {
  if (isClosed(status)) return 'contractor.cancelledHint';
  if (leadId) return 'leads.contactHidden';
  return quotesLeft === 0 ? 'contractor.contactOfOthers' : 'contractor.contactHidden';
}

/** A name and its value; says so where there is none. */
function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value || <span className={styles.soft}>{t('contractor.notGiven')}</span>}</dd>
    </div>
  );
}

type Response = ProjectView['questionResponses'][number]['responses'][number];

/** How one answer reads: 'Autre' shows only the words typed for it (specification §3). */
export function answerText({ nameFr, customResponseText }: Response): string {
  return (nameFr === OTHER && customResponseText?.trim()) || nameFr;
}
