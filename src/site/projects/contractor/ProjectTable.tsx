import { formatDate } from '../../../shared/format/dates.ts';
import type { TextKey } from '../../../shared/texts.ts';
import { t } from '../../texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { type SortColumn, showsContact, toggleSort } from './dashboardQuery.ts';
import styles from './ProjectTable.module.css';
import {
  ariaSort,
  CancelledMark,
  detailLink,
  type ProjectListProps,
  placeName,
  placesLeft,
  serviceName,
} from './projectRow.tsx';

const sortable: readonly { column: SortColumn; label: TextKey }[] = [
  { column: 'service', label: 'contractor.columnService' },
  { column: 'date', label: 'contractor.columnDate' },
  { column: 'ville', label: 'contractor.columnPlace' },
];

export function ProjectTable({ projects, query, onChange }: ProjectListProps) {
  const isAccepted = showsContact(projects);
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
          <th scope="col">{t(isAccepted ? 'contractor.columnPhone' : 'contractor.columnPlaces')}</th>
          <th scope="col">{t('contractor.columnAction')}</th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <tr key={project.id}>
            <th scope="row">
              {serviceName(project)}
              <CancelledMark project={project} />
            </th>
            <td className={styles.figures}>{formatDate(project.desiredStartDate)}</td>
            <td>{placeName(project)}</td>
            <td className={styles.figures}>
              {!isAccepted && placesLeft(project)}
              {isAccepted && project.phoneNumber && (
                <div className={styles.phone}>
                  <PhoneLink phone={project.phoneNumber} variant="quiet" />
                </div>
              )}
            </td>
            <td>
              <ButtonLink variant="secondary" className={styles.action} {...detailLink(project)}>
                {t('contractor.seeDetails')}
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SortMark({ direction }: { direction: ReturnType<typeof ariaSort> }) {
  return <Icon name="chevron-down" className={classNames(styles.mark, direction && styles[direction])} />;
}
