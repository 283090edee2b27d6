import * as z from 'zod/mini';
import { trackingView } from './views.ts';

const { reference, status, service, submittedAt, nextStep } = trackingView.shape;

/** A request in the list of its client, with the way to its page. */
export const ownRequest = z.object({ reference, status, service, submittedAt, nextStep, trackingPath: z.string() });

export type OwnRequest = z.infer<typeof ownRequest>;
