import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { pageOfIds } from '../db/pageOfIds.ts';
import { rowsOf } from '../db/rowsOf.ts';
import type { Page } from '../http/listQuery.ts';
import { fr } from '../texts.ts';
import type { ListedProject } from './presenter.ts';

const districtUnknown = fr('projects.districtUnknown').replaceAll("'", "''");

/**
 * Written out, as the columns of a query builder would be made into text anew at each request. What is one name is
 * looked up by itself: each table that is joined makes the planning of the others longer.
 */
const LISTED = sql.raw(`
  p.id, p.reference, p.status, p.client_id, p.service_id, p.city_id, p.district_id, p.agent_id,
  p.desired_start_date, p.submitted_at, p.published_at, p.extended_at, p.updated_at, p.anonymised_at,
  p.first_name, p.last_name, p.phone_number, p.email, p.description, p.budget, p.acceptance_count,
  (select name_fr from services where id = p.service_id) as service_name,
  c.name as city_name, c.region as city_region, c.latitude as city_latitude, c.longitude as city_longitude,
  (select latitude from places where id = p.district_id) as district_latitude,
  (select longitude from places where id = p.district_id) as district_longitude, p.plus_code,
  coalesce((select name from districts where id = p.district_id), '${districtUnknown}') as district_name,
  (select nullif(trim(first_name || ' ' || last_name), '') from users where id = p.agent_id) as agent_name`);

const LEAD = sql.raw(`
  a.id as lead_id, a.stage, a.stage_since, a.accepted_at, a.planned_for, a.release_at, a.reminder, a.remind_at`);

/** A row as the driver gives it: instants and large numbers are text. */
interface Row {
  total: number;
  id: string;
  reference: string;
  status: ListedProject['project']['status'];
  client_id: string;
  service_id: string | null;
  city_id: string;
  district_id: string | null;
  agent_id: string | null;
  desired_start_date: string;
  submitted_at: string;
  published_at: string | null;
  extended_at: string | null;
  updated_at: string;
  anonymised_at: string | null;
  first_name: string;
  last_name: string;
  phone_number: string;
  email: string | null;
  description: string;
  budget: string | null;
  acceptance_count: number;
  service_name: string | null;
  city_name: string;
  city_region: string | null;
  city_latitude: number | null;
  city_longitude: number | null;
  plus_code: string | null;
  district_name: string;
  district_latitude: number | null;
  district_longitude: number | null;
  agent_name: string | null;
}

/** A row where leads are asked for. */
interface RowWithLead extends Row {
  lead_id: string | null;
  stage: NonNullable<ListedProject['lead']>['stage'];
  stage_since: string;
  accepted_at: string;
  planned_for: string | null;
  release_at: string | null;
  reminder: string | null;
  remind_at: string | null;
}

interface Wanted {
  /** A query that gives the ids of projects in their order, as far as they are counted. */
  inOrder: SQLWrapper;
  /** Which of them. */
  page: Page;
  /** The enterprise whose leads are shown, or nobody's. */
  leadsOf: string | null;
}

interface Listed {
  rows: ListedProject[];
  /** How many the query gives; 0 also where the page lies behind all of them. */
  total: number;
}

/** What a list shows of a page of projects, and how many there are, in one statement. */
export async function findListed(ctx: Context, { inOrder, page, leadsOf }: Wanted): Promise<Listed> {
  const from = sql`from page join projects p on p.id = page.id join cities c on c.id = p.city_id`;
  const shown =
    leadsOf === null
      ? sql`${LISTED} ${from}`
      : sql`${LISTED}, ${LEAD} ${from}
        left join acceptances a on a.project_id = p.id and a.enterprise_id = ${leadsOf}::uuid`;
  const rows = await rowsOf<Row | RowWithLead>(
    ctx.db,
    sql`${pageOfIds(inOrder, page)} select page.total, ${shown} order by page.rank`,
  );
  return { rows: rows.map(projectOf), total: rows[0]?.total ?? 0 };
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

function projectOf(row: Row | RowWithLead): ListedProject {
  return {
    project: {
      id: row.id,
      reference: row.reference,
      status: row.status,
      clientId: row.client_id,
      serviceId: row.service_id,
      cityId: row.city_id,
      districtId: row.district_id,
      plusCode: row.plus_code,
      agentId: row.agent_id,
      desiredStartDate: row.desired_start_date,
      submittedAt: new Date(row.submitted_at),
      publishedAt: instant(row.published_at),
      extendedAt: instant(row.extended_at),
      updatedAt: new Date(row.updated_at),
      anonymisedAt: instant(row.anonymised_at),
      firstName: row.first_name,
      lastName: row.last_name,
      phoneNumber: row.phone_number,
      email: row.email,
      description: row.description,
      budget: row.budget === null ? null : Number(row.budget),
      acceptanceCount: row.acceptance_count,
    },
    serviceName: row.service_name,
    cityName: row.city_name,
    cityRegion: row.city_region,
    cityLatitude: row.city_latitude,
    cityLongitude: row.city_longitude,
    districtName: row.district_name,
    districtLatitude: row.district_latitude,
    districtLongitude: row.district_longitude,
    agentName: row.agent_name,
    lead: 'lead_id' in row && row.lead_id !== null ? leadOf(row, row.lead_id) : null,
  };
}

function leadOf(row: RowWithLead, id: string): ListedProject['lead'] {
  return {
    id,
    stage: row.stage,
    stageSince: new Date(row.stage_since),
    acceptedAt: new Date(row.accepted_at),
    plannedFor: instant(row.planned_for),
    releaseAt: instant(row.release_at),
    reminder: row.reminder,
    remindAt: instant(row.remind_at),
  };
}
