import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import {
  confirmContactChangeSchema,
  startContactChangeSchema,
  undoChangeSchema,
  undoLinkSchema,
} from './contactSchemas.ts';
import { contactChange, sessionItem } from './views.ts';

export const sessionContract = contract('account security', {
  listSessions: {
    method: 'GET',
    path: '/account/sessions',
    permission: 'auth.manageSessions',
    summary: 'List one’s own running sessions, the current one first',
    entity: z.array(sessionItem),
  },
  endSession: {
    method: 'POST',
    path: '/account/sessions/{id}/end',
    permission: 'auth.manageSessions',
    summary: 'End one of one’s own sessions; replies with those that still run',
    params: z.object({ id: idField() }),
    entity: z.array(sessionItem),
  },
  endOtherSessions: {
    method: 'POST',
    path: '/account/sessions/end-others',
    permission: 'auth.manageSessions',
    summary: 'End all of one’s own sessions but the current one',
    entity: z.array(sessionItem),
  },
});

export const contactChangeContract = contract('account security', {
  readContactChange: {
    method: 'GET',
    path: '/account/contact-change',
    permission: 'auth.changeContact',
    summary: 'Read the change of one’s own phone number or e-mail address that waits for its code',
    entity: z.nullable(contactChange),
  },
  startContactChange: {
    method: 'POST',
    path: '/account/contact-change',
    permission: 'auth.changeContact',
    summary: 'Send a code to another phone number or e-mail address of one’s own',
    isRepeatable: true,
    body: startContactChangeSchema,
    entity: contactChange,
  },
  confirmContactChange: {
    method: 'POST',
    path: '/account/contact-change/confirm',
    permission: 'auth.changeContact',
    summary: 'Change one’s own phone number or e-mail address with the code sent to it',
    body: confirmContactChangeSchema,
    entity: contactChange,
  },
  cancelContactChange: {
    method: 'POST',
    path: '/account/contact-change/cancel',
    permission: 'auth.changeContact',
    summary: 'Give up the change that waits for its code',
    entity: z.null(),
  },
  checkUndoLink: {
    method: 'POST',
    path: '/account/undo-change/check',
    permission: 'auth.undoChange',
    summary: 'Whether the link of a message that told of a change still works; it stays as it is',
    body: undoLinkSchema,
    entity: z.null(),
  },
  undoChange: {
    method: 'POST',
    path: '/account/undo-change',
    permission: 'auth.undoChange',
    isRepeatable: true,
    summary: 'Undo a change of one’s account with the link of its message: ends all sessions, sets a new password',
    body: undoChangeSchema,
    entity: z.null(),
  },
});
