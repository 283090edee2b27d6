import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '../../../src/admin/providers/i18nProvider.ts';
import { messageTexts as writtenTexts } from '../../../src/server/texts/messageTexts.ts';
import { listTexts } from '../../../src/shared/admin/listTexts.ts';
import { menuTexts } from '../../../src/shared/admin/menuTexts.ts';
import { sharedTexts } from '../../../src/shared/admin/sharedTexts.ts';
import { auditLogTexts } from '../../../src/shared/audit-log/texts.ts';
import { placeAdminTexts } from '../../../src/shared/catalog/placeAdminTexts.ts';
import { serviceAdminTexts } from '../../../src/shared/catalog/serviceAdminTexts.ts';
import { commentTexts } from '../../../src/shared/comments/texts.ts';
import { editingTexts } from '../../../src/shared/editing/texts.ts';
import { enterpriseAdminTexts } from '../../../src/shared/enterprises/adminTexts.ts';
import { enterpriseStates } from '../../../src/shared/enterprises/status.ts';
import { smsTexts } from '../../../src/shared/messages/smsTexts.ts';
import { messageChannels, messageStates } from '../../../src/shared/messages/status.ts';
import { messageTexts } from '../../../src/shared/messages/texts.ts';
import { packageAdminTexts } from '../../../src/shared/packages/adminTexts.ts';
import { partnerAdminTexts } from '../../../src/shared/partners/adminTexts.ts';
import { projectAdminTexts } from '../../../src/shared/projects/adminTexts.ts';
import { cancellationReasons, rejectionReasons } from '../../../src/shared/projects/closing.ts';
import { deskTexts } from '../../../src/shared/projects/deskTexts.ts';
import { serviceLevels } from '../../../src/shared/projects/serviceLevel.ts';
import { projectStates } from '../../../src/shared/projects/status.ts';
import { searchTexts } from '../../../src/shared/search/texts.ts';
import { settingsAdminTexts } from '../../../src/shared/settings/adminTexts.ts';
import { staffTexts } from '../../../src/shared/staff/texts.ts';
import { supportTexts } from '../../../src/shared/support/texts.ts';
import { texts } from '../../../src/shared/texts.ts';

const root = join(import.meta.dirname, '../../..');
const sources = globSync('src/admin/**/*.{ts,tsx}', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);
/** Schemas and refusals of the server name sentences that the screens show. */
const rules = globSync('src/{shared,server}/**/*.ts', { cwd: root })
  .filter((file) => !/exts\.ts$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));
// As the screens load them: which screen brings which, `npm run check` looks at.
for (const file of globSync('src/admin/texts/*.ts', { cwd: root })) await import(join(root, file));

const isSaid = (key: string) => i18nProvider.translate(key, { smart_count: 1 }) !== key;

describe('the sentences of the back-office', () => {
  it.each([
    ...projectStates.map((state) => `projects.state.${state}`),
    ...enterpriseStates.map((state) => `enterprises.state.${state}`),
    ...messageStates.map((state) => `messages.state.${state}`),
    ...messageChannels.map((channel) => `messages.channel.${channel}`),
    ...[...rejectionReasons, ...cancellationReasons].map((reason) => `projects.reason.${reason}`),
    ...serviceLevels.map((level) => `desk.level.${level}`),
  ])('names the state %s', (key) => {
    expect(isSaid(key)).toBe(true);
  });

  it('counts as French does: none and one are singular', () => {
    const say = (smart_count: number) => i18nProvider.translate('agent.quotesLeft', { smart_count });
    expect([say(0), say(1), say(2)].map((sentence) => sentence.includes('places'))).toEqual([false, false, true]);
  });

  it('keeps no sentence that nobody says', () => {
    const own = Object.keys({
      ...menuTexts,
      ...sharedTexts,
      ...projectAdminTexts,
      ...messageTexts,
      ...smsTexts,
      ...auditLogTexts,
      ...enterpriseAdminTexts,
      ...editingTexts,
      ...serviceAdminTexts,
      ...placeAdminTexts,
      ...partnerAdminTexts,
      ...packageAdminTexts,
      ...settingsAdminTexts,
      ...staffTexts,
      ...supportTexts,
      ...searchTexts,
      ...deskTexts,
      ...commentTexts,
      ...listTexts,
    });
    const made =
      /^(resources\.|agent\.column|enterprises\.|sales\.(suspend|return|work\.|workColumn\.)|desk\.(level|timeline\.|group|reject|cancel|restore|handOver)|comments\.(bodyRequired|tooLate)|support-tickets\.|staff\.(role|state|deactivate|reactivate|required|emailTaken|notInvited|own|roleFixed|heirUnfit|nameRequired)|support\.(state|sentBy|wrongState|replyTooLong)|search\.kind|auditLog\.(action|entity|field|before|after)|sms\.(purchase|total|sent)|messages\.(state|channel|template|column|subject|body|lastError)|serviceAdmin\.(group|type)\.|settingsAdmin\.delaysOf\.|editing\.uses\.)/;
    const all = [...sources, ...rules].join('\n');
    const isNamed = (key: string) => all.includes(`'${key}'`) || all.includes(`"${key}"`);
    expect(own.filter((key) => !made.test(key) && !isNamed(key))).toEqual([]);
  });

  it('name the fields of every record, where the log says what an act changed', async () => {
    vi.resetModules();
    await import('../../../src/admin/texts/records.ts');
    const { i18nProvider: ofLog } = await import('../../../src/admin/providers/i18nProvider.ts');
    const fields = Object.keys(texts).filter((key) => /^resources\.(?!add-user)[\w-]+\.fields\./.test(key));
    expect(fields.length).toBeGreaterThan(60);
    expect(fields.filter((key) => ofLog.translate(key, { _: '' }) === '')).toEqual([]);
  });

  it('name every act that the server writes into the audit log', () => {
    const written = globSync('src/server/**/*.ts', { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .filter((source) => /recordAct/.test(source))
      .flatMap((source) => [...source.matchAll(/\baction: '(\w+)'/g)].map(([, action]) => action));
    expect(written.length).toBeGreaterThan(60);
    expect(written.filter((action) => !(`auditLog.action.${action}` in auditLogTexts))).toEqual([]);
  });

  it('name every message that the server writes', () => {
    const templates = Object.keys(writtenTexts).flatMap((key) => /^message\.(\w+)\.subject$/.exec(key)?.[1] ?? []);
    expect(templates.length).toBeGreaterThan(30);
    expect(templates.filter((name) => !(`messages.template.${name}` in messageTexts))).toEqual([]);
  });
});
