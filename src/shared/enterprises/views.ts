import * as z from 'zod/mini';
import { option } from '../api/option.ts';
import { placeItem } from '../catalog/views.ts';
import { enterpriseStates } from './status.ts';

/** The running subscription and what is used of it this month; a null limit is no limit. */
const activePackage = z.object({
  nameFr: z.string(),
  activationDate: z.string(),
  expirationDate: z.string(),
  monthlyAcceptances: z.nullable(z.number()),
  acceptedThisMonth: z.number(),
});

/** An enterprise (specification §3). */
export const enterpriseView = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  city: z.nullable(placeItem),
  registrationNumber: z.nullable(z.string()),
  services: z.array(option),
  status: z.enum(enterpriseStates),
  accountNumber: z.string(),
  phoneNumber: z.string(),
  alertBySms: z.boolean(),
  alertByEmail: z.boolean(),
  /** Its contractor agreed to a public page. */
  isShown: z.boolean(),
  /** Where that page is; null while there is none. */
  publicPath: z.nullable(z.string()),
  /** Cities of interest besides its own. */
  interestCities: z.array(option),
  creationDate: z.string(),
  isAssigned: z.boolean(),
  activePackage: z.nullable(activePackage),
  /** Another after each change (docs/decisions/0011): what an update was written upon. */
  version: z.string(),
});

/** What a fresh registration answers: the id for its documents, the number to keep at hand. */
export const registeredEnterprise = z.object({ id: z.uuid(), accountNumber: z.string() });

/** A row of a user's enterprises. */
export const enterpriseListItem = z.object({
  id: z.uuid(),
  name: z.string(),
  planType: z.nullable(z.string()),
  planExpirationDate: z.nullable(z.string()),
  status: z.enum(enterpriseStates),
});

export type EnterpriseView = z.infer<typeof enterpriseView>;
export type RegisteredEnterprise = z.infer<typeof registeredEnterprise>;
export type EnterpriseListItem = z.infer<typeof enterpriseListItem>;
