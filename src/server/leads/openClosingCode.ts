import { and, eq, inArray } from 'drizzle-orm';
import { hiredStages } from '../../shared/leads/status.ts';
import type { Context } from '../context.ts';
import { acceptances, projects } from '../db/schema/index.ts';
import { isContactOf } from '../messages/isContactOf.ts';
import { closingCode } from './closingCode.ts';

/** The closing code as messages hold it: the digits come in only while the message is being sent. */
export const MASKED_CLOSING_CODE = '######';

/**
 * The words of a message with the closing code of its project's job in place of the masked one, as it is stored nowhere
 * (docs/decisions/0059). Where the job is over meanwhile the mask stays: there is nothing to close. So it does for a
 * number or address that is the client's no more.
 */
export async function openClosingCode(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { body, projectId, recipient }: { body: string; projectId: string | null; recipient: string },
): Promise<string> {
  if (!projectId || !body.includes(MASKED_CLOSING_CODE)) return body;
  const lead = await findHired(db, projectId, recipient);
  return lead ? body.replaceAll(MASKED_CLOSING_CODE, closingCode(config, lead)) : body;
}

/** The lead whose enterprise the client chose and whose work is not finished. */
async function findHired(db: Context['db'], projectId: string, recipient: string): Promise<{ id: string } | undefined> {
  const [lead] = await db
    .select({ id: acceptances.id })
    .from(acceptances)
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .where(
      and(eq(acceptances.projectId, projectId), inArray(acceptances.stage, [...hiredStages]), isContactOf(recipient)),
    );
  return lead;
}
