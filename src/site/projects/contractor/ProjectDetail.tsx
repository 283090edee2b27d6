import { useEffect, useRef } from 'react';
import { formatLongDate } from '../../../shared/format/dates.ts';
import { formatGnf } from '../../../shared/format/money.ts';
import { hourRangeLabel } from '../../../shared/projects/options.ts';
import type { ProjectView } from '../../../shared/projects/views.ts';
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
      <Whereabouts project={project} />
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
        <h3 className={styles.label}>{t('contractor.descriptionTitle')}</h3>
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

function Whereabouts({ project }: { project: ProjectView }) {
  return (
    <Card className={classNames(styles.section, styles.where)}>
      <h2>{t('contractor.whereTitle')}</h2>
      <dl className={styles.list}>
        <Fact name={t('contractor.city')} value={project.cityName} />
        <Fact name={t('contractor.district')} value={project.districtName} />
        {isAcceptedByMe(project) && <Fact name={t('contractor.address')} value={project.address} />}
        <Fact name={t('contractor.startDate')} value={formatLongDate(project.desiredStartDate)} />
        <Fact name={t('contractor.submittedOn')} value={formatLongDate(project.submissionDate)} />
        <Fact name={t('contractor.contactDays')} value={project.preferredContactDays} />
        <Fact name={t('contractor.hoursRange')} value={hourRangeLabel(project.preferredHoursRange)} />
        {project.budget !== null && <Fact name={t('contractor.budget')} value={formatGnf(project.budget)} />}
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
