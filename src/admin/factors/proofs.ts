import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import type * as z from 'zod/mini';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { proofSchema } from '../../shared/factors/schemas.ts';
import { api } from '../providers/api.ts';
import { toHttpError } from '../providers/httpErrors.ts';
import type { TypedWay } from './ProofField.tsx';

type Proof = z.input<typeof proofSchema>;
type Made = Proof | { problem: string };

/** What was typed, as the server takes it, or what is wrong with it. */
export function typedProof(way: TypedWay, typed: string): Made {
  const proof: Proof = way === 'password' ? { way, password: typed } : { way, code: typed };
  const parsed = proofSchema.safeParse(proof);
  return parsed.success ? proof : { problem: parsed.error.issues[0]?.message ?? 'common.invalid' };
}

/** What the browser's own dialog gives; a challenge is signed once, so each try asks for another. */
export async function passkeyProof(): Promise<Made> {
  const offer = await api.post('/recent-proof/options');
  if (!offer.ok) return { problem: toHttpError(offer).message };
  try {
    const optionsJSON = offer.entity.passkey as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    return { way: 'passkey', credential: (await startAuthentication({ optionsJSON })) as never };
  } catch {
    return { problem: browserSupportsWebAuthn() ? 'factors.passkeyStopped' : 'factors.passkeyUnsupported' };
  }
}

/** Why it was not taken: a sentence, or a key of one. */
export const problemOf = (answer: ApiResult<unknown>): string | undefined =>
  answer.ok ? undefined : toHttpError(answer).message;
