import type { users } from '../db/schema/index.ts';
import { seedId } from './ids.ts';

/** Demonstration only (design §4); the production command refuses to start with these accounts. */
export const DEMO_PASSWORD = 'Demo_2026';

type Account = Pick<typeof users.$inferInsert, 'role' | 'firstName' | 'lastName' | 'occupiedPosition'> & {
  id: string;
  email: string;
  phoneNumber: string;
};

const account = (
  rank: number,
  login: string,
  rest: Pick<Account, 'role' | 'firstName' | 'lastName' | 'occupiedPosition'>,
): Account => ({
  id: seedId('account', login),
  email: `${login}@oasis.test`,
  phoneNumber: `+22462000000${rank}`,
  ...rest,
});

/** By log-in; the phone numbers follow the order (design §4). */
export const demoAccounts = {
  admin: account(1, 'admin', {
    role: 'Admin',
    firstName: 'Aïssatou',
    lastName: 'Barry',
    occupiedPosition: 'Administratrice',
  }),
  service: account(2, 'service', {
    role: 'CustomerService',
    firstName: 'Ibrahima',
    lastName: 'Camara',
    occupiedPosition: 'Service client',
  }),
  sales: account(3, 'ventes', {
    role: 'SalesService',
    firstName: 'Mariama',
    lastName: 'Soumah',
    occupiedPosition: 'Service commercial',
  }),
  contractor: account(4, 'entrepreneur', {
    role: 'Entrepreneur',
    firstName: 'Sékou',
    lastName: 'Condé',
    occupiedPosition: 'Gérant',
  }),
  newcomer: account(5, 'nouveau', {
    role: 'Entrepreneur',
    firstName: 'Kadiatou',
    lastName: 'Diallo',
    occupiedPosition: 'Directrice générale',
  }),
  client: account(6, 'client', { role: 'Client', firstName: 'Fatoumata', lastName: 'Sylla', occupiedPosition: '' }),
  secondService: account(7, 'service2', {
    role: 'CustomerService',
    firstName: 'Siba',
    lastName: 'Guilavogui',
    occupiedPosition: 'Service client',
  }),
} as const;
