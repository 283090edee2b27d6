import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Where a role is what a record says, not what somebody may do, and why. Everything else asks `may`
 * (shared/auth/permissions.ts).
 */
const allowed: Record<string, string> = {
  'src/server/projects/submitProject.ts': 'for whom a request may be: people of two roles are looked up',
  'src/server/staff/lockPerson.ts': 'admins are counted, so that the last one stays',
  'src/server/tracking/openAccount.ts': 'an account of a client is looked for, and made',
  'src/server/users/saveUser.ts': 'a contractor must give both names',
  'src/server/seed/builders.ts': 'sample accounts of a role are written',
  'src/site/account/personalSchema.ts': 'a contractor must give both names',
  'src/site/account/PersonalForm.tsx': 'a client has one language, others several',
  'src/site/registration/RegisterPage.tsx': 'whoever has another account than a client’s is sent to its first page',
  'src/site/layout/audience.ts': 'specification §6: which links each role sees',
  'src/site/layout/Footer.tsx': 'specification §6: which links each role sees',
  'src/site/layout/SessionMenu.tsx': 'specification §6: which links each role sees',
};

const names = "'(?:CustomerService|SalesService|Entrepreneur|Client|Admin|Visitor)'";
const comparison = new RegExp(`(?:[!=]==|\\bcase) ${names}|${names} [!=]==|\\.role, \\[?${names}`);

it('no role is compared where a permission is meant', () => {
  const found = globSync('src/**/*.{ts,tsx}').filter((file) => comparison.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
