import { readAmount } from '../../shared/format/money.ts';
import { createPackageSchema } from '../../shared/packages/adminSchemas.ts';
import type { ManagedPackage } from '../../shared/packages/adminViews.ts';
import type { TextRow } from '../editing/TextRows.tsx';
import { errorsByField } from '../forms/formErrors.ts';

/** Amounts and numbers as they are typed. */
export interface PackageValues {
  id: string;
  nameFr: string;
  monthlyPrice: string;
  monthlyAcceptances: string;
  minBudget: string;
  maxBudget: string;
  advantages: TextRow[];
  isActive: boolean;
}

const typed = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : String(amount);

export function valuesOf(row: ManagedPackage | undefined): PackageValues {
  return {
    id: row?.id ?? 'new-package',
    nameFr: row?.nameFr ?? '',
    monthlyPrice: typed(row?.monthlyPrice),
    monthlyAcceptances: typed(row?.monthlyAcceptances),
    minBudget: typed(row?.minBudget),
    maxBudget: typed(row?.maxBudget),
    advantages: (row?.advantages ?? ['']).map((text, index) => ({ key: `${index}`, text })),
    isActive: row?.isActive ?? false,
  };
}

const numberOf = (text: string): number | '' => (text.trim() === '' ? '' : readAmount(text));

export function bodyOf({ id: _, advantages, ...values }: PackageValues) {
  return {
    ...values,
    monthlyPrice: numberOf(values.monthlyPrice),
    monthlyAcceptances: numberOf(values.monthlyAcceptances),
    minBudget: numberOf(values.minBudget),
    maxBudget: numberOf(values.maxBudget),
    advantages: advantages.map(({ text }) => text),
  };
}

export const validate = (values: PackageValues): Record<string, string> =>
  errorsByField(createPackageSchema.safeParse(bodyOf(values)));

/** Whether what a buyer gets changes, so that those who bought before keep what it was. */
export function changesTerms(row: ManagedPackage, values: PackageValues): boolean {
  const former = bodyOf(valuesOf(row));
  const now = bodyOf(values);
  return (['monthlyPrice', 'monthlyAcceptances', 'minBudget', 'maxBudget'] as const).some(
    (name) => former[name] !== now[name],
  );
}
