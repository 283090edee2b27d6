import type { ReactNode } from 'react';
import { formatAge } from '../../../shared/format/age.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import type { ProjectListItem } from '../../../shared/projects/views.ts';
import { t } from '../../texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { NextAct } from '../lead/NextAct.tsx';
import styles from './ProjectCards.module.css';
import {
  budgetText,
  clientName,
  detailLink,
  leadDate,
  leadLink,
  nearnessOf,
  numberToCall,
  type ProjectListProps,
  ProjectMarks,
  placeName,
  placesLeft,
  serviceName,
} from './projectRow.tsx';

/** The table's rows where a table has no room. */
export function ProjectCards({ projects, isAccepted }: ProjectListProps) {
  return (
    <ul className={styles.cards}>
      {projects.map((project) => (
        <li key={project.id} className={styles.card}>
          <div>
            <h2 className={styles.title}>{serviceName(project)}</h2>
            <ProjectMarks project={project} isAccepted={isAccepted} />
          </div>
          <Facts project={project} isAccepted={isAccepted} />
          {isAccepted && <NextAct act={project.nextAct} />}
          <Actions project={project} isAccepted={isAccepted} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  project: ProjectListItem;
  isAccepted: boolean;
}

function Facts({ project, isAccepted }: CardProps) {
  return (
    <dl className={styles.facts}>
      {isAccepted && <Fact icon="user" name={t('contractor.columnClient')} value={clientName(project)} />}
      {project.acceptedAt && (
        <Fact icon="check" name={t('contractor.columnAccepted')} value={leadDate(project.acceptedAt)} />
      )}
      <Fact icon="map-pin" name={t('contractor.columnPlace')} value={placeName(project)} />
      <Fact icon="calendar" name={t('contractor.columnDate')} value={formatDate(project.desiredStartDate)} />
      {!isAccepted && (
        <>
          <Fact icon="user" name={t('contractor.columnPlaces')} value={placesLeft(project)} />
          <Fact name={t('contractor.columnBudget')} value={budgetText(project)} />
          {project.nearness && <Fact name={t('contractor.nearness')} value={nearnessOf(project)} />}
          <Fact name={t('contractor.submittedOn')} value={formatAge(project.submissionDate, new Date())} />
        </>
      )}
    </dl>
  );
}

function Actions({ project, isAccepted }: CardProps) {
  const number = isAccepted && numberToCall(project);
  return (
    <div className={styles.actions}>
      {project.leadId ? (
        <ButtonLink variant="secondary" {...leadLink(project, project.leadId)}>
          {t('leads.open')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" {...detailLink(project)}>
          {t('contractor.seeDetails')}
        </ButtonLink>
      )}
      {number && <PhoneLink phone={number} variant="primary" />}
    </div>
  );
}

/** An icon says to the eye what it is, the name to a screen reader; without an icon the name is shown. */
function Fact({ icon, name, value }: { icon?: IconName; name: string; value: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        {icon && <Icon name={icon} />}
        <span className={icon && styles.hidden}>{name}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
