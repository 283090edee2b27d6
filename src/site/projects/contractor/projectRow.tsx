import type { ProjectListItem } from '../../../shared/projects/views.ts';
import { paths } from '../../paths.ts';
import { t } from '../../texts.ts';
import styles from './CancelledMark.module.css';
import type { DashboardQuery, SortColumn } from './dashboardQuery.ts';

export interface ProjectListProps {
  projects: readonly ProjectListItem[];
  query: DashboardQuery;
  onChange: (change: Partial<DashboardQuery>) => void;
}

/** What the list hands to the detail page, which shows it while the rest loads (specification §2.6). */
export interface ProjectLinkState {
  project: ProjectListItem;
}

export const serviceName = (project: Pick<ProjectListItem, 'service'>): string =>
  project.service?.nameFr ?? t('projects.uncategorised');

export const placeName = (project: Pick<ProjectListItem, 'districtName' | 'cityName'>): string =>
  t('contractor.place', { district: project.districtName, city: project.cityName });

export const placesLeft = (project: Pick<ProjectListItem, 'quotesLeft'>): string =>
  project.quotesLeft > 0
    ? t('contractor.placesLeft', { smart_count: project.quotesLeft })
    : t('contractor.noPlaceLeft');

/** The contact is given to nobody else, so having it means having accepted (design §6). */
export const isAcceptedByMe = (project: Pick<ProjectListItem, 'phoneNumber'>): boolean => project.phoneNumber !== null;

/** The link to the detail, and how a list of links tells one from another. */
export function detailLink(project: ProjectListItem) {
  const state: ProjectLinkState = { project };
  return {
    to: paths.project(project.id),
    state,
    'aria-label': t('contractor.seeDetailsOf', { service: serviceName(project), place: placeName(project) }),
  };
}

export type AriaSort = 'ascending' | 'descending' | undefined;

export function ariaSort(query: DashboardQuery, column: SortColumn): AriaSort {
  if (query.sort !== column) return undefined;
  return query.order === 'asc' ? 'ascending' : 'descending';
}

/** An accepted project that customer service cancelled stays in the list, and is said to be over. */
export function CancelledMark({ project }: { project: Pick<ProjectListItem, 'status'> }) {
  if (project.status !== 'Cancelled') return null;
  return <span className={styles.mark}>{t('projects.state.Cancelled')}</span>;
}
