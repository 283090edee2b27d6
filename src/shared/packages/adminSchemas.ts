import * as z from 'zod/mini';
import { optionalField, requiredText } from '../api/fields.ts';
import { versionField } from '../editing/schemas.ts';

export const PACKAGE_NAME_MAX = 40;
export const ADVANTAGE_MAX = 120;
export const MAX_ADVANTAGES = 10;
/** Amounts in GNF: past this somebody typed a zero too many. */
const MAX_AMOUNT = 100_000_000_000;
const MAX_PRICE = 1_000_000_000;

const amount = z
  .int('admin.amountInvalid')
  .check(z.gte(0, 'admin.amountInvalid'), z.lte(MAX_AMOUNT, 'admin.amountInvalid'));

/** Left empty, a limit is none. */
const fields = {
  nameFr: requiredText('packageAdmin.nameRequired', PACKAGE_NAME_MAX),
  monthlyPrice: z
    .int({ error: ({ input }) => (Number.isNaN(input) ? 'admin.amountInvalid' : 'packageAdmin.priceRequired') })
    .check(z.gte(1, 'packageAdmin.priceRequired'), z.lte(MAX_PRICE, 'packageAdmin.priceTooHigh')),
  monthlyAcceptances: optionalField(
    z
      .int('packageAdmin.acceptancesInvalid')
      .check(z.gte(1, 'packageAdmin.acceptancesInvalid'), z.lte(10_000, 'packageAdmin.acceptancesInvalid')),
  ),
  minBudget: optionalField(amount),
  maxBudget: optionalField(amount),
  advantages: z
    .array(requiredText('packageAdmin.advantageRequired', ADVANTAGE_MAX))
    .check(
      z.minLength(1, 'packageAdmin.advantagesRequired'),
      z.maxLength(MAX_ADVANTAGES, 'packageAdmin.tooManyAdvantages'),
    ),
  isActive: z.boolean('common.invalid'),
};

interface Budgets {
  minBudget: number | undefined;
  maxBudget: number | undefined;
}

const inOrder = ({ minBudget, maxBudget }: Budgets) =>
  minBudget === undefined || maxBudget === undefined || minBudget < maxBudget;
const budgetsInOrder = z.refine<Budgets>(inOrder, { error: 'packageAdmin.budgetsReversed', path: ['maxBudget'] });

export const createPackageSchema = z.object(fields).check(budgetsInOrder);
export const updatePackageSchema = z.object({ ...fields, updatedAt: versionField }).check(budgetsInOrder);

export type CreatePackage = z.infer<typeof createPackageSchema>;
export type UpdatePackage = z.infer<typeof updatePackageSchema>;
