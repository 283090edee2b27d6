import type { enterpriseMachine } from '../../shared/enterprises/status.ts';
import type { resetMachine } from '../../shared/factors/status.ts';
import type { leadMachine } from '../../shared/leads/status.ts';
import type { messageMachine } from '../../shared/messages/status.ts';
import type { paymentMachine } from '../../shared/payments/status.ts';
import type { projectMachine } from '../../shared/projects/status.ts';
import type { quoteMachine } from '../../shared/quotes/status.ts';
import type { reviewMachine } from '../../shared/reviews/status.ts';
import type { Machine, TransitionOf } from '../../shared/states/machine.ts';
import type { ticketMachine } from '../../shared/support/status.ts';
import type { verificationMachine } from '../../shared/verifications/status.ts';
import { actorOf, type Context } from '../context.ts';
import { insertActs, type PendingActs } from '../db/pendingActs.ts';

/** On a noun with states an act is one of its transitions. */
type ActOn<M extends Machine> = { entity: M['entity']; action: TransitionOf<M> };

type TransitionAct =
  | ActOn<typeof projectMachine>
  | ActOn<typeof leadMachine>
  | ActOn<typeof quoteMachine>
  | ActOn<typeof reviewMachine>
  | ActOn<typeof enterpriseMachine>
  | ActOn<typeof verificationMachine>
  | ActOn<typeof paymentMachine>
  | ActOn<typeof ticketMachine>
  | ActOn<typeof messageMachine>
  | ActOn<typeof resetMachine>;

interface OtherAct {
  entity:
    | 'services'
    | 'questions'
    | 'sounds'
    | 'cities'
    | 'districts'
    | 'places'
    | 'languages'
    | 'partners'
    | 'packages'
    | 'settings'
    | 'follow-up-settings'
    | 'users'
    | 'comments'
    | 'exports'
    | 'personal-data'
    | 'absences';
  action: string;
}

type Act = (TransitionAct | OtherAct) & {
  entityId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/** Appends an act of staff to the audit log, in the transaction of the act itself (design §7), at its end. */
export async function recordAct(tx: Context, act: Act): Promise<void> {
  await recordActs(tx, [act]);
}

/** Appends what one act did to several records, a row for each. */
export async function recordActs(tx: Context, acts: readonly Act[]): Promise<void> {
  const common = { actorId: actorOf(tx).id, requestId: tx.requestId, createdAt: tx.now };
  await append(
    tx,
    acts.map((act) => ({ ...act, ...common })),
  );
}

async function append({ db, pendingActs }: Context, rows: PendingActs): Promise<void> {
  if (pendingActs) pendingActs.push(...rows);
  else await insertActs(db, rows);
}

/** Appends what somebody did, signed in or by the link they were sent. */
export async function recordActOfAnybody(tx: Context, act: Act): Promise<void> {
  await (tx.actor ? recordAct(tx, act) : recordSystemAct(tx, act));
}

/** Marks an act that a client did by their link: it has no actor (`acts.ts`). */
const BY_LINK = { via: 'link' };

/** Appends what the clock did, or somebody without a session. */
export async function recordSystemAct(tx: Context, act: Act): Promise<void> {
  const after = tx.isByLink ? { ...act.after, ...BY_LINK } : act.after;
  await append(tx, [{ ...act, after, actorId: null, requestId: tx.requestId, createdAt: tx.now }]);
}
