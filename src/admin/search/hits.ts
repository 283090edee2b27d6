import { formatPhone } from '../../shared/format/phone.ts';
import { type SearchKind, searchKinds } from '../../shared/search/rules.ts';
import type { SearchResults } from '../../shared/search/views.ts';
import '../texts/search.ts';

/** One line of the results: what it is called, what tells it from others, and where it leads. */
export interface Hit {
  id: string;
  title: string;
  detail: string;
  resource: string;
  recordId: string;
}

export interface HitGroup {
  kind: SearchKind;
  hits: Hit[];
  hasMore: boolean;
}

type Say = (key: string) => string;

/** The kinds that were found, in their order. `say` gives the sentence of a key. */
export function groupsOf(results: SearchResults, say: Say, seesPeople: boolean): HitGroup[] {
  const hits: Record<SearchKind, Hit[]> = {
    projects: results.projects.items.map((item) => ({
      id: `projects-${item.id}`,
      title: item.clientName || formatPhone(item.phoneNumber),
      detail: line(
        item.reference,
        item.serviceName ?? say('search.uncategorised'),
        item.cityName,
        formatPhone(item.phoneNumber),
        say(`projects.state.${item.status}`),
      ),
      resource: 'projects',
      recordId: item.id,
    })),
    enterprises: results.enterprises.items.map((item) => ({
      id: `enterprises-${item.id}`,
      title: item.name,
      detail: line(item.accountNumber, formatPhone(item.phoneNumber), say(`enterprises.state.${item.status}`)),
      resource: 'enterprises',
      recordId: item.id,
    })),
    people: results.people.items.map((item) => ({
      id: `people-${item.id}`,
      title: item.fullName || formatPhone(item.phoneNumber),
      detail: line(say(`staff.role.${item.role}`), formatPhone(item.phoneNumber), item.email ?? ''),
      // Whoever may not open the person opens the enterprise they act for.
      ...(seesPeople || !item.enterpriseId
        ? { resource: 'staff', recordId: item.id }
        : { resource: 'enterprises', recordId: item.enterpriseId }),
    })),
    tickets: results.tickets.items.map((item) => ({
      id: `tickets-${item.id}`,
      title: item.subject,
      detail: line(item.name, say(`support.state.${item.status}`)),
      resource: 'support-tickets',
      recordId: item.id,
    })),
  };
  return searchKinds
    .map((kind) => ({ kind, hits: hits[kind], hasMore: results[kind].hasMore }))
    .filter((group) => group.hits.length > 0);
}

const line = (...parts: string[]): string => parts.filter(Boolean).join(' · ');
