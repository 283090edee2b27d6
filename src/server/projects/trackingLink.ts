import { createHmac } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import { MASKED_TOKEN, trackingPath } from '../../shared/tracking/address.ts';
import { keyFor } from '../auth/keyFor.ts';
import { hashOfToken } from '../auth/opaqueToken.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { isContactOf } from '../messages/isContactOf.ts';

type Tracked = Pick<typeof projects.$inferSelect, 'id' | 'trackingVersion' | 'trackingHash'>;

const TOKEN_BYTES = 16;

/** The token of a project's page: the same each time, another for each version, and from nothing that is stored. */
function tokenOf(config: Config, { id, trackingVersion }: Pick<Tracked, 'id' | 'trackingVersion'>): string {
  return createHmac('sha256', keyFor('oasis tracking link', config.JWT_SECRET))
    .update(`${id}:${trackingVersion}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url');
}

const FIRST_VERSION = 1;

/** What a new project is written with whose client is told the link at once: issuing it has nothing left to write. */
export const firstTrackingHash = (config: Config, id: string): string =>
  hashOfToken(tokenOf(config, { id, trackingVersion: FIRST_VERSION }));

/**
 * The path of the project's page for its client (docs/decisions/0052). A page opens only once its link was issued:
 * the hash it is found by is written here, and again where the server's secret is another one meanwhile.
 */
export async function issueTrackingPath(ctx: Pick<Context, 'db' | 'config'>, project: Tracked): Promise<string> {
  const token = tokenOf(ctx.config, project);
  const trackingHash = hashOfToken(token);
  if (project.trackingHash !== trackingHash)
    await ctx.db.update(projects).set({ trackingHash }).where(eq(projects.id, project.id));
  return trackingPath(token);
}

/** To be written with another contact: whoever has the link that went to the former one has nothing any more. */
export const closedLink = ({ trackingVersion }: Pick<Tracked, 'trackingVersion'>) => ({
  trackingVersion: trackingVersion + 1,
  trackingHash: null,
});

interface MaskedMessage {
  body: string;
  projectId: string | null;
  recipient: string;
}

const masked = trackingPath(MASKED_TOKEN);

/**
 * The words of a message with the links of its requests in place of the masked ones: those of its project, or of the
 * requests whose references stand before them, whose client is written to. Of its project the mask stays for a number
 * or address that was corrected while the message waited.
 */
export async function openTrackingLink(ctx: Context, message: MaskedMessage): Promise<string> {
  const { body, projectId, recipient } = message;
  if (!body.includes(masked)) return body;
  if (projectId) {
    const project = await findOf(ctx, and(eq(projects.id, projectId), isContactOf(recipient)));
    return project ? body.replaceAll(masked, await issueTrackingPath(ctx, project)) : body;
  }
  const lines = body.split('\n').map(async (line) => {
    const [reference] = line.split(' ');
    if (!reference || !line.includes(masked)) return line;
    const project = await findOf(ctx, and(eq(projects.reference, reference), isContactOf(recipient)));
    if (!project) throw new Error('The request of the message is not there, or not its recipient’s');
    return line.replace(masked, await issueTrackingPath(ctx, project));
  });
  return (await Promise.all(lines)).join('\n');
}

async function findOf(ctx: Context, condition: SQL | undefined): Promise<Tracked | undefined> {
  const [project] = await ctx.db
    .select({ id: projects.id, trackingVersion: projects.trackingVersion, trackingHash: projects.trackingHash })
    .from(projects)
    .where(condition);
  return project;
}
