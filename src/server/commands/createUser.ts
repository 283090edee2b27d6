import { randomInt } from 'node:crypto';
import { emailField } from '../../shared/api/fields.ts';
import { type Role, roles } from '../../shared/auth/roles.ts';
import { passwordPattern } from '../../shared/auth/schemas.ts';
import { normalisePhone } from '../../shared/format/phone.ts';
import { isKnownPassword } from '../auth/knownPasswords.ts';
import { hashPassword } from '../auth/password.ts';
import { readConfig } from '../config.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { users } from '../db/schema/index.ts';
import { CommandRefusal, readArguments } from './commandRefusal.ts';
import { exitOnKnownError } from './exitOnKnownError.ts';
import { ask, askSecret, isInteractive } from './terminal.ts';

const usage =
  'npm run user:create -- --role Admin --email EMAIL [--phone PHONE] [--first-name NAME] [--last-name NAME] [--password PASSWORD]\n' +
  `Roles: ${roles.join(', ')}. What is missing is asked for; without a terminal, the phone must be given and a password is made up.`;

/** `npm run user:create`: an account, among them the first of a real installation (design §4). */
await exitOnKnownError(async () => {
  const { values } = readArguments(usage, {
    options: {
      role: { type: 'string' },
      email: { type: 'string' },
      phone: { type: 'string' },
      'first-name': { type: 'string', default: '' },
      'last-name': { type: 'string', default: '' },
      password: { type: 'string' },
    },
  });
  const config = readConfig(process.env);
  const account = {
    role: roleFrom(values.role),
    email: emailFrom(values.email),
    phoneNumber: phoneFrom(values.phone ?? (isInteractive() ? await ask('Phone: ') : undefined)),
    firstName: values['first-name'].trim(),
    lastName: values['last-name'].trim(),
  };
  const { password, isMadeUp } = await choosePassword(values.password, account);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    await database.orm.insert(users).values({ ...account, passwordHash: await hashPassword(password) });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new CommandRefusal(
      `There is an account with the address ${account.email} or the phone ${account.phoneNumber} already.`,
    );
  } finally {
    await database.close();
  }
  const place = config.DATABASE_URL ? 'the database of DATABASE_URL' : `the embedded database in ${config.DATA_DIR}`;
  console.log(`Made the account ${account.email} (${account.role}) in ${place}.`);
  if (isMadeUp) console.log(`Its password, shown this once: ${password}`);
});

function roleFrom(given: string | undefined): Role {
  const role = roles.find((one) => one.toLowerCase() === given?.toLowerCase());
  if (!role)
    throw new CommandRefusal(`${given ? `There is no role ${given}.` : '--role is missing.'}\nUsage: ${usage}`);
  return role;
}

function emailFrom(given: string | undefined): string {
  const parsed = emailField('invalid').safeParse(given ?? '');
  if (!parsed.success) throw new CommandRefusal(`--email must be an e-mail address.\nUsage: ${usage}`);
  return parsed.data;
}

function phoneFrom(given: string | undefined): string {
  const phone = normalisePhone(given ?? '');
  if (!phone)
    throw new CommandRefusal(`--phone must be a Guinean number of nine digits, such as 620 00 00 00.\nUsage: ${usage}`);
  return phone;
}

async function choosePassword(
  given: string | undefined,
  owner: Parameters<typeof isKnownPassword>[1],
): Promise<{ password: string; isMadeUp: boolean }> {
  const chosen = given ?? (isInteractive() ? await askSecret('Password (empty: one is made up): ') : '');
  const password = chosen || madeUpPassword();
  if (!passwordPattern.test(password)) {
    throw new CommandRefusal(
      'The password must have 6 to 24 characters, with a lower-case and an upper-case letter, a digit and one of ! @ # $ % _ -',
    );
  }
  if (await isKnownPassword(password, owner)) {
    throw new CommandRefusal(
      'This password is too well known or too easy to guess. Choose another, without the name, the phone or the e-mail.',
    );
  }
  return { password, isMadeUp: chosen === '' };
}

/** 20 characters that nobody takes for others, about 90 bits, and what the rule of passwords asks for. */
function madeUpPassword(): string {
  const from = (characters: string, length: number) =>
    Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
  const letters = 'abcdefghjkmnpqrstuvwxyz';
  const digits = '23456789';
  return `${from(letters.toUpperCase(), 1)}${from(letters, 1)}${from(digits, 1)}${from('-_', 1)}${from(letters + letters.toUpperCase() + digits, 16)}`;
}
