import type { enterprises, users } from '../db/schema/index.ts';
import { ACCOUNT_CHARACTERS } from '../enterprises/accountNumber.ts';
import { companyNames, companyTrades, streets } from './content/companies.ts';
import { firstNames, lastNames, positions } from './content/people.ts';
import type { Random } from './random.ts';

type NewUser = typeof users.$inferInsert;
type NewEnterprise = typeof enterprises.$inferInsert;

const mobilePrefixes = [
  '610',
  '611',
  '612',
  '613',
  '621',
  '622',
  '623',
  '624',
  '625',
  '626',
  '627',
  '628',
  '629',
  '660',
  '661',
  '662',
  '664',
  '666',
  '669',
];
/** A mobile number; the ranges leave out those of the demonstration accounts. */
export function samplePhone(random: Random): string {
  return `+224${random.pick(mobilePrefixes)}${String(random.between(0, 999_999)).padStart(6, '0')}`;
}

export function samplePerson(random: Random) {
  return { firstName: random.pick(firstNames), lastName: random.pick(lastNames) };
}

/** An address under `.test`, which no mail can ever reach. */
export function sampleEmail(random: Random, person: { firstName: string; lastName: string }): string {
  const local = `${person.firstName}.${person.lastName}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  return `${local}${random.between(1, 999_999)}@exemple.test`;
}

export function sampleContractor(random: Random): NewUser {
  const person = samplePerson(random);
  return {
    role: 'Entrepreneur',
    ...person,
    email: sampleEmail(random, person),
    phoneNumber: samplePhone(random),
    occupiedPosition: random.pick(positions),
  };
}

export function sampleEnterprise(random: Random): NewEnterprise {
  return {
    name: `${random.pick(companyNames)} ${random.pick(companyTrades)}`,
    accountNumber: `ENT-${Array.from({ length: 6 }, () => random.pick(ACCOUNT_CHARACTERS)).join('')}`,
    address: sampleAddress(random),
    registrationNumber: `GN.TCC.${random.between(2012, 2025)}.${random.pick(['A', 'B'])}.${String(random.between(1, 99_999)).padStart(5, '0')}`,
    phoneNumber: samplePhone(random),
    alertBySms: random.chance(0.8),
  };
}

/** People find each other by landmarks: streets seldom have names. */
export function sampleAddress(random: Random): string {
  const street = random.pick(streets);
  return street.charAt(0).toUpperCase() + street.slice(1);
}
