import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { dateField } from '../api/fields.ts';
import { filterQuery, listQuery, searchText } from '../api/listQuery.ts';
import { enterpriseSituations } from './situations.ts';
import { enterpriseFiguresItem, packageOutlook } from './views.ts';

const MAX_INACTIVE_DAYS = 3650;

/** `endsFrom` and `endsTo`: running packages that end on these days, both included, and are to be renewed. */
const filter = z.strictObject({
  q: searchText,
  situation: z.optional(z.enum(enterpriseSituations)),
  inactiveDays: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_INACTIVE_DAYS))),
  endsFrom: z.optional(dateField()),
  endsTo: z.optional(dateField()),
});

const sortFields = [
  'name',
  'reaction',
  'accepted',
  'quoted',
  'hired',
  'score',
  'complaints',
  'lastSeenAt',
  'paid',
  'endsAt',
] as const;

export type EnterpriseFiguresFilter = z.output<typeof filter>;
export type EnterpriseFiguresSort = (typeof sortFields)[number];

/** What each enterprise does and brings, and whose package needs a word, for managers (design §11). */
export const enterpriseFiguresContract = contract('statistics', {
  listEnterpriseFigures: {
    method: 'GET',
    path: '/admin/enterprise-figures',
    permission: 'statistics.read',
    summary: 'List what each enterprise did and brought',
    query: listQuery(sortFields, filter),
    rows: enterpriseFiguresItem,
    unit: 'enterprises',
  },
  exportEnterpriseFigures: {
    method: 'GET',
    path: '/admin/enterprise-figures/export',
    permission: 'statistics.read',
    summary: 'Export what each enterprise did and brought as CSV',
    query: filterQuery(filter),
    file: 'text/csv',
  },
  readPackageOutlook: {
    method: 'GET',
    path: '/admin/enterprise-figures/outlook',
    permission: 'statistics.read',
    summary: 'Read whose package ends or is not used, and what is paid and expected by month',
    entity: packageOutlook,
  },
  exportPackageOutlook: {
    method: 'GET',
    path: '/admin/enterprise-figures/outlook/{table}',
    permission: 'statistics.read',
    summary: 'Export the packages that need a word, or the money by month, as CSV',
    params: z.object({ table: z.enum(['situations', 'months']) }),
    file: 'text/csv',
  },
});
