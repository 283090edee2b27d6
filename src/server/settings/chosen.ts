import { FOLLOW_UPS_KEY } from '../../shared/followUps/settings.ts';
import { type SiteSettings, siteSettingsOf } from '../../shared/settings/views.ts';
import type { Standing } from '../context.ts';
import { type FollowUpRules, rulesOf } from '../steps/rules.ts';

interface Chosen {
  site: SiteSettings;
  rules: FollowUpRules;
}

let latest: { text: Standing['settings']; chosen: Chosen } | undefined;

/**
 * What admins chose, as it was read with who asks. They seldom choose anew, so what was read last is kept beside the
 * text that it was read from.
 */
export function chosenOf(text: Standing['settings']): Chosen {
  if (latest?.text !== text) {
    const values = JSON.parse(text ?? '{}');
    latest = { text, chosen: { site: siteSettingsOf(values), rules: rulesOf(values[FOLLOW_UPS_KEY] ?? null) } };
  }
  return latest.chosen;
}
