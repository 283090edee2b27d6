import type { QuestionItem, ServiceItem } from '../../../../shared/catalog/views.ts';
import { useQuestions, useServices } from '../../../catalog/lists.ts';
import type { Draft } from '../draft/draft.ts';

export type ServiceForm =
  | { status: 'loading' | 'unknown' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; service: Pick<ServiceItem, 'id' | 'nameFr'>; questions: readonly QuestionItem[] };

/**
 * A service, named by its id or its short name, and its questions. Questions this draft was asked before are known
 * without a network.
 */
export function useServiceForm(draft: Draft, idOrSlug: string): ServiceForm {
  const services = useServices('active');
  const wanted = idOrSlug.toLowerCase();
  const known = draft.serviceId === wanted ? { id: wanted, nameFr: draft.serviceName } : undefined;
  const listed = services.items?.find(({ id, slug }) => id === wanted || slug.toLowerCase() === wanted);
  const service = listed ?? (services.status === 'ready' ? undefined : known);
  const questions = useQuestions(service?.id);
  if (!service) {
    if (services.status === 'failed') return { status: 'failed', retry: services.retry };
    return { status: services.status === 'ready' ? 'unknown' : 'loading' };
  }
  const items = questions.items ?? draft.questions[service.id];
  if (items) return { status: 'ready', service, questions: items };
  return questions.status === 'failed' ? { status: 'failed', retry: questions.retry } : { status: 'loading' };
}
