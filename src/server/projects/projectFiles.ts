import { and, eq } from 'drizzle-orm';
import { isStaff } from '../../shared/auth/roles.ts';
import { spokenDetails } from '../../shared/projects/spoken.ts';
import { actorOf, type Context } from '../context.ts';
import { files, projectAnswers, questions } from '../db/schema/index.ts';
import type { FileOwnerRules } from '../files/owners.ts';
import { forbidden, invalid } from '../http/errors.ts';
import { fr } from '../texts.ts';
import { lockIdentified } from './lockProject.ts';
import { audienceOf } from './presenter.ts';
import { requireVisible } from './readProject.ts';

async function nameVoice(tx: Context, projectId: string, field: string): Promise<string> {
  const { spokenFields } = await lockIdentified(tx, projectId);
  if (!spokenFields.includes(field)) throw invalid({ files: 'files.voiceUnexpected' });
  const [there] = await tx.db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.projectId, projectId), eq(files.voice, field)));
  if (there) throw invalid({ files: 'files.voiceThere' });
  return fr('files.voiceOf', { field: await nameOf(tx, projectId, field) });
}

/** The name of a detail, or the question to which the voice answers. */
async function nameOf(tx: Context, projectId: string, field: string): Promise<string> {
  const detail = spokenDetails.find((name) => name === field);
  if (detail) return fr(`resources.projects.fields.${detail}`);
  const [asked] = await tx.db
    .select({ name: questions.nameFr })
    .from(projectAnswers)
    .innerJoin(questions, eq(questions.id, projectAnswers.questionId))
    .where(and(eq(projectAnswers.projectId, projectId), eq(projectAnswers.answerId, field)));
  return asked?.name ?? fr('agent.answersSection');
}

/**
 * A project's documents: whoever sees the project reads them, a contractor who has not accepted it without names and
 * contacts; its client and the staff who work on it add to them. A voice is heard by a contractor who accepted, where
 * the client agreed to it.
 */
export const projectFiles: FileOwnerRules = {
  requireReader: async (ctx, projectId) => {
    const row = await requireVisible(ctx, projectId);
    const audience = audienceOf(actorOf(ctx), row);
    if (audience === 'contractor') return 'neutral';
    return audience === 'accepted' && !row.project.sharesVoice ? 'unheard' : 'whole';
  },
  requireUploader: async (ctx, projectId) => {
    const { project } = await requireVisible(ctx, projectId);
    const actor = actorOf(ctx);
    if (project.clientId !== actor.id && !isStaff(actor.role)) throw forbidden();
  },
  reserve: async (tx, projectId) => {
    await lockIdentified(tx, projectId);
    return {};
  },
  nameVoice,
  limitReached: 'files.limitReached',
};
