import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { VerifyEnterprise } from '../../../shared/enterprises/agentSchemas.ts';
import { enterpriseMachine } from '../../../shared/enterprises/status.ts';
import { fullName } from '../../../shared/format/fullName.ts';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { enterprises, users } from '../../db/schema/index.ts';
import { invalid } from '../../http/errors.ts';
import { requireOwnId, requireTransition } from '../../http/requireTransition.ts';
import { type MessageDraft, queueMessages } from '../../messages/queueMessages.ts';
import { type LockedEnterprise, lockByAccountNumber } from '../lockEnterprise.ts';
import { isApproved } from '../verifiedStatus.ts';

/**
 * Activates a pending enterprise (specification §4, the verify call): from now on it sees the projects, and is told so.
 * One whose documents two people approved before is Verified at once. Raises 404, NOT_ASSIGNED_TO_YOU, WRONG_STATE for
 * one that is pending no more, and 400 at `phoneNumber` for a number that is not the enterprise's.
 */
export async function verifyEnterprise(tx: Context, form: VerifyEnterprise): Promise<string> {
  const enterprise = await lockByAccountNumber(tx, form.accountNumber);
  requireOwnId(tx, enterpriseMachine, form.agentId);
  const { to } = await requireTransition(tx, enterpriseMachine, 'activate', enterprise);
  const [active, verified] = to;
  if (form.phoneNumber && form.phoneNumber !== enterprise.phoneNumber)
    throw invalid({ phoneNumber: 'enterprises.phoneDiffers' });
  const status = (await isApproved(tx, enterprise.id)) ? verified : active;
  await tx.db.update(enterprises).set({ status, activatedAt: tx.now }).where(eq(enterprises.id, enterprise.id));
  await recordAct(tx, {
    action: 'activate',
    entity: 'enterprises',
    entityId: enterprise.id,
    before: { status: enterprise.status },
    after: { status },
  });
  await queueMessages(tx, await activatedMessages(tx, enterprise));
  return enterprise.id;
}

/** An SMS to the enterprise, an e-mail to the people who act for it: it has no address of its own. */
async function activatedMessages(tx: Context, enterprise: LockedEnterprise): Promise<MessageDraft[]> {
  const people = await tx.db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.enterpriseId, enterprise.id), isNotNull(users.email), isNull(users.deactivatedAt)));
  const template = 'enterpriseActivated' as const;
  const params = {
    enterprise: enterprise.name,
    link: `${tx.config.APP_URL}/tableaux-de-bords/entrepreneurs`,
  };
  const sms: MessageDraft = {
    template,
    channel: 'sms',
    dedupeKey: `activated:${enterprise.id}`,
    phoneNumber: enterprise.phoneNumber,
    params,
  };
  const emails = people.flatMap(({ email, ...person }): MessageDraft[] => {
    const dedupeKey = `activated:${enterprise.id}:${person.id}`;
    return email
      ? [{ template, channel: 'email', dedupeKey, email, params: { ...params, name: fullName(person) } }]
      : [];
  });
  return [sms, ...emails];
}
