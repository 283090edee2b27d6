import { asc, eq, inArray } from 'drizzle-orm';
import {
  cities,
  districts,
  enterprises,
  services,
  settings,
  subscriptions,
  users,
} from '../../src/server/db/schema/index.ts';
import { buildContractor, buildUser } from '../support/builders.ts';
import type { World } from './world.ts';

export interface Place {
  cityId: string;
  districtId: string;
}

export interface Market {
  places: Place[];
  serviceIds: string[];
  holidays: Set<string>;
  agents: { userId: string; email: string; temper: 'eager' | 'slow' | 'away' }[];
  contractors: Person[];
}

export interface Person {
  index: number;
  userId: string;
  enterpriseId: string;
  phone: string;
  email: string;
  temper: 'eager' | 'slow' | 'silent';
}

interface Shape {
  /** So many come; the market grows in cities, so that none has more contractors for a request. */
  requests: number;
  holidays: string[];
  isFollowed: boolean;
}

/** One for so many requests, four at least. */
const REQUESTS_PER_CITY = 60;
const REQUESTS_PER_CONTRACTOR = 16;
const SERVICES = 5;
/** Packages that run longer than a month, so that buying is no part of the simulation. */
const PACKAGE_ENDS_MS = 400 * 86_400_000;

/** Who is there before the first request: cities by two in a region, and one of which no enterprise is. */
export async function fillMarket(world: World, { requests, holidays, isFollowed }: Shape): Promise<Market> {
  const { server, draw, now } = world;
  const { orm: db } = server.database;
  const rows = await db
    .select({ cityId: cities.id, districtId: districts.id, city: cities.name })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .orderBy(asc(cities.name), asc(districts.name));
  const places = [...new Map(rows.map((row) => [row.cityId, row])).values()].slice(
    0,
    Math.max(4, Math.round(requests / REQUESTS_PER_CITY)),
  );
  for (let first = 0; first < places.length; first += 4) {
    const sameRegion = places.slice(first, first + 2).map(({ cityId }) => cityId);
    await db
      .update(cities)
      .set({ region: `Simulation ${first}` })
      .where(inArray(cities.id, sameRegion));
  }
  const offered = await db
    .select({ id: services.id })
    .from(services)
    .where(eq(services.isActive, true))
    .orderBy(asc(services.position), asc(services.nameFr))
    .limit(SERVICES);
  const serviceIds = offered.map(({ id }) => id);
  await db.insert(settings).values({ key: 'followUps', value: { holidays, isOn: isFollowed } });

  const made: Person[] = [];
  const contractors = Math.max(8, Math.round(requests / REQUESTS_PER_CONTRACTOR));
  for (let index = 0; index < contractors; index += 1) {
    const random = draw('contractor', index);
    const { user, enterprise } = await buildContractor(db, {
      now: now(),
      package: random.weighted({ Basic: 3, Medium: 4, Premium: 3 }),
      cityId: places[random.between(0, places.length - 2)]?.cityId ?? null,
      serviceIds: random.sample(serviceIds.slice(0, -1), random.between(1, 2)),
      phoneNumber: `+22462${String(1_000_000 + index)}`,
      alertBySms: true,
      alertByEmail: random.chance(0.4),
      user: { email: `entreprise${index}@simulation.test`, phoneNumber: `+22465${String(1_000_000 + index)}` },
    });
    made.push({
      index,
      userId: user.id,
      enterpriseId: enterprise.id,
      phone: enterprise.phoneNumber,
      email: user.email ?? '',
      temper: random.weighted({ eager: 45, slow: 40, silent: 15 }),
    });
  }
  await db.update(subscriptions).set({ endsAt: new Date(now().getTime() + PACKAGE_ENDS_MS) });
  const agents: Market['agents'] = [];
  for (const temper of ['eager', 'eager', 'slow', 'away'] as const) {
    const email = `agent${agents.length}@simulation.test`;
    const { id } = await buildUser(db, { role: 'CustomerService', email });
    agents.push({ userId: id, email, temper });
  }
  await buildUser(db, { role: 'Admin', email: 'admin@simulation.test' });
  await db.update(users).set({ createdAt: now() });
  await db.update(enterprises).set({ createdAt: now() });
  return { places, serviceIds, holidays: new Set(holidays), agents, contractors: made };
}
