import { monthOf } from '../../../shared/format/dates.ts';
import type { ProjectState } from '../../../shared/projects/status.ts';
import { type QuotedService, quoteLines } from '../content/jobWords.ts';
import { DAY, HOUR, later } from '../time.ts';
import type { QuoteWords } from './contractorActs.ts';
import type { Contractor } from './job.ts';
import type { Timed } from './play.ts';

/** A request of the demonstration with what is played on it. */
export interface DemoJob {
  name: string;
  service: QuotedService;
  /** Of the demonstration client; else somebody's. */
  isOwn: boolean;
  /** As it is before anything is played. */
  status: Extract<ProjectState, 'Submitted' | 'Assigned' | 'Available'>;
  submittedAt: Date;
  acts: readonly Timed[];
}

export interface Cast {
  /** The demonstration contractor. */
  own: Contractor;
  /** Those of the other enterprises whose jobs are played. */
  others: readonly [Contractor, Contractor, Contractor, Contractor, Contractor];
  now: Date;
}

/** What a quote of a service says; `factor` makes it dearer or cheaper. */
export function wordsFor(service: QuotedService, factor = 1, more: Partial<QuoteWords> = {}): QuoteWords {
  return {
    lines: quoteLines[service].map((line) => ({
      ...line,
      unitPrice: Math.round((line.unitPrice * factor) / 500) * 500,
    })),
    vat: 'none',
    durationDays: 4,
    depositPercent: 30,
    notes: 'Le déplacement des meubles et l’enlèvement des gravats ne sont pas compris.',
    validDays: 20,
    startsInDays: 12,
    ...more,
  };
}

/** So many days ago at an hour of Conakry. */
export const daysBefore = (now: Date) => {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  return (daysAgo: number, hour: number) => new Date(Math.round(today - daysAgo * DAY + hour * HOUR));
};

/** Up to a day ago, and within the present month be it its first hour. */
export const hoursBefore = (now: Date) => {
  const sinceFirst = now.getTime() - new Date(monthOf(now)).getTime();
  return (hours: number) => later(now, -Math.min(hours * HOUR, (sinceFirst * hours) / 24));
};

export type Plan = Pick<DemoJob, 'name' | 'service'> & Partial<DemoJob>;

/** Somebody's published request, sent a day and a half before the first act unless told otherwise. */
export function job({ acts = [], ...plan }: Plan): DemoJob {
  const first = Math.min(...acts.map(([at]) => at.getTime()));
  return { isOwn: false, status: 'Available', submittedAt: new Date(first - 36 * HOUR), acts, ...plan };
}
