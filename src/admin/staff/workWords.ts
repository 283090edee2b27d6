import { useTranslate } from 'react-admin';
import type { HeldWork } from '../../shared/staff/rules.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';

/** How much of a kind somebody holds, in words. */
export const workWords: Record<HeldWork, string> = {
  projects: 'staff.workProjects',
  enterprises: 'staff.workEnterprises',
  verifications: 'staff.workVerifications',
  tickets: 'staff.workTickets',
};

/** Says how much of these kinds somebody holds. */
export function useWorkWords() {
  const translate = useTranslate();
  return (work: PersonDetails['work'], kinds: readonly HeldWork[]): string =>
    kinds.map((kind) => translate(workWords[kind], { smart_count: work[kind] })).join(', ');
}
