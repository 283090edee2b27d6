import { documentInvariants } from './documentInvariants.ts';
import type { Evidence, Finding, Invariant } from './evidence.ts';
import { jobActInvariants, jobInvariants } from './jobInvariants.ts';
import { messageInvariants } from './messageInvariants.ts';
import { moneyInvariants } from './moneyInvariants.ts';
import { deskInvariants, requestInvariants } from './requestInvariants.ts';
import { storedInvariants } from './storedInvariants.ts';

const answers: Invariant = {
  name: 'every request was answered for good, no process ended by itself',
  examine: async ({ asked, surprises }) => ({ examined: asked, violations: [...surprises] }),
};

export const invariants: readonly Invariant[] = [
  answers,
  ...requestInvariants,
  ...deskInvariants,
  ...jobInvariants,
  ...jobActInvariants,
  ...documentInvariants,
  ...storedInvariants,
  ...messageInvariants,
  ...moneyInvariants,
];

/** Each invariant with what does not hold. Where there was nothing to look at, that is a violation too. */
export async function examine(evidence: Evidence): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, examine } of invariants) {
    const { examined, violations } = await examine(evidence);
    const all = examined > 0 ? violations : [...violations, 'there was nothing to look at'];
    findings.push({ invariant: name, examined, violations: all });
  }
  return findings;
}
