import { type ReactNode, useEffect, useRef } from 'react';
import { formatLongDate } from '../../../shared/format/dates.ts';
import { formatGnf } from '../../../shared/format/money.ts';
import type { DetailName } from '../../../shared/projects/details.ts';
import { hourRangeLabel } from '../../../shared/projects/options.ts';
import type { ProjectView } from '../../../shared/projects/views.ts';
import type { TextKey } from '../../../shared/texts.ts';
import { FileList } from '../../files/FileList.tsx';
import { t } from '../../texts.ts';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { AcceptBar } from './AcceptBar.tsx';
import { answerText } from './answerText.ts';
import { ClientCard } from './ClientCard.tsx';
import { Fact } from './Fact.tsx';
import { PlanLimitModal } from './PlanLimitModal.tsx';
import styles from './Project.module.css';
import { isAcceptedByMe } from './projectRow.ts';
import { useAcceptance } from './useAcceptance.ts';

interface ProjectDetailProps {
  project: ProjectView;
  onAccepted: (project: ProjectView) => void;
  onOutdated: () => void;
}

export function ProjectDetail({ project, onAccepted, onOutdated }: ProjectDetailProps) {
  const acceptance = useAcceptance(project.id, { onAccepted, onOutdated });
  const isAccepted = isAcceptedByMe(project);
  const contact = useContactFocus(isAccepted);
  const need = (
    <div key="need" className={styles.need}>
      <Need project={project} />
      <Card className={styles.section}>
        <h2>{t('contractor.documentsTitle')}</h2>
        <FileList projectId={project.id} />
      </Card>
    </div>
  );
  const client = (
    <div key="client" className={styles.client}>
      <ClientCard project={project} headingRef={contact} />
      <PlaceAndTimeCard project={project} />
    </div>
  );
  return (
    <>
      {/* On a phone one follows the other: the contact comes first once there is one. */}
      <div className={classNames(styles.columns, isAccepted && styles.accepted)}>
        {isAccepted ? [client, need] : [need, client]}
      </div>
      <AcceptBar project={project} acceptance={acceptance} />
      <PlanLimitModal problem={acceptance.problem} onClose={acceptance.dismiss} />
    </>
  );
}

function Need({ project }: { project: ProjectView }) {
  return (
    <Card className={classNames(styles.section, styles.first)}>
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

type PlaceAndTime = Exclude<DetailName, 'description'> | 'submissionDate' | 'budget';

/** How each of them reads, in the order of the page; undefined leaves it out. */
const facts: Record<PlaceAndTime, (project: ProjectView) => ReactNode> = {
  cityId: (project) => project.cityName,
  districtId: (project) => project.districtName,
  address: (project) => (isAcceptedByMe(project) ? project.address : undefined),
  desiredStartDate: (project) => formatLongDate(project.desiredStartDate),
  submissionDate: (project) => formatLongDate(project.submissionDate),
  preferredContactDays: (project) => project.preferredContactDays,
  preferredHoursRange: (project) => hourRangeLabel(project.preferredHoursRange),
  budget: (project) => (project.budget === null ? undefined : formatGnf(project.budget)),
};

function labelOf(name: PlaceAndTime): TextKey {
  if (name === 'submissionDate') return 'contractor.submittedOn';
  return name === 'budget' ? 'contractor.budget' : `resources.projects.fields.${name}`;
}

function PlaceAndTimeCard({ project }: { project: ProjectView }) {
  return (
    <Card className={classNames(styles.section, styles.where)}>
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
