import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { SEARCH_MAX } from './rules.ts';
import { searchResults } from './views.ts';

/** One search over everything that staff work on. */
export const searchContract = contract('search', {
  searchEverything: {
    method: 'GET',
    path: '/admin/search',
    permission: 'search.use',
    summary: 'Search projects, enterprises, people and support tickets',
    showsContactOf: 'search',
    query: z.object({ q: z.string().check(z.maxLength(SEARCH_MAX, 'common.tooLong')) }),
    entity: searchResults,
  },
});
