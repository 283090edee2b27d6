import type { Context } from '../context.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import { maskedTrackingLink } from '../messages/maskedTrackingLink.ts';
import type { MessageDraft } from '../messages/queueMessages.ts';
import type { Project } from './lockProject.ts';

type Received = Pick<
  Project,
  'id' | 'reference' | 'trackingVersion' | 'firstName' | 'lastName' | 'phoneNumber' | 'email'
>;

/** That the request was received, with its link; once for each link there is. */
export const receivedMessages = ({ config }: Context, project: Received): MessageDraft[] =>
  draftsToClient(project, {
    template: 'requestReceived',
    dedupeKey: `received:${project.id}${project.trackingVersion > 1 ? `:${project.trackingVersion}` : ''}`,
    params: {
      reference: project.reference,
      link: maskedTrackingLink(config),
    },
  });
