import { formatDate } from '../../../shared/format/dates.ts';
import { isClosed } from '../../../shared/projects/status.ts';
import type { ProjectListItem } from '../../../shared/projects/views.ts';
import { useSiteSettings } from '../../settings/useSiteSettings.ts';
import { t } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Project.module.css';
import { isAcceptedByMe, placeName, serviceName } from './projectRow.ts';

export function ProjectHead({ project }: { project: ProjectListItem }) {
  return (
    <header className={styles.head}>
      <h1>{t('contractor.projectTitle', { service: serviceName(project) })}</h1>
      <ul className={styles.facts}>
        <li>
          <Icon name="map-pin" />
          {placeName(project)}
        </li>
        <li>
          <Icon name="calendar" />
          {t('contractor.receivedOn', { date: formatDate(project.submissionDate) })}
        </li>
        <li>
          <Icon name={isAcceptedByMe(project) ? 'check' : 'user'} />
          <Places project={project} />
        </li>
      </ul>
    </header>
  );
}

function Places({ project }: { project: ProjectListItem }) {
  const total = useSiteSettings()?.maxQuotes;
  if (isClosed(project.status)) return t('contractor.cancelled');
  if (isAcceptedByMe(project)) return t('contractor.youAccepted');
  if (project.quotesLeft === 0) return t('contractor.noPlaceLeft');
  return total
    ? t('contractor.places', { smart_count: project.quotesLeft, total })
    : t('contractor.placesLeft', { smart_count: project.quotesLeft });
}
