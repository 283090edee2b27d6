import { endedJobs as reviewed } from '../content/jobWords.ts';
import { client } from './clientActs.ts';
import { by } from './contractorActs.ts';
import type { Contractor } from './job.ts';
import { type Cast, type DemoJob, daysBefore, job, wordsFor } from './jobPlan.ts';
import type { Timed } from './play.ts';
import { promisedCall } from './promisedCall.ts';
import { staff } from './staffActs.ts';

/** Jobs that ended with a review that everybody sees, and of which the scores are made. */
export function endedJobs({ own, others, now }: Cast): DemoJob[] {
  const at = daysBefore(now);
  return reviewed.map(({ service, enterprise, daysAgo, rating, text, answer }, index) => {
    const contractor = enterprise === undefined ? own : pick(others, enterprise);
    const doing = by(contractor);
    const passedOver = by(pick(others, (enterprise ?? 0) + 2));
    const acts: Timed[] = [
      [at(daysAgo + 14, 9), doing.accept()],
      [at(daysAgo + 14, 11), doing.call('reached')],
      [at(daysAgo + 12, 15), doing.move('Visited')],
      [at(daysAgo + 11, 18), doing.quote(wordsFor(service, 0.9 + (index % 4) / 10))],
      [at(daysAgo + 9, 12), client.choose(contractor)],
      [at(daysAgo + 6, 8), doing.move('Started', 5)],
      [at(daysAgo, 17), index % 2 === 0 ? doing.enterCode() : client.close()],
      [at(daysAgo - 2, 20), client.review(rating, text)],
      [at(daysAgo - 3, 10), staff.publish(contractor)],
    ];
    if (index % 3 !== 1)
      acts.push(
        [at(daysAgo + 13, 8), passedOver.accept()],
        [at(daysAgo + 13, 9), passedOver.call('reached')],
        [at(daysAgo + 10, 18), passedOver.quote(wordsFor(service, 1.4))],
      );
    if (index % 3 === 0)
      acts.push(...promisedCall(at(daysAgo + 10, 19), 'Voulait relire le devis avec quelqu’un avant de choisir.'));
    if (answer) acts.push([at(daysAgo - 5, 18), doing.answerReview(answer)]);
    return job({ name: `ended ${index}`, service, acts });
  });
}

function pick(contractors: readonly Contractor[], index: number): Contractor {
  const found = contractors[index % contractors.length];
  if (!found) throw new Error('There is no contractor to play the job');
  return found;
}
