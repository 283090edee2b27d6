import type { FastifyRequest } from 'fastify';
import { trackingActContract } from '../../shared/tracking/contract.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import type { Context } from '../context.ts';
import type { FileOwners } from '../files/owners.ts';
import type { FileScanner } from '../files/scanner/scanner.ts';
import type { Limits } from '../http/limits.ts';
import { serve } from '../http/serve.ts';
import { callOffProject } from '../projects/closeProject.ts';
import type { Project } from '../projects/lockProject.ts';
import { addFiles } from './addFiles.ts';
import { answerStep } from './answerStep.ts';
import { answerTracked } from './answerTracked.ts';
import { askCall } from './askCall.ts';
import { closeTracked } from './closeTracked.ts';
import { correctTracked } from './correctTracked.ts';
import { extendTracked } from './extendTracked.ts';
import { findTracked } from './findTracked.ts';
import { findVerified } from './findVerified.ts';
import { liftReserve, requireReserve } from './liftReserve.ts';
import { readTracking } from './readTracking.ts';
import { reportProblem } from './reportProblem.ts';
import { shareVoice } from './shareVoice.ts';

interface Parts {
  limits: Limits;
  owners: FileOwners;
  scanner: FileScanner;
}

interface Asked {
  ctx: Context;
  request: FastifyRequest;
  params: { token: string };
  once: (operation: (tx: Context) => Promise<unknown>) => Promise<unknown>;
}

type Operation = (tx: Context, id: string) => Promise<unknown>;

const limit = 'trackingLink' as const;

/** What a client does by the link: counted by link and by address, carried out once, and shown as it is then. */
export const trackingActRoutes = ({ limits, owners, scanner }: Parts) => {
  const counted = async (project: Project): Promise<Project> => {
    await limits.consume('trackingAct', project.id);
    return project;
  };
  const find = async ({ ctx, params }: Asked) => counted(await findTracked(ctx, params.token));
  const carryOut = async (asked: Asked, { id }: Project, operation: Operation): Promise<TrackingView> => {
    // The reply under a key holds nothing of the request: it is read anew.
    await asked.once((tx) => operation(tx, id).then(() => null));
    return readTracking(asked.ctx, asked.params.token);
  };
  const act = async (asked: Asked, operation: Operation) => carryOut(asked, await find(asked), operation);
  /** The code is asked for before the key is claimed: its refusal is not the answer of that key. */
  const bind = async (asked: Asked, operation: Operation) => {
    const { project } = await findVerified(asked.request, asked.params.token);
    return carryOut(asked, await counted(project), operation);
  };
  return serve(trackingActContract, {
    cancelTracked: { limit, handle: (asked) => act(asked, (tx, id) => callOffProject(tx, id, asked.body)) },
    foundElsewhere: {
      limit,
      handle: (asked) =>
        act(asked, (tx, id) => callOffProject(tx, id, { reason: 'foundElsewhere', note: asked.body.note })),
    },
    askCall: { limit, handle: (asked) => act(asked, (tx, id) => askCall(tx, id, asked.body)) },
    extendTracked: { limit, handle: (asked) => act(asked, extendTracked) },
    correctTracked: { limit, handle: (asked) => act(asked, (tx, id) => correctTracked(tx, id, asked.body)) },
    addTrackedFiles: {
      limit,
      isSlow: true,
      async handle(asked) {
        const project = await find(asked);
        await addFiles(asked, { limits, owners, scanner }, project, { type: 'project', id: project.id });
        return readTracking(asked.ctx, asked.params.token);
      },
    },
    reportProblem: {
      limit,
      handle: (asked) => act(asked, (tx, id) => reportProblem(tx, id, asked.body)),
    },
    closeTracked: { limit, handle: (asked) => bind(asked, (tx, id) => closeTracked(tx, id, asked.body)) },
    liftReserve: { limit, handle: (asked) => bind(asked, (tx, id) => liftReserve(tx, id, asked.params.id)) },
    answerReachable: { limit, handle: (asked) => act(asked, (tx, id) => answerTracked(tx, id, asked.body)) },
    answerStep: { limit, handle: (asked) => act(asked, (tx, id) => answerStep(tx, id, asked.body)) },
    shareVoice: { limit, handle: (asked) => act(asked, (tx, id) => shareVoice(tx, id, asked.body)) },
    addReserveFiles: {
      limit,
      isSlow: true,
      async handle(asked) {
        const project = await find(asked);
        await requireReserve(asked.ctx, project.id, asked.params.id);
        await addFiles(asked, { limits, owners, scanner }, project, { type: 'reserve', id: asked.params.id });
        return readTracking(asked.ctx, asked.params.token);
      },
    },
  });
};
