import { formatDate, isoDate } from '../../../shared/format/dates.ts';
import { formatGnf } from '../../../shared/format/money.ts';
import { isClosed } from '../../../shared/projects/status.ts';
import type { ProjectListItem } from '../../../shared/projects/views.ts';
import { paths } from '../../paths.ts';
import { t } from '../../texts.ts';
import { classNames } from '../../ui/classNames.ts';
import type { DashboardQuery, SortColumn } from './dashboardQuery.ts';
import styles from './ProjectMarks.module.css';

export interface ProjectListProps {
  projects: readonly ProjectListItem[];
  query: DashboardQuery;
  /** Whether the rows are accepted projects, with the client's name and number. */
  isAccepted: boolean;
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

/** The client's name; before an acceptance the last name is an initial. */
export const clientName = ({ firstName, lastName }: Pick<ProjectListItem, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || t('contractor.notGiven');

/** In words, and in kilometres where they are known; only before an acceptance. */
export const nearnessOf = ({ nearness, distanceKm: kilometres }: ProjectListItem): string | undefined => {
  if (!nearness) return undefined;
  const words = t(`contractor.nearness.${nearness}`);
  return kilometres === null ? words : `${words}, ${t('contractor.kilometres', { kilometres })}`;
};

export const budgetText = ({ budget }: Pick<ProjectListItem, 'budget'>): string =>
  budget === null ? t('contractor.noBudget') : formatGnf(budget);

/** The number to call, where there is still a reason to: a cancelled request is not called about. */
export const numberToCall = ({ status, phoneNumber }: Pick<ProjectListItem, 'status' | 'phoneNumber'>) =>
  isClosed(status) ? null : phoneNumber;

/** The link to the detail, and how a list of links tells one from another. */
export function detailLink(project: ProjectListItem) {
  const state: ProjectLinkState = { project };
  return {
    to: paths.project(project.id),
    state,
    'aria-label': t('contractor.seeDetailsOf', { service: serviceName(project), place: placeName(project) }),
  };
}

/** The link to the page where an accepted project is worked on. */
export function leadLink(project: ProjectListItem, leadId: string) {
  return {
    to: paths.lead(leadId),
    'aria-label': t('leads.openOf', { client: clientName(project), service: serviceName(project) }),
  };
}

export const leadDate = (acceptedAt: string): string => t('leads.acceptedOn', { date: formatDate(acceptedAt) });

export type AriaSort = 'ascending' | 'descending' | undefined;

export function ariaSort(query: DashboardQuery, column: SortColumn): AriaSort {
  if (query.sort !== column) return undefined;
  return query.order === 'asc' ? 'ascending' : 'descending';
}

/** What to know before a row is opened: cancelled by customer service, beyond the package, a wished date gone by. */
export function ProjectMarks({ project, isAccepted }: { project: ProjectListItem; isAccepted: boolean }) {
  if (isClosed(project.status))
    return <span className={classNames(styles.mark, styles.over)}>{t(`projects.state.${project.status}`)}</span>;
  if (isAccepted) return project.stage && <span className={styles.mark}>{t(`leads.stage.${project.stage}`)}</span>;
  return (
    <>
      {project.refusalCode === 'BUDGET_LIMIT' && <span className={styles.mark}>{t('contractor.outOfPlan')}</span>}
      {isDatePassed(project) && <span className={styles.mark}>{t('contractor.datePassed')}</span>}
    </>
  );
}

export const isDatePassed = ({ desiredStartDate }: Pick<ProjectListItem, 'desiredStartDate'>): boolean =>
  desiredStartDate < isoDate(new Date());
