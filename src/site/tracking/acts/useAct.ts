import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { ApiFailure } from '../../../shared/client/envelope.ts';
import type { TrackingView } from '../../../shared/tracking/views.ts';
import { failureSentence } from '../../failureSentence.ts';
import { t } from '../../texts.ts';
import { showFormFailure } from '../../ui/formFailure.ts';

export interface ActProps {
  token: string;
  tracked: TrackingView;
  /** The act is done, and its form over. */
  onDone: (tracked: TrackingView) => void;
  /** The request is another one than was shown; the form goes on. */
  onChanged: (tracked: TrackingView) => void;
  /** The request does not allow the act, so it is another one than is shown: reads it anew. The form stays. */
  onRefused: () => void;
}

/** What to tell of an act that failed. Without a reply it may have been done; the same once more is done once. */
export const actSentence = (failure: ApiFailure): string =>
  failure.kind === 'offline' ? t('tracking.actUnsure') : failureSentence(failure);

/** The same at its field, or above the form, beside what the request is by now. */
export function showActFailure<Values extends FieldValues>(
  failure: ApiFailure,
  setError: UseFormSetError<Values>,
  fields: Readonly<Record<string, FieldPath<Values>>>,
  onRefused: ActProps['onRefused'],
): void {
  if (failure.kind === 'refused') onRefused();
  if (failure.kind === 'offline') setError('root', { message: actSentence(failure) });
  else showFormFailure(failure, setError, fields);
}
