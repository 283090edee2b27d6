export { DEMO_PASSWORD, demoAccounts } from '../../src/server/db/seed/accounts.ts';
export { buildContractor, buildEnterprise, buildUser } from '../../src/server/db/seed/builders.ts';
export { buildAcceptance, buildProject, type Project } from '../../src/server/db/seed/projectBuilders.ts';
