import { inTransaction } from '../../src/server/context.ts';
import { setNextStep } from '../../src/server/steps/setNextStep.ts';
import type { TestApp } from './app.ts';

/** Works out the next step of a request whose rows a test wrote by itself. */
export const workOutStep = (app: TestApp, projectId: string) =>
  inTransaction(app.newContext(), (tx) => setNextStep(tx, projectId));
