import { eq, sql } from 'drizzle-orm';
import { auditLog, comments, messages, payments, receipts } from '../../src/server/db/schema/index.ts';
import type { Role } from '../../src/shared/auth/roles.ts';
import type { SignedIn, TestApp } from '../support/app.ts';
import { buildContractor, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity } from '../support/expectations.ts';
import { buildTicket } from '../support/people.ts';
import { subscribe } from '../support/providers/paying.ts';
import { png } from '../support/sampleFiles.ts';
import { buildSms } from '../support/sms/buildSms.ts';
import { type Places, places, submissionOf, withKey } from '../support/submission.ts';

const ATTACKERS_PASSWORD = 'Attaque_2026';

/**
 * Texts that stand in the victims' records and in nothing that is ever sent: a reply that holds one gives it away.
 * `secret` is for nobody, `money` for the payer and for those who keep the accounts, `contact` for staff and for the
 * contractor who accepted, `inside` for staff.
 */
const canaries = {
  secret: ['canarihachage', 'canarilienmotdepasse', 'canarijetonprestataire', '$argon2'],
  money: ['CANARICOMMANDE', 'canarireferencepaiement'],
  contact: ['Zorglubski', '669123123', '669 12 31 23', 'zorglubski@canari.test', 'canariadresse'],
  inside: ['canarinoteinterne', 'canariticket', 'canarifichier', 'canarisms'],
} as const;

export type CanaryKind = keyof typeof canaries;

export const canariesOf = (kinds: readonly CanaryKind[]): readonly string[] => kinds.flatMap((kind) => canaries[kind]);

export interface Attacker {
  role: Role;
  userId: string;
  session: SignedIn;
}

export interface Market {
  app: TestApp;
  places: Places;
  attackers: Record<Role, Attacker>;
  /** Ids of the victims' records. */
  victims: readonly string[];
  /** Ids of the attackers' own records, so that what they send is often right but for whose it is. */
  own: readonly string[];
  /** A request that the victim sent under a key which the attackers have learned. */
  sentOnce: { url: string; key: string; projectId: string };
  /** The victims' records as they are now, to compare with what they were. */
  snapshot: () => Promise<string>;
  /** What the accounts say now: rows that may be added to and never changed. */
  ledger: () => Promise<ReadonlyMap<string, string>>;
}

const CONTACT = { firstName: 'Mariama', lastName: 'Zorglubski', phoneNumber: '+224669123123' };

/** Victims with marked records, and one attacker of each role with records of their own. */
export async function createMarket(app: TestApp): Promise<Market> {
  const { db } = app;
  const client = await buildUser(db, { ...CONTACT, email: 'zorglubski@canari.test', password: 'Victime_2026' });
  const contact = { clientId: client.id, ...CONTACT, email: client.email, address: 'canariadresse' };
  const waiting = await buildProject(db, { ...contact, status: 'Assigned' });
  const published = await buildProject(db, { ...contact, status: 'Accepted' });
  const { enterprise, user: contractor } = await buildContractor(db, {
    package: undefined,
    user: { email: 'entreprise.zorglubski@canari.test' },
  });
  const rival = await buildContractor(db);
  const staff = await buildUser(db, { role: 'Admin', password: 'Victime_2026' });

  const asContractor = await app.loginAs(contractor);
  const { paymentId } = await subscribe(app, { ...asContractor });
  await db
    .update(payments)
    .set({
      orderId: 'CANARICOMMANDE',
      providerReference: 'canarireferencepaiement',
      providerToken: 'canarijetonprestataire',
    })
    .where(eq(payments.id, paymentId));
  const asClient = await app.loginAs(client);
  const file = await asClient.upload(`/upload-file/project/${waiting.id}`, {
    name: 'canarifichier.png',
    content: png(),
  });
  const fileId = (file.json() as { entity: { id: string }[] }).entity[0]?.id ?? '';
  const [note] = await db
    .insert(comments)
    .values({ projectId: waiting.id, authorId: staff.id, body: 'canarinoteinterne' })
    .returning();
  const ticket = await buildTicket(db, { userId: client.id, subject: 'canariticket', body: 'canariticket' });
  const sms = await buildSms(db, { recipient: '+224669123123', body: 'canarisms' });
  await db.insert(messages).values({
    channel: 'sms',
    template: 'passwordReset',
    recipient: '+224669123123',
    body: 'https://oasis.test/reset-password?token=canarilienmotdepasse',
    dedupeKey: 'canari',
    status: 'Sent',
  });

  const here = await places(db);
  const key = 'canari-cle-de-la-victime-0001';
  const sent = await asClient.post('/save-project-infos', submissionOf(client.id, here), withKey(key));
  const sentOnce = { url: '/save-project-infos', key, projectId: idOf(sent) };
  // An agent may take and decline what nobody has taken: somebody else treats it.
  const holder = await app.loginAs('CustomerService');
  expectEntity(await holder.put('/assign-project/', { id: sentOnce.projectId, agentId: holder.userId }));

  const attackers = Object.fromEntries(
    await Promise.all(
      (['Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin'] as const).map(async (role) => {
        const user =
          role === 'Entrepreneur'
            ? (await buildContractor(db, { package: 'Premium', user: { password: ATTACKERS_PASSWORD } })).user
            : await buildUser(db, { role, password: ATTACKERS_PASSWORD });
        return [role, { role, userId: user.id, session: await app.loginAs(user) }];
      }),
    ),
  ) as Market['attackers'];
  const asked = await attackers.Client.session.post(
    '/save-project-infos',
    submissionOf(attackers.Client.userId, here),
    withKey(),
  );
  const own = idOf(asked);

  const victims = [
    client.id,
    waiting.id,
    published.id,
    enterprise.id,
    contractor.id,
    rival.enterprise.id,
    staff.id,
    paymentId,
    fileId,
    note?.id ?? '',
    ticket.id,
    sms.id,
    sentOnce.projectId,
  ];
  if (victims.includes('')) throw new Error('A record of the victims was not written');
  return {
    app,
    places: here,
    attackers,
    victims,
    sentOnce,
    own: [own, ...Object.values(attackers).map(({ userId }) => userId), here.cityId, here.districtId, here.serviceId],
    snapshot: () => snapshotOf(app, victims),
    ledger: () => ledgerOf(app),
  };
}

function idOf(reply: { json: () => unknown }): string {
  const { entity } = reply.json() as { entity: { id: string } | null };
  if (!entity) throw new Error('A record of the market was not written');
  return entity.id;
}

/** When somebody was last there changes by itself, and what is searched for follows from the rest. */
const VOLATILE = ['last_seen_at', 'search_text'];

async function snapshotOf({ database }: TestApp, ids: readonly string[]): Promise<string> {
  const read = async (source: string, condition: string) => {
    const { rows } = await database.query(
      `select (to_jsonb(one) - $2::text[])::text as row from ${source} one where ${condition} order by id`,
      [ids, VOLATILE],
    );
    return JSON.stringify([source, rows]);
  };
  const parts: string[] = [];
  for (const table of ['users', 'enterprises', 'projects', 'payments', 'files', 'comments', 'support_tickets'])
    parts.push(await read(table, 'id = any($1::uuid[])'));
  parts.push(await read('subscriptions', 'enterprise_id = any($1::uuid[])'));
  parts.push(await read('packages', '$1::uuid[] is not null'));
  parts.push(
    await read('(select id, role from users)', "role not in ('Client', 'Entrepreneur') and $1::uuid[] is not null"),
  );
  return parts.join('\n');
}

async function ledgerOf({ db }: TestApp): Promise<ReadonlyMap<string, string>> {
  const paid = await db
    .select({ id: payments.id, amount: payments.amount, settledAt: payments.settledAt })
    .from(payments)
    .where(sql`status = 'Paid'`);
  const issued = await db.select().from(receipts);
  const written = await db.select().from(auditLog);
  return new Map([
    ...paid.map((row): [string, string] => [`payment ${row.id}`, JSON.stringify(row)]),
    ...issued.map((row): [string, string] => [`receipt ${row.number}`, JSON.stringify(row)]),
    ...written.map((row): [string, string] => [`audit ${row.id}`, JSON.stringify(row)]),
  ]);
}
