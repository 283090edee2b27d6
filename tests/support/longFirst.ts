import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take from half a minute to three: begun last, one of them would run alone at the end. */
const LONG = /\/(chaos|ledger|durability|carrying|upgrade|paymentAdapters|subscriptions)\.test\.ts$/;

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);

/** The order of a clean checkout too, where no earlier run told how long each file takes. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}
