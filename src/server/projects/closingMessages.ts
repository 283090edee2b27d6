import { openStages } from '../../shared/leads/status.ts';
import { type ClosingReason, tellsClient } from '../../shared/projects/closing.ts';
import type { Context } from '../context.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import type { MessageDraft } from '../messages/queueMessages.ts';
import type { Values } from '../messages/values.ts';
import { fr } from '../texts.ts';
import { toContractors } from './contractorMessages.ts';
import type { Project } from './lockProject.ts';

type ClientTemplate = 'requestRejected' | 'requestCancelled' | 'requestRestored';

/**
 * To the client, unless the reason keeps silent, and to each contractor who still works on it. A project may be closed
 * more than once: each time tells.
 */
export async function closedMessages(
  tx: Context,
  project: Project,
  move: 'reject' | 'cancel',
  reason: ClosingReason,
): Promise<MessageDraft[]> {
  const template = move === 'reject' ? 'requestRejected' : 'requestCancelled';
  return [
    ...(tellsClient(reason) ? toClient(tx, project, template, { reason: fr(`closing.${reason}`) }) : []),
    ...(project.acceptanceCount > 0
      ? await toContractors(tx, project, {
          template: 'acceptedCancelled',
          stages: openStages,
          occasion: String(tx.now.getTime()),
        })
      : []),
  ];
}

/** The client was told that it is over, and is told now that it is not. */
export function restoredMessages(tx: Context, project: Project): MessageDraft[] {
  if (!project.closingReason || !tellsClient(project.closingReason)) return [];
  return toClient(tx, project, 'requestRestored', {});
}

const toClient = (tx: Context, project: Project, template: ClientTemplate, params: Values): MessageDraft[] =>
  draftsToClient(project, { template, dedupeKey: `${template}:${project.id}:${tx.now.getTime()}`, params });
