import * as z from 'zod/mini';
import { idField, optionalField, phoneField } from '../api/fields.ts';

/**
 * `ENT-` and six characters; people type it in lower case, with spaces around, or without its beginning (specification
 * §5).
 */
export function normaliseAccountNumber(typed: string): string {
  const given = typed.trim().toUpperCase();
  return /^[A-Z0-9]{6}$/.test(given) ? `ENT-${given}` : given;
}

const accountNumber = z
  .string('enterprises.accountNumberRequired')
  .check(
    z.overwrite(normaliseAccountNumber),
    z.minLength(1, 'enterprises.accountNumberRequired'),
    z.maxLength(20, 'common.tooLong'),
  );

export const findEnterpriseParams = z.object({ accountNumber });

export const assignEnterpriseSchema = z.object({ id: idField(), assignedAgentId: idField() });

/** The activation. `phoneNumber` is the number the agent reached the enterprise under: the one on record, when sent. */
export const verifyEnterpriseSchema = z.object({
  accountNumber,
  agentId: idField(),
  phoneNumber: optionalField(phoneField('auth.phoneRequired')),
});

export const SUSPENSION_REASON_MAX = 300;

/** Suspension and return, each with its reason, which the audit log keeps. */
export const suspendEnterpriseSchema = z.object({
  isSuspended: z.boolean('common.invalid'),
  reason: z
    .string('enterprises.reasonRequired')
    .check(
      z.trim(),
      z.minLength(1, 'enterprises.reasonRequired'),
      z.maxLength(SUSPENSION_REASON_MAX, 'common.tooLong'),
    ),
});

export type AssignEnterprise = z.infer<typeof assignEnterpriseSchema>;
export type VerifyEnterprise = z.infer<typeof verifyEnterpriseSchema>;
export type SuspendEnterprise = z.infer<typeof suspendEnterpriseSchema>;
