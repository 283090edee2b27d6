/**
 * The session of this browser: who it is, and what changes it. Apart, because every page asks the first and few the
 * second.
 */
export { clearSession, endSession, openSession, personHere, replaceToken, saveSessionUser } from './sessionChanges.ts';
export { currentSession, currentToken, type Session, type SessionUser, sessionStore } from './sessionState.ts';
