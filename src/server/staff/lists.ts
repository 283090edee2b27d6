import { z } from 'zod';
import { personStates, staffRoleNames } from '../../shared/staff/rules.ts';
import { listQuery } from '../http/listQuery.ts';

const filter = z.strictObject({
  q: z.string().max(100).optional(),
  role: z.enum(staffRoleNames).optional(),
  state: z.enum(personStates).optional(),
});

const fields = ['fullName', 'role', 'lastSeenAt', 'createdAt'] as const;

export type StaffFilter = z.output<typeof filter>;
export type StaffSortField = (typeof fields)[number];

/** How the staff list is paged, sorted and filtered. */
export const staffQuery = listQuery(fields, filter);
