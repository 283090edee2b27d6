import * as z from 'zod/mini';
import { leadCounts, leadValue } from '../leads/views.ts';
import { messageChannels } from '../messages/status.ts';
import { openProjectStages } from '../projects/openProjectStages.ts';
import { scoreView } from '../reviews/score.ts';

const day = z.string();
const count = z.number();

/** Days in Conakry, both included. */
const period = z.object({ from: day, to: day });

/**
 * Requests submitted in the period and how far they have come by now. What was accepted once stays accepted though the
 * acceptance was given back, and what was quoted or given away stays so though it was called off after. `acceptances`
 * counts those that are not given back.
 */
const stages = z.object({
  submitted: count,
  taken: count,
  published: count,
  accepted: count,
  quoted: count,
  hired: count,
  done: count,
  rejected: count,
  cancelled: count,
  acceptances: count,
});

/** What a period has to tell, beside the period of the same length before it. */
const compared = <Figure extends z.ZodMiniType>(figure: Figure) => z.object({ current: figure, previous: figure });

/** `id` is null for those without one. */
const group = z.object({ id: z.nullable(z.uuid()), name: z.nullable(z.string()), current: stages, previous: stages });

/** Steps that ended in the period. Seconds; null where none ended. */
const duration = z.object({ finished: count, median: z.nullable(count), p90: z.nullable(count) });

const packageFigures = z.object({
  acceptances: count,
  payments: count,
  /** GNF. */
  revenue: count,
  started: count,
  ended: count,
  /** At the end of the last day. */
  running: count,
});

const delivery = z.object({ sent: count, delivered: count, failed: count, segments: count });

/** What a request is done with, one after the other: the stages of open ones (`openProjectStages`). */
export const projectStepNames = openProjectStages;

export const statisticsView = z.object({
  period,
  previous: period,
  /** How long one point of the curves is. */
  unit: z.enum(['day', 'month']),
  funnel: compared(stages),
  /** One for each day or month of the period, `start` its first day. */
  trend: z.array(z.object({ start: day, ...stages.shape })),
  steps: z.array(z.object({ step: z.enum(projectStepNames), current: duration, previous: duration })),
  services: z.array(group),
  cities: z.array(group),
  agents: z.array(group),
  packages: z.array(
    z.object({
      id: z.nullable(z.uuid()),
      name: z.nullable(z.string()),
      current: packageFigures,
      previous: packageFigures,
    }),
  ),
  /** One for each month that the period touches, of its days alone, and each package with something in the period. */
  months: z.array(
    z.object({ month: day, id: z.nullable(z.uuid()), name: z.nullable(z.string()), ...packageFigures.shape }),
  ),
  messages: z.array(z.object({ channel: z.enum(messageChannels), current: delivery, previous: delivery })),
  deliveries: z.array(z.object({ start: day, channel: z.enum(messageChannels), ...delivery.shape })),
});

export type Statistics = z.infer<typeof statisticsView>;
export type Stages = z.infer<typeof stages>;
export type StatisticsGroup = z.infer<typeof group>;
export type Duration = z.infer<typeof duration>;

/**
 * How long the requests that are open have been at a stage by now, seconds, null where there are none; beside those
 * that were done with it in the period.
 */
const openAge = z.object({
  stage: z.enum(openProjectStages),
  open: count,
  median: z.nullable(count),
  p90: z.nullable(count),
  oldest: z.nullable(count),
  done: duration,
});

export const openAges = z.array(openAge);

export type OpenAge = z.infer<typeof openAge>;

/** A service in a city: what was asked for in the period, and the enterprises that may take it by now. */
export const coverage = z.array(
  z.object({
    serviceId: z.uuid(),
    service: z.string(),
    cityId: z.uuid(),
    city: z.string(),
    requests: count,
    acceptances: count,
    contractors: count,
  }),
);

export type Coverage = z.infer<typeof coverage>;

/** Tables with a reading of their own: what they show is as it is now. */
export const presentTables = ['ages', 'coverage'] as const;

export type PresentTable = (typeof presentTables)[number];

/** Each chart has its table, and each table its file. */
export const statisticsTables = [
  'funnel',
  'trend',
  'steps',
  'services',
  'cities',
  'agents',
  'packages',
  'revenue',
  'subscriptions',
  'messages',
  'deliveries',
] as const;

export type StatisticsTable = (typeof statisticsTables)[number];

/** How an enterprise is judged, where its leads stand, and what those of the last twelve months brought (GNF). */
export const enterpriseFigures = z.object({
  score: scoreView,
  leads: leadCounts,
  quotesSent: count,
  /** Leads that were hired, finished ones too. */
  hired: count,
  months: leadValue.shape.months,
});

export type EnterpriseFigures = z.infer<typeof enterpriseFigures>;
