import { type Step, timedSteps } from '../../shared/followUps/steps.ts';
import { readAmount } from '../../shared/format/money.ts';
import { updateFollowUpSettingsSchema } from '../../shared/settings/adminSchemas.ts';
import { type ManagedFollowUpSettings, SETTINGS_ID } from '../../shared/settings/adminViews.ts';

export interface FollowUpValues {
  id: string;
  isOn: boolean;
  smsPerRequest: string;
  holidays: string[];
  /** As they are typed; empty for the default. */
  delays: Partial<Record<Step, string>>;
}

export function valuesOf(settings: ManagedFollowUpSettings | undefined): FollowUpValues {
  const typed = timedSteps.map((step) => [step, String(settings?.delays[step] ?? '')]);
  return {
    id: SETTINGS_ID,
    isOn: settings?.isOn ?? true,
    smsPerRequest: String(settings?.smsPerRequest ?? ''),
    holidays: settings?.holidays ?? [],
    delays: Object.fromEntries(typed),
  };
}

/** Left empty, a delay is the default one. */
export function bodyOf({ id: _, smsPerRequest, delays, ...values }: FollowUpValues) {
  const chosen = Object.entries(delays).filter(([, typed]) => typed.trim() !== '');
  return {
    ...values,
    smsPerRequest: readAmount(smsPerRequest),
    delays: Object.fromEntries(chosen.map(([step, typed]) => [step, readAmount(typed)])),
  };
}

/** A delay's error is at its own field. */
export function validate(values: FollowUpValues): object {
  const parsed = updateFollowUpSettingsSchema.safeParse({ ...bodyOf(values), updatedAt: new Date(0).toISOString() });
  const issues = parsed.error?.issues ?? [];
  const ofDelays = issues.filter(({ path }) => path[0] === 'delays');
  const others = issues.filter(({ path }) => path[0] !== 'delays');
  const named = (found: typeof issues, depth: number) =>
    Object.fromEntries(found.map(({ path, message }) => [String(path[depth]), message]));
  return { ...named(others, 0), ...(ofDelays.length > 0 ? { delays: named(ofDelays, 1) } : {}) };
}
