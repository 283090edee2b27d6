import { formatDate } from '../../../shared/format/dates.ts';
import { t } from '../../texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { showsContact } from './dashboardQuery.ts';
import styles from './ProjectCards.module.css';
import { CancelledMark, detailLink, type ProjectListProps, placeName, placesLeft, serviceName } from './projectRow.tsx';

/** The table's rows where a table has no room. */
export function ProjectCards({ projects }: ProjectListProps) {
  const isAccepted = showsContact(projects);
  return (
    <ul className={styles.cards}>
      {projects.map((project) => (
        <li key={project.id} className={styles.card}>
          <h2 className={styles.title}>
            {serviceName(project)}
            <CancelledMark project={project} />
          </h2>
          <dl className={styles.facts}>
            <Fact icon="calendar" name={t('contractor.columnDate')} value={formatDate(project.desiredStartDate)} />
            <Fact icon="map-pin" name={t('contractor.columnPlace')} value={placeName(project)} />
            {!isAccepted && <Fact icon="user" name={t('contractor.columnPlaces')} value={placesLeft(project)} />}
          </dl>
          <div className={styles.actions}>
            <ButtonLink variant="secondary" {...detailLink(project)}>
              {t('contractor.seeDetails')}
            </ButtonLink>
            {isAccepted && project.phoneNumber && <PhoneLink phone={project.phoneNumber} variant="primary" />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
