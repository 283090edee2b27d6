import { inArray } from 'drizzle-orm';
import { formatDateTime, formatLongDate } from '../../shared/format/dates.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import type { ProjectHistory } from '../../shared/projects/actViews.ts';
import { hourRangeLabel } from '../../shared/projects/options.ts';
import type { Context } from '../context.ts';
import { cities, districts, languages, projects, services, users } from '../db/schema/index.ts';
import { fr, frOr } from '../texts.ts';

interface Act {
  before: unknown;
  after: unknown;
}

type Values = Record<string, unknown>;
type Names = ReadonlyMap<string, string>;

/** The fields of an act that hold ids, by the kind of record. */
const personFields = ['agentId', 'clientId'];
const projectFields = ['mergedIntoId', 'mergedId'];
const placeFields = ['cityId', 'districtId', 'serviceId', 'languageId'];

/** `recordAct` writes objects only. */
const valuesOf = (side: unknown): Values => (side ?? {}) as Values;

/** Reads the names of the ids in these acts, with one query per kind of record. */
export async function readNames({ db }: Context, acts: readonly Act[]): Promise<Names> {
  const sides = acts.flatMap(({ before, after }) => [valuesOf(before), valuesOf(after)]);
  const idsOf = (fields: readonly string[]) => [
    ...new Set(sides.flatMap((side) => fields.map((field) => side[field])).filter((id) => typeof id === 'string')),
  ];
  const found = new Map<string, string>();
  const people = idsOf(personFields);
  if (people.length > 0) {
    const rows = await db.select().from(users).where(inArray(users.id, people));
    for (const person of rows) found.set(person.id, fullName(person));
  }
  const requests = idsOf(projectFields);
  if (requests.length > 0) {
    const rows = await db.select().from(projects).where(inArray(projects.id, requests));
    for (const project of rows) {
      found.set(project.id, `${fullName(project)}, ${formatLongDate(project.submittedAt)}`);
    }
  }
  const rest = idsOf(placeFields);
  if (rest.length > 0) {
    const named = await Promise.all([
      db.select({ id: cities.id, name: cities.name }).from(cities).where(inArray(cities.id, rest)),
      db.select({ id: districts.id, name: districts.name }).from(districts).where(inArray(districts.id, rest)),
      db.select({ id: services.id, name: services.nameFr }).from(services).where(inArray(services.id, rest)),
      db.select({ id: languages.id, name: languages.nameFr }).from(languages).where(inArray(languages.id, rest)),
    ]);
    for (const { id, name } of named.flat()) found.set(id, name);
  }
  return found;
}

/** The fields that an act changed, with their values as French text; null stands for an empty value. */
export function presentChanges({ before, after }: Act, names: Names): ProjectHistory['acts'][number]['changes'] {
  const [from, to] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => field !== 'via')
    .map((field) => ({ field, before: wordsOf(field, from[field], names), after: wordsOf(field, to[field], names) }))
    .filter((change) => change.before !== change.after);
}

function wordsOf(field: string, value: unknown, names: Names): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return fr(value ? 'control.yes' : 'control.no');
  if (typeof value === 'number') return field === 'budget' ? formatGnf(value) : String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  switch (field) {
    case 'status':
      return frOr(`projects.state.${text}`, text);
    case 'reason':
      return frOr(`projects.reason.${text}`, text);
    case 'way':
      return frOr(`projects.way.${text}`, text);
    case 'phoneNumber':
      return formatPhone(text);
    case 'callAt':
      return formatDateTime(text);
    case 'desiredStartDate':
      return formatLongDate(text);
    case 'preferredHoursRange':
      return hourRangeLabel(text);
    default:
      return names.get(text) ?? text;
  }
}
