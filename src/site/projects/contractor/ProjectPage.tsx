import { useLocation, useParams } from 'react-router-dom';
import { currentSession } from '../../../shared/client/session.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { leadPageTexts } from '../../../shared/leads/pageTexts.ts';
import { positionTexts } from '../../../shared/places/texts.ts';
import { contractorTexts } from '../../../shared/projects/contractorTexts.ts';
import { detailTexts } from '../../../shared/projects/detailTexts.ts';
import { isClosed } from '../../../shared/projects/status.ts';
import { projectTexts } from '../../../shared/projects/texts.ts';
import type { ProjectListItem } from '../../../shared/projects/views.ts';
import { api } from '../../api.ts';
import { useTitle } from '../../layout/documentHead.ts';
import { useSiteSettings } from '../../settings/useSiteSettings.ts';
import { registerTexts, t } from '../../texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { useQuery } from '../../useQuery.ts';
import { BackButton } from './BackButton.tsx';
import styles from './Project.module.css';
import { ProjectDetail } from './ProjectDetail.tsx';
import { isAcceptedByMe, type ProjectLinkState, placeName, serviceName } from './projectRow.tsx';

registerTexts(contractorTexts);
registerTexts(positionTexts);
registerTexts(detailTexts);
registerTexts(projectTexts);
registerTexts(leadPageTexts);

/** One project as a contractor sees it, before and after accepting it (specification §2.6). */
export function ProjectPage() {
  const { id = '' } = useParams();
  return <Project key={id} id={id} />;
}

function Project({ id }: { id: string }) {
  const userId = currentSession()?.user.id;
  const known = useKnownProject(id);
  const answer = useQuery(`project ${userId} ${id}`, () => api.get('/get-project-details/{id}', { path: { id } }), {
    refreshOnFocus: true,
    isCached: true,
  });
  const project = answer.entity;
  const shown = project ?? known;
  useTitle(shown ? headingOf(shown) : t('layout.project'));
  const isGone = goneKinds.includes(answer.failure?.kind ?? '');
  if (isGone) {
    return (
      <div className={styles.page}>
        <h1>{t('layout.project')}</h1>
        <EmptyState title={t('contractor.projectGone')} action={<BackButton />} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {shown ? <ProjectHead project={shown} /> : <h1>{t('layout.project')}</h1>}
      {answer.failure && (
        <LoadFailure
          title={t('contractor.projectFailed')}
          failure={answer.failure}
          isBusy={answer.isLoading}
          onRetry={answer.reload}
        />
      )}
      {project ? (
        <ProjectDetail project={project} onAccepted={answer.replace} onOutdated={answer.reload} />
      ) : (
        <>
          {known?.description && <p className={styles.description}>{known.description}</p>}
          {answer.isLoading && <Skeleton lines={8} />}
          <div className={styles.back}>
            <BackButton />
          </div>
        </>
      )}
    </div>
  );
}

/** No such project, not for this contractor, or an address that is no id. */
const goneKinds: readonly string[] = ['notFound', 'forbidden', 'invalid'];

/** What the list passed with the navigation, if it is this project; after a reload it may be out of date. */
function useKnownProject(id: string): ProjectListItem | undefined {
  const state: Partial<ProjectLinkState> | null = useLocation().state;
  return state?.project?.id === id ? state.project : undefined;
}

const headingOf = (project: ProjectListItem) => t('contractor.projectTitle', { service: serviceName(project) });

function ProjectHead({ project }: { project: ProjectListItem }) {
  return (
    <header className={styles.head}>
      <h1>{headingOf(project)}</h1>
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
