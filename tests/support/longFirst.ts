import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take from half a minute to two: begun last, one of them would run alone at the end. */
const LONG =
  /\/(chaos|ledger|durability|carrying|upgrade|paymentAdapters|access|production|simulation|seed)\.test\.ts$/;

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);

/**
 * The order of a clean checkout too, where no earlier run told how long each file takes. A project's files stay
 * together: a process runs files of one project only.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const inOrder = [...Map.groupBy(sorted, ({ project }) => project.name).values()];
    return inOrder.flatMap((ofProject) =>
      ofProject.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one))),
    );
  }
}
