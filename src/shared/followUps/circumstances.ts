import { type ProjectState, waitingStates } from '../projects/status.ts';
import { endOf } from './dueDay.ts';
import type { Circumstance } from './steps.ts';

/** What the next step of a request depends on. */
export interface Facts {
  status: ProjectState;
  submittedAt: Date;
  publishedAt: Date | null;
  /** Since when the client waits for contractors anew. */
  extendedAt: Date | null;
  /** The hour at which a call was promised and is still to be made. */
  callAt: Date | null;
  /** Of the leads that are open: the latest acceptance. Null: nobody has it. */
  acceptedAt: Date | null;
  /** When a contractor last noted that they spoke with the client, or the client said so. */
  contactedAt: Date | null;
  /** When an enterprise that does not reach the client gives up. */
  releaseAt: Date | null;
  /** The latest quote that waits for the client. */
  quotedAt: Date | null;
  hiredAt: Date | null;
  /** The day on which the chosen enterprise is to be done, and the first by which something is to be mended. */
  endsOn: string | null;
  reservedUntil: string | null;
}

export interface Occasion {
  name: Circumstance;
  /** Tells one occasion of it from another: as long as it stays, the steps go on; another one begins anew. */
  since: Date;
  /** The instant that the first step is due, where the request names one. */
  at?: Date;
}

/** What an open request is at; undefined where nobody has anything to do any more. */
export function occasionOf(facts: Facts): Occasion | undefined {
  const { status, callAt, releaseAt, quotedAt } = facts;
  if (status === 'Cancelled' || status === 'Rejected') return undefined;
  if (status === 'Done') return facts.reservedUntil ? named('Mending', endOf(facts.reservedUntil)) : undefined;
  if (callAt) return named('Calling', callAt);
  if ((waitingStates as readonly ProjectState[]).includes(status))
    return { name: 'Checking', since: facts.submittedAt };
  if (status === 'Hired') {
    const since = facts.hiredAt ?? facts.submittedAt;
    return { name: 'Working', since, at: facts.endsOn ? endOf(facts.endsOn) : since };
  }
  if (releaseAt) return named('Answering', releaseAt);
  if (quotedAt) return { name: 'Choosing', since: quotedAt };
  return withoutQuote(facts);
}

function withoutQuote({ acceptedAt, contactedAt, extendedAt, publishedAt, submittedAt }: Facts): Occasion {
  if (!acceptedAt) return { name: 'Finding', since: extendedAt ?? publishedAt ?? submittedAt };
  return contactedAt ? { name: 'Quoting', since: contactedAt } : { name: 'Contacting', since: acceptedAt };
}

const named = (name: Circumstance, at: Date): Occasion => ({ name, since: at, at });
