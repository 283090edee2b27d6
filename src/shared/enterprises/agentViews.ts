import * as z from 'zod/mini';
import { option } from '../api/option.ts';
import { enterpriseStates } from './status.ts';
import { enterpriseListItem, enterpriseView } from './views.ts';

/** A row of the new enterprises (specification §2.6). */
export const newEnterpriseItem = z.object({
  id: z.uuid(),
  accountNumber: z.string(),
  name: z.string(),
  status: z.enum(enterpriseStates),
  cityName: z.nullable(z.string()),
  creationDate: z.string(),
  isAssigned: z.boolean(),
  assignedAgentName: z.nullable(z.string()),
});

/** A row of an admin's list of all enterprises. */
export const managedEnterpriseItem = z.extend(enterpriseListItem, {
  accountNumber: z.string(),
  cityName: z.nullable(z.string()),
  creationDate: z.string(),
  assignedAgentName: z.nullable(z.string()),
});

/** Somebody who may follow enterprises. */
export const enterpriseAgentItem = z.object({ id: z.uuid(), name: z.string() });

/** One act of staff on the enterprise. */
const enterpriseAct = z.object({
  id: z.uuid(),
  action: z.string(),
  actorName: z.nullable(z.string()),
  createdAt: z.string(),
});

/** The whole enterprise for an agent: with the person who acts for it, who follows it, and what was done. */
export const enterpriseDetails = z.extend(enterpriseView, {
  personId: z.nullable(z.uuid()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  occupiedPosition: z.nullable(z.string()),
  personPhoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  languages: z.array(option),
  activatedAt: z.nullable(z.string()),
  assignedAgentId: z.nullable(z.uuid()),
  assignedAgentName: z.nullable(z.string()),
  acts: z.array(enterpriseAct),
});

export type NewEnterpriseItem = z.infer<typeof newEnterpriseItem>;
export type ManagedEnterpriseItem = z.infer<typeof managedEnterpriseItem>;
export type EnterpriseDetails = z.infer<typeof enterpriseDetails>;
