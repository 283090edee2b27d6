import { NO_ID, realId } from '../../shared/ids.ts';
import type { DetailName } from '../../shared/projects/details.ts';
import type { UpdateProject } from '../../shared/projects/schemas.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import type { projects } from '../db/schema/index.ts';

/** The columns that a submission and a correction write from the details of the body. */
export function detailColumns(form: Pick<UpdateProject, DetailName>) {
  return {
    cityId: form.cityId,
    districtId: realId(form.districtId) ?? null,
    address: form.address,
    description: form.description,
    desiredStartDate: form.desiredStartDate,
    preferredContactDays: form.preferredContactDays,
    preferredHoursRange: form.preferredHoursRange,
  } satisfies Pick<typeof projects.$inferSelect, DetailName>;
}

/** The details of a project in a reply; where the job is stays hidden from who may not contact the client. */
export function presentDetails(
  project: typeof projects.$inferSelect,
  mayContact: boolean,
): Pick<ProjectView, DetailName> {
  return {
    cityId: project.cityId,
    districtId: project.districtId ?? NO_ID,
    address: mayContact ? project.address : null,
    description: project.description,
    desiredStartDate: project.desiredStartDate,
    preferredContactDays: project.preferredContactDays,
    preferredHoursRange: project.preferredHoursRange,
  };
}
