import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../src/server/db/client.ts';
import { packages } from '../../src/server/db/schema/index.ts';
import { buildContractor, buildUser } from '../support/builders.ts';
import { type Places, places } from '../support/submission.ts';

export interface Person {
  userId: string;
  email: string;
}

/** Everybody who is there before the run begins. */
export interface Market {
  places: Places;
  agents: Person[];
  /** Most have the smallest package, whose month is soon full. */
  contractors: Person[];
  /** Enterprises without a package, who buy one after the other. */
  buyers: Person[];
  packageIds: string[];
}

const AGENTS = 3;
const BASIC = 9;
const PREMIUM = 3;
const BUYERS = 6;
/** Fewer than the package gives, so that a short run reaches the end of the month too. */
const MONTHLY = 4;

export async function fillMarket(db: Db): Promise<Market> {
  const here = await places(db);
  await db.update(packages).set({ monthlyAcceptances: MONTHLY }).where(eq(packages.nameFr, 'Basic'));
  const personOf = ({ id, email }: { id: string; email: string | null }): Person => ({
    userId: id,
    email: email ?? '',
  });
  const many = async <Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> => {
    const made: Made[] = [];
    for (let index = 0; index < count; index++) made.push(await make(index));
    return made;
  };
  const contractor = async (changes: Parameters<typeof buildContractor>[1]) => {
    const place = { cityId: here.cityId, serviceIds: [here.serviceId] };
    return personOf((await buildContractor(db, { ...place, ...changes })).user);
  };
  /** Told of every request by both ways, by one of them, or not at all. */
  const alerts = (index: number) => ({ alertBySms: index === 0, alertByEmail: index < 2 });
  const silent = { alertBySms: false, alertByEmail: false };
  const offered = await db
    .select({ id: packages.id })
    .from(packages)
    .where(eq(packages.isActive, true))
    .orderBy(asc(packages.position));
  return {
    places: here,
    agents: await many(AGENTS, async () => personOf(await buildUser(db, { role: 'CustomerService' }))),
    contractors: [
      ...(await many(BASIC, (index) => contractor({ package: 'Basic', ...alerts(index) }))),
      ...(await many(PREMIUM, () => contractor({ package: 'Premium', ...silent }))),
    ],
    buyers: await many(BUYERS, () => contractor({ package: undefined, ...silent })),
    packageIds: offered.map(({ id }) => id),
  };
}
