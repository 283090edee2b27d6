import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../../src/server/auth/password.ts';
import { users } from '../../src/server/db/schema/index.ts';
import type { Role } from '../../src/shared/auth/roles.ts';
import type { LoginChallenge, TotpEnrolment } from '../../src/shared/factors/views.ts';
import type { TestApp } from './app.ts';
import { expectEntity } from './expectations.ts';
import { freshPhone } from './people.ts';
import { type Requests, requestsTo } from './requests.ts';

export const PASSWORD = 'Kankan_2026';

/** The code that an application shows at this moment. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** Six digits that are not the code of any step near this moment. */
export function wrongCodeAt(secret: string, at: Date): string {
  const near = [-1, 0, 1].map((step) => codeAt(secret, new Date(at.getTime() + step * 30_000)));
  return ['111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? '';
}

export interface Person {
  id: string;
  email: string;
}

/** Somebody with a password, who logs in by HTTP. */
export async function buildPerson({ db }: TestApp, role: Role): Promise<Person> {
  const digits = freshPhone();
  const email = `f${digits}@exemple.test`;
  const [user] = await db
    .insert(users)
    .values({
      role,
      email,
      phoneNumber: `+224${digits}`,
      firstName: 'Saran',
      passwordHash: await hashPassword(PASSWORD),
    })
    .returning({ id: users.id });
  return { id: user?.id ?? '', email };
}

export const giveLogin = (app: TestApp, { email }: Pick<Person, 'email'>, password = PASSWORD) =>
  app.visitor.post('/login', { loginIdentifier: email, password });

/** The first step of somebody who has a second factor. */
export async function challengeOf(app: TestApp, person: Person): Promise<LoginChallenge> {
  const reply = await giveLogin(app, person);
  return reply.json().secondFactor;
}

/** A session by the password alone, as a client of the API holds it. */
export async function passwordSession(app: TestApp, person: Person): Promise<Requests & { refreshToken: string }> {
  const { accessToken, refreshToken } = (await giveLogin(app, person)).json();
  return { ...requestsTo(app.app, accessToken), refreshToken };
}

/** Adds an authenticator application by HTTP; gives its secret and the recovery codes. */
export async function enrolTotp(who: Requests, now: Date, name = 'Mon téléphone') {
  const started = expectEntity<TotpEnrolment>(await who.post('/second-factors/totp', { name }));
  const reply = await who.put(`/second-factors/${started.id}/confirmation`, { code: codeAt(started.secret, now) });
  const { recoveryCodes } = expectEntity<{ recoveryCodes: string[] | null }>(reply);
  return { ...started, recoveryCodes: recoveryCodes ?? [] };
}
