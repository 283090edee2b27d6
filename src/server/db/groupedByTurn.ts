import DataLoader from 'dataloader';

/**
 * Questions to the database that are asked in the same turn of the event loop share a statement
 * (docs/decisions/0117): `ask` gets them, at most so many at once, and gives the replies in their order. Nothing is
 * kept from one turn to the next. A statement that fails is raised to each who asked.
 */
export function groupedByTurn<Question, Reply>(
  ask: (questions: readonly Question[]) => Promise<Reply[]>,
  atMost: number,
): (question: Question) => Promise<Reply> {
  const loader = new DataLoader<Question, Reply>(ask, {
    cache: false,
    maxBatchSize: atMost,
    batchScheduleFn: (dispatch) => setImmediate(dispatch),
  });
  return (question) => loader.load(question);
}
