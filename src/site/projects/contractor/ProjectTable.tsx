import { formatDate } from '../../../shared/format/dates.ts';
import type { TextKey } from '../../../shared/texts.ts';
import { t } from '../../texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { NextAct } from '../lead/NextAct.tsx';
import { type SortColumn, toggleSort } from './dashboardQuery.ts';
import styles from './ProjectTable.module.css';
import {
  ariaSort,
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

const sortable: readonly { column: SortColumn; label: TextKey }[] = [
  { column: 'service', label: 'contractor.columnService' },
  { column: 'date', label: 'contractor.columnDate' },
  { column: 'ville', label: 'contractor.columnPlace' },
];

export function ProjectTable({ projects, query, isAccepted, onChange }: ProjectListProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {sortable.map(({ column, label }) => (
            <th key={column} scope="col" aria-sort={ariaSort(query, column)}>
              <button
                type="button"
                className={styles.sort}
                title={t('table.sortBy', { column: t(label) })}
                onClick={() => onChange(toggleSort(query, column))}
              >
                {t(label)}
                <SortMark direction={ariaSort(query, column)} />
              </button>
            </th>
          ))}
          <th scope="col">{t(isAccepted ? 'contractor.columnClient' : 'contractor.columnBudget')}</th>
          <th scope="col">{t(isAccepted ? 'contractor.columnPhone' : 'contractor.columnPlaces')}</th>
          <th scope="col">{t('contractor.columnAction')}</th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <tr key={project.id}>
            <th scope="row">
              {serviceName(project)} <ProjectMarks project={project} isAccepted={isAccepted} />
              {isAccepted && <NextAct act={project.nextAct} />}
            </th>
            <td className={styles.figures}>{formatDate(project.desiredStartDate)}</td>
            <td>
              {placeName(project)}
              {!isAccepted && project.nearness && <p className={styles.soft}>{nearnessOf(project)}</p>}
            </td>
            <td className={isAccepted ? undefined : styles.figures}>
              {isAccepted ? clientName(project) : budgetText(project)}
              {project.acceptedAt && <p className={styles.soft}>{leadDate(project.acceptedAt)}</p>}
            </td>
            <td className={styles.figures}>{isAccepted ? <Contact project={project} /> : placesLeft(project)}</td>
            <td>
              {project.leadId ? (
                <ButtonLink variant="secondary" className={styles.action} {...leadLink(project, project.leadId)}>
                  {t('leads.open')}
                </ButtonLink>
              ) : (
                <ButtonLink variant="secondary" className={styles.action} {...detailLink(project)}>
                  {t('contractor.seeDetails')}
                </ButtonLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Contact({ project }: { project: ProjectListProps['projects'][number] }) {
  const number = numberToCall(project);
  if (!number) return null;
  return (
    <div className={styles.phone}>
      <PhoneLink phone={number} variant="quiet" />
    </div>
  );
}

function SortMark({ direction }: { direction: ReturnType<typeof ariaSort> }) {
  return <Icon name="chevron-down" className={classNames(styles.mark, direction && styles[direction])} />;
}
