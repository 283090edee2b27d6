import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { hashPassword } from '../auth/password.ts';
import type { Db } from '../db/client.ts';
import { enterpriseServices, enterprises, subscriptions, userLanguages, users } from '../db/schema/index.ts';
import { limitsOf } from '../packages/limitsOf.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { definedOnly } from './definedOnly.ts';
import { firstRow, packageNamed, somePlace, someService } from './parents.ts';
import { createRandom } from './random.ts';
import { sampleContractor, sampleEnterprise, samplePerson } from './samples.ts';
import { addMonths, DAY, later } from './time.ts';

type User = typeof users.$inferSelect;
type Enterprise = typeof enterprises.$inferSelect;

type UserOverrides = Partial<typeof users.$inferInsert> & { password?: string; languageIds?: string[] };

type EnterpriseOverrides = Partial<typeof enterprises.$inferInsert> & {
  serviceIds?: string[];
  /** The package of a running monthly subscription; without it there is none. */
  package?: 'Basic' | 'Medium' | 'Premium';
  now?: Date;
};

interface Contractor {
  enterprise: Enterprise;
  user: User;
}

/** Starts anywhere, so that two processes on one database do not meet, and counts from there. */
let rank = randomInt(8_000_000);
const nextRank = () => {
  rank += 1;
  return rank;
};
export const nextRandom = () => createRandom(`built ${nextRank()}`);
const nextPhone = () => `+22463${String(nextRank()).padStart(7, '0')}`;

const hashes = new Map<string, Promise<string>>();

/** Every account of a test has the same few passwords, and a hash takes its time. */
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** An account; with the password `Demo_2026` unless told otherwise, a client (by submission) without any. */
export async function buildUser(
  db: Db,
  { password, languageIds = [], ...overrides }: UserOverrides = {},
): Promise<User> {
  const role = overrides.role ?? 'Client';
  const secret = password ?? (role === 'Client' ? undefined : DEMO_PASSWORD);
  const phoneNumber = nextPhone();
  const user = await firstRow(
    db
      .insert(users)
      .values({
        ...samplePerson(nextRandom()),
        role,
        email: `personne${phoneNumber.slice(-7)}@exemple.test`,
        phoneNumber,
        passwordHash: secret === undefined ? null : await hashOf(secret),
        ...definedOnly(overrides),
      })
      .returning(),
  );
  if (languageIds.length > 0) {
    await db.insert(userLanguages).values(languageIds.map((languageId) => ({ userId: user.id, languageId })));
  }
  return user;
}

/** An active enterprise in some city with one service; nobody acts for it yet. */
export async function buildEnterprise(db: Db, overrides: EnterpriseOverrides = {}): Promise<Enterprise> {
  const { serviceIds, package: packageName, now = new Date(), ...columns } = overrides;
  const enterprise = await firstRow(
    db
      .insert(enterprises)
      .values({
        ...sampleEnterprise(nextRandom()),
        phoneNumber: nextPhone(),
        status: 'Active',
        cityId: columns.cityId === undefined ? (await somePlace(db)).cityId : columns.cityId,
        ...definedOnly(columns),
      })
      .returning(),
  );
  const offered = serviceIds ?? [(await someService(db)).id];
  if (offered.length > 0) {
    await db
      .insert(enterpriseServices)
      .values(offered.map((serviceId) => ({ enterpriseId: enterprise.id, serviceId })));
  }
  if (packageName) {
    const startsAt = later(now, -DAY);
    const bought = await packageNamed(db, packageName);
    await db.insert(subscriptions).values({
      id: v7(),
      enterpriseId: enterprise.id,
      packageId: bought.id,
      ...limitsOf(bought),
      frequency: 'Monthly',
      status: 'Active',
      startsAt,
      endsAt: addMonths(startsAt, 1),
    });
  }
  return enterprise;
}

/** An enterprise with a running package, Basic unless told otherwise, and the person who acts for it. */
export async function buildContractor(
  db: Db,
  overrides: EnterpriseOverrides & { user?: UserOverrides } = {},
): Promise<Contractor> {
  const { user: userOverrides, ...enterpriseOverrides } = overrides;
  const enterprise = await buildEnterprise(db, { package: 'Basic', ...enterpriseOverrides });
  const { occupiedPosition } = sampleContractor(nextRandom());
  const user = await buildUser(db, {
    role: 'Entrepreneur',
    enterpriseId: enterprise.id,
    occupiedPosition,
    ...userOverrides,
  });
  return { enterprise, user };
}

/** The person who acts for an enterprise, made where there is none. */
export async function contractorOf(db: Db, enterpriseId: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.enterpriseId, enterpriseId)).limit(1);
  return user ?? buildUser(db, { role: 'Entrepreneur', enterpriseId });
}
