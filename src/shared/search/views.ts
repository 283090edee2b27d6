import * as z from 'zod/mini';
import { roles } from '../auth/roles.ts';
import { enterpriseStates } from '../enterprises/status.ts';
import { projectStates } from '../projects/status.ts';
import { personStates } from '../staff/rules.ts';
import { ticketStates } from '../support/status.ts';

const found = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item), hasMore: z.boolean() });

/** The first few of each kind that the reader may open. */
export const searchResults = z.object({
  projects: found(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      clientName: z.string(),
      phoneNumber: z.string(),
      serviceName: z.nullable(z.string()),
      cityName: z.string(),
      status: z.enum(projectStates),
    }),
  ),
  enterprises: found(
    z.object({
      id: z.uuid(),
      name: z.string(),
      accountNumber: z.string(),
      phoneNumber: z.string(),
      status: z.enum(enterpriseStates),
    }),
  ),
  people: found(
    z.object({
      id: z.uuid(),
      fullName: z.string(),
      role: z.enum(roles),
      phoneNumber: z.string(),
      email: z.nullable(z.string()),
      state: z.enum(personStates),
      enterpriseId: z.nullable(z.uuid()),
    }),
  ),
  tickets: found(z.object({ id: z.uuid(), subject: z.string(), name: z.string(), status: z.enum(ticketStates) })),
});

export type SearchResults = z.infer<typeof searchResults>;
