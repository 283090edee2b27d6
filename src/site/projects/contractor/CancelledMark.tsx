import type { ProjectListItem } from '../../../shared/projects/views.ts';
import { t } from '../../texts.ts';
import styles from './CancelledMark.module.css';

/** An accepted project that customer service cancelled stays in the list, and is said to be over. */
export function CancelledMark({ project }: { project: Pick<ProjectListItem, 'status'> }) {
  if (project.status !== 'Cancelled') return null;
  return <span className={styles.mark}>{t('projects.state.Cancelled')}</span>;
}
