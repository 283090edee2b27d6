import { and, asc, gt, type SQL, sql } from 'drizzle-orm';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { hourRangeLabel } from '../../shared/projects/options.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import type { CsvColumn } from '../http/csv.ts';
import { keysetPages } from '../http/keysetPages.ts';
import { fr } from '../texts.ts';
import type { ProjectRow } from './presenter.ts';
import { rowsOf } from './queries.ts';

/** Every project of the condition, the oldest first. */
export function exportProjects(ctx: Context, where: SQL | undefined): AsyncGenerator<ProjectRow> {
  return keysetPages((after: ProjectRow | undefined, limit) =>
    rowsOf(ctx, null)
      .where(and(where, after && comesAfter(after)))
      .orderBy(asc(projects.submittedAt), asc(projects.id))
      .limit(limit),
  );
}

function comesAfter({ project }: ProjectRow): SQL {
  return gt(
    sql`(${projects.submittedAt}, ${projects.id})`,
    sql`(${project.submittedAt.toISOString()}::timestamptz, ${project.id}::uuid)`,
  );
}

const instant = (value: Date | null) => value && formatDateTime(value);

export const projectColumns: CsvColumn<ProjectRow>[] = [
  { header: fr('export.id'), value: ({ project }) => project.id },
  { header: fr('agent.columnStatus'), value: ({ project }) => fr(`projects.state.${project.status}`) },
  { header: fr('projects.reference'), value: ({ project }) => project.reference },
  { header: fr('agent.columnSubmitted'), value: ({ project }) => instant(project.submittedAt) },
  { header: fr('agent.columnType'), value: ({ serviceName }) => serviceName ?? fr('projects.uncategorised') },
  { header: fr('export.lastName'), value: ({ project }) => project.lastName },
  { header: fr('export.firstName'), value: ({ project }) => project.firstName },
  { header: fr('export.phone'), value: ({ project }) => formatPhone(project.phoneNumber) },
  { header: fr('resources.projects.fields.email'), value: ({ project }) => project.email },
  { header: fr('resources.projects.fields.language'), value: ({ languageName }) => languageName },
  { header: fr('resources.projects.fields.cityId'), value: ({ cityName }) => cityName },
  { header: fr('resources.projects.fields.districtId'), value: ({ districtName }) => districtName },
  { header: fr('resources.projects.fields.address'), value: ({ project }) => project.address },
  { header: fr('resources.projects.fields.description'), value: ({ project }) => project.description },
  { header: fr('agent.columnStart'), value: ({ project }) => formatDate(project.desiredStartDate) },
  {
    header: fr('resources.projects.fields.preferredContactDays'),
    value: ({ project }) => project.preferredContactDays,
  },
  {
    header: fr('resources.projects.fields.preferredHoursRange'),
    value: ({ project }) => hourRangeLabel(project.preferredHoursRange),
  },
  { header: fr('resources.projects.fields.budget'), value: ({ project }) => project.budget },
  { header: fr('agent.columnAgent'), value: ({ agentName }) => agentName },
  { header: fr('export.publishedAt'), value: ({ project }) => instant(project.publishedAt) },
  { header: fr('export.acceptances'), value: ({ project }) => project.acceptanceCount },
  { header: fr('export.hiredAt'), value: ({ project }) => instant(project.hiredAt) },
  { header: fr('export.closedAt'), value: ({ project }) => instant(project.closedAt) },
  {
    header: fr('auditLog.field.reason'),
    value: ({ project }) => project.closingReason && fr(`projects.reason.${project.closingReason}`),
  },
  { header: fr('export.note'), value: ({ project }) => project.closingNote },
  { header: fr('export.mergedInto'), value: ({ project }) => project.mergedIntoId },
];
