import { withoutContacts } from '../../shared/format/contacts.ts';
import { NO_ID, realId } from '../../shared/ids.ts';
import { pointOf, readFullCode, shortCodeOf } from '../../shared/places/plusCode.ts';
import { readPosition } from '../../shared/places/readPosition.ts';
import { type DetailName, tellsPlace } from '../../shared/projects/details.ts';
import type { UpdateProject } from '../../shared/projects/schemas.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { readTowns } from '../catalog/places/readTowns.ts';
import type { Context } from '../context.ts';
import type { projects } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';
import { fr } from '../texts.ts';

type Place = Pick<typeof projects.$inferSelect, 'address' | 'landmark' | 'plusCode'>;

/**
 * Where the work is, as a body tells it: what it leaves out stays what it was, and a position that was pasted into one
 * of the texts counts where none was sent. Raises 400 at the address where nothing tells the place, and at the position
 * where it is not in Guinea.
 */
export async function placeColumns(
  tx: Context,
  { address, landmark, plusCode }: Partial<Pick<UpdateProject, keyof Place>>,
  before: Place = { address: '', landmark: null, plusCode: null },
): Promise<Place> {
  if (plusCode && !readFullCode(plusCode)) throw invalid({ plusCode: 'projects.plusCodeInvalid' });
  const texts = [landmark ?? '', address ?? ''];
  // A short code is read by its town.
  const towns = texts.some((text) => text.includes('+')) ? await readTowns(tx) : [];
  const pasted = texts.map((text) => readPosition(text, towns)).find(Boolean);
  const place = {
    address: address ?? before.address,
    landmark: landmark === undefined ? before.landmark : landmark || null,
    plusCode: plusCode || (pasted ?? (plusCode === undefined ? before.plusCode : null)),
  };
  if (!tellsPlace(place)) throw invalid({ address: 'projects.addressRequired' });
  return place;
}

/** The position in a reply: its code for people, and its degrees for a telephone's map. */
export async function presentPosition(ctx: Context, plusCode: string | null): Promise<ProjectView['position']> {
  if (!plusCode) return null;
  return { shortCode: shortCodeOf(plusCode, await readTowns(ctx)), ...pointOf(plusCode) };
}

/** The other columns that a submission and a correction write from the details of the body. */
export function detailColumns(form: Pick<UpdateProject, Exclude<DetailName, keyof Place>>) {
  return {
    cityId: form.cityId,
    districtId: realId(form.districtId) ?? null,
    description: form.description,
    desiredStartDate: form.desiredStartDate,
    preferredContactDays: form.preferredContactDays,
    preferredHoursRange: form.preferredHoursRange,
  } satisfies Pick<typeof projects.$inferSelect, Exclude<DetailName, keyof Place>>;
}

/** What a client wrote. Who may not contact them is not told by it how to (docs/decisions/0138). */
export const shownText = (text: string, mayContact: boolean): string =>
  mayContact ? text : withoutContacts(text, fr('projects.contactMasked'));

/** The details of a project in a reply; where the job is stays hidden from who may not contact the client. */
export function presentDetails(
  project: typeof projects.$inferSelect,
  mayContact: boolean,
): Pick<ProjectView, DetailName> {
  return {
    cityId: project.cityId,
    districtId: project.districtId ?? NO_ID,
    address: mayContact ? project.address : null,
    landmark: mayContact ? project.landmark : null,
    plusCode: mayContact ? project.plusCode : null,
    description: shownText(project.description, mayContact),
    desiredStartDate: project.desiredStartDate,
    preferredContactDays: project.preferredContactDays,
    preferredHoursRange: shownText(project.preferredHoursRange, mayContact),
  };
}
