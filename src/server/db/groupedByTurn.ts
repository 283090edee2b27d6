import DataLoader from 'dataloader';
import { isOutage } from './outage.ts';

/**
 * Questions to the database that are asked in the same turn of the event loop share a statement
 * (docs/decisions/0117): `ask` gets them, at most so many at once, and gives the replies in their order. Nothing is
 * kept from one turn to the next. Where `ask` fails while the database is there, each is asked again by itself, so that
 * it fails for that one alone which made it fail: what fails must leave nothing written.
 */
export function groupedByTurn<Question, Reply>(
  ask: (questions: readonly Question[]) => Promise<Reply[]>,
  atMost: number,
): (question: Question) => Promise<Reply> {
  const loader = new DataLoader<Question, Reply>((questions) => askOrEach(ask, questions), {
    cache: false,
    maxBatchSize: atMost,
    batchScheduleFn: (dispatch) => setImmediate(dispatch),
  });
  return (question) => loader.load(question);
}

async function askOrEach<Question, Reply>(
  ask: (questions: readonly Question[]) => Promise<Reply[]>,
  questions: readonly Question[],
): Promise<(Reply | Error)[]> {
  try {
    return await ask(questions);
  } catch (error) {
    if (questions.length === 1 || isOutage(error)) throw error;
  }
  const replies: (Reply | Error)[] = [];
  for (const question of questions) replies.push(...(await ask([question]).catch((error: Error) => [error])));
  return replies;
}
