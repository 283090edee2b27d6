export { DEMO_PASSWORD, demoAccounts } from '../../src/server/seed/accounts.ts';
export { buildContractor, buildEnterprise, buildUser } from '../../src/server/seed/builders.ts';
export { buildAcceptance, buildProject, type Project } from '../../src/server/seed/projectBuilders.ts';
