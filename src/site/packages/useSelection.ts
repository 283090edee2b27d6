import { useSearchParams } from 'react-router-dom';
import { frequencyNames, type PaymentFrequency } from '../../shared/subscriptions/status.ts';

export type Start = 'now' | 'later';

/** What the contractor has chosen so far. */
export interface Selection {
  frequency: PaymentFrequency;
  packageId: string | undefined;
  /** Chosen explicitly; undefined where it follows from the package. */
  start: Start | undefined;
}

/** Kept in the address: whoever comes back from the payment page, or reloads, finds it again. */
export function useSelection(): [Selection, (change: Partial<Selection>) => void] {
  const [params, setParams] = useSearchParams();
  const start = params.get('debut');
  const selection: Selection = {
    frequency: frequencyNames.find((one) => one === params.get('duree')) ?? 'Monthly',
    packageId: params.get('forfait') ?? undefined,
    start: start === 'now' || start === 'later' ? start : undefined,
  };
  const choose = (change: Partial<Selection>) => {
    const { frequency, packageId, start: wished } = { ...selection, ...change };
    const kept = { duree: frequency, forfait: packageId, debut: wished };
    const chosen = Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const projectId = params.get('projet');
    setParams(Object.fromEntries(projectId ? [...chosen, ['projet', projectId]] : chosen), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [selection, choose];
}
