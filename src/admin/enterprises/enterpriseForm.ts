import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { registrationNumberProblem } from '../../shared/enterprises/registrationNumber.ts';
import { updateEnterpriseSchema } from '../../shared/enterprises/schemas.ts';
import { formatPhone } from '../../shared/format/phone.ts';

/** What the agent's form holds: text as it is typed. */
export interface EnterpriseValues {
  id: string;
  name: string;
  address: string;
  cityId: string;
  phoneNumber: string;
  registrationNumber: string;
}

export function valuesOf(enterprise: EnterpriseDetails): EnterpriseValues {
  return {
    id: enterprise.id,
    name: enterprise.name,
    address: enterprise.address,
    cityId: enterprise.city?.id ?? '',
    phoneNumber: formatPhone(enterprise.phoneNumber),
    registrationNumber: enterprise.registrationNumber ?? '',
  };
}

/**
 * Text keys by field, or none: the shared schema, and the registration number against the one there is (specification
 * §5).
 */
export function validateEnterprise(
  values: EnterpriseValues,
  { registrationNumber }: EnterpriseDetails,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of updateEnterpriseSchema.safeParse(values).error?.issues ?? [])
    errors[String(issue.path[0])] ??= issue.message;
  const problem = registrationNumberProblem(values.registrationNumber, registrationNumber);
  if (problem) errors.registrationNumber ??= problem;
  return errors;
}
