import * as z from 'zod/mini';
import { scoreView } from '../reviews/score.ts';
import { shownReview } from '../reviews/views.ts';
import { documentKinds } from '../verifications/status.ts';

/** An enterprise in the public list. `path` is its page. */
const listedEnterprise = z.object({
  path: z.string(),
  name: z.string(),
  city: z.nullable(z.string()),
  services: z.array(z.string()),
  /** The kinds of its documents that staff accepted and that are still valid. */
  verified: z.array(z.enum(documentKinds)),
  score: scoreView,
});

/** A page of the public list; `next` is what the next one is asked for with. */
export const enterprisePage = z.object({ items: z.array(listedEnterprise), next: z.nullable(z.string()) });

/** What everybody sees of an enterprise that agreed (design §10): no telephone number, no address. */
export const shownEnterprise = z.object({
  path: z.string(),
  name: z.string(),
  city: z.nullable(z.string()),
  /** All the cities it works in, its own first. */
  cities: z.array(z.string()),
  services: z.array(z.object({ id: z.uuid(), name: z.string(), slug: z.string() })),
  joinedAt: z.string(),
  /** `until`: the day the document ends, where it does. */
  verified: z.array(z.object({ kind: z.enum(documentKinds), until: z.nullable(z.string()) })),
  score: scoreView,
  reviews: z.array(shownReview),
  /** The last review of this page, where more follow. */
  nextReviews: z.nullable(z.string()),
});

export type ListedEnterprise = z.infer<typeof listedEnterprise>;
export type EnterprisePage = z.infer<typeof enterprisePage>;
export type ShownEnterprise = z.infer<typeof shownEnterprise>;
