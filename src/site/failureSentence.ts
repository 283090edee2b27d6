import type { ApiFailure, FailureKind } from '../shared/client/envelope.ts';
import type { TextKey } from '../shared/texts.ts';
import { t } from './texts.ts';

const byKind: Partial<Record<FailureKind, TextKey>> = {
  offline: 'common.offline',
  tooMany: 'common.tooMany',
  forbidden: 'common.forbidden',
  notFound: 'common.notFound',
};

/** What to tell of a failed call: the server's words, else ours for its kind (specification §8). */
export const failureSentence = (failure: ApiFailure): string =>
  failure.errorMessage ?? t(byKind[failure.kind] ?? 'common.unexpected');
