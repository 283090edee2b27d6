import { monthOf } from '../../shared/format/dates.ts';
import type { Random } from './random.ts';
import type { Package } from './sampleSubscriptions.ts';

/** An enterprise as far as accepting goes. */
export interface Contractor {
  enterpriseId: string;
  userId: string;
  name: string;
  phoneNumber: string;
  cityId: string;
  serviceIds: readonly string[];
  package: Package;
  subscribedFrom: Date;
  subscribedUntil: Date;
}

export interface Opportunity {
  cityId: string;
  serviceId: string;
  budget: number | null;
  at: Date;
}

export interface ContractorPool {
  /** A contractor who may accept this at that time and is none of `except`, counted against their month. */
  choose: (random: Random, opportunity: Opportunity, except: ReadonlySet<string>) => Acceptor | undefined;
}

export interface Acceptor {
  contractor: Contractor;
  month: string;
  monthlySequence: number;
}

/** Large data have thousands of contractors for a city and service; a few are enough to look at. */
const MOST_TRIED = 40;

/** Keeps the limits of the packages while sample acceptances are made (design §7). */
export function createContractorPool(contractors: readonly Contractor[]): ContractorPool {
  const nearby = new Map<string, Contractor[]>();
  for (const contractor of contractors) {
    for (const serviceId of contractor.serviceIds) {
      const key = `${contractor.cityId} ${serviceId}`;
      const known = nearby.get(key);
      if (known) known.push(contractor);
      else nearby.set(key, [contractor]);
    }
  }
  const used = new Map<string, number>();
  const usedIn = (contractor: Contractor, month: string) => used.get(`${contractor.enterpriseId} ${month}`) ?? 0;

  function take(contractor: Contractor, at: Date): Acceptor {
    const month = monthOf(at);
    const monthlySequence = usedIn(contractor, month) + 1;
    used.set(`${contractor.enterpriseId} ${month}`, monthlySequence);
    return { contractor, month, monthlySequence };
  }

  function choose(random: Random, opportunity: Opportunity, except: ReadonlySet<string>): Acceptor | undefined {
    const candidates = nearby.get(`${opportunity.cityId} ${opportunity.serviceId}`) ?? [];
    const month = monthOf(opportunity.at);
    const start = random.between(0, Math.max(0, candidates.length - 1));
    for (let tried = 0; tried < Math.min(candidates.length, MOST_TRIED); tried += 1) {
      const contractor = candidates[(start + tried) % candidates.length];
      if (!contractor || except.has(contractor.enterpriseId)) continue;
      if (mayAccept(contractor, opportunity, usedIn(contractor, month))) return take(contractor, opportunity.at);
    }
    return undefined;
  }

  return { choose };
}

function mayAccept(contractor: Contractor, { budget, at }: Opportunity, usedThisMonth: number): boolean {
  const { minBudget, maxBudget, monthlyAcceptances } = contractor.package;
  return (
    contractor.subscribedFrom <= at &&
    at < contractor.subscribedUntil &&
    (monthlyAcceptances === null || usedThisMonth < monthlyAcceptances) &&
    (budget === null || ((minBudget === null || budget >= minBudget) && (maxBudget === null || budget <= maxBudget)))
  );
}
