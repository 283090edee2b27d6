import { describe, expect, it } from 'vitest';
import { inGsmLetters, smsSegments } from '../../../src/server/messages/segments.ts';
import { smsBody } from '../../../src/server/messages/smsBody.ts';
import { cities } from '../../../src/server/seed/content/cities.ts';
import { services } from '../../../src/server/seed/content/services.ts';
import { settings } from '../../../src/server/seed/content/settings.ts';
import { closingTexts } from '../../../src/server/texts/closingTexts.ts';
import { messageTexts } from '../../../src/server/texts/messageTexts.ts';
import { reviewRefusalTexts } from '../../../src/server/texts/reviewRefusalTexts.ts';
import { SMS_REPLY_MAX } from '../../../src/shared/support/schemas.ts';
import { documentKinds } from '../../../src/shared/verifications/status.ts';
import { verificationTexts } from '../../../src/shared/verifications/texts.ts';

const APP_URL = 'https://www.oasis-guinee.com';
const longest = (names: string[]) => names.toSorted((one, other) => other.length - one.length)[0] ?? '';
const id = '019a8f3c-1111-7222-8333-444455556666';

const shortReasons = [closingTexts, reviewRefusalTexts].flatMap((texts) => Object.values(texts));

/** The longest that each value can be; a template's own address where it has one. */
const values: Record<string, string> = {
  site: settings.name,
  service: longest(services.map(({ nameFr }) => nameFr)),
  city: longest(cities.map(({ name }) => name)),
  enterprise: 'Société générale de rénovation des îles de Loos',
  phone: '+224 620 00 01 00',
  supportPhone: '+224 620 00 01 00',
  accountNumber: 'ENT-ABCDEF',
  amount: '1\u202f000\u202f000\u202f000\u202f000\u202fGNF',
  client: 'Mamadou Aliou Baldé Diallo Bah',
  closingCode: '######',
  number: 'DEV-2026-00001',
  package: 'Premium',
  start: '21/11/2026',
  end: '21/11/2027 12:00',
  receipt: '123456',
  kind: longest(documentKinds.map((one) => verificationTexts[`verifications.kind.${one}`])),
  kinds: documentKinds.map((one) => verificationTexts[`verifications.kind.${one}`]).join(', '),
  what: messageTexts['message.contactChanged.both'],
  name: 'Mamadou Aliou Baldé',
  reason: longest(['La photo est floue, on ne lit ni le nom ni le numéro du registre', ...shortReasons]),
  link: `${APP_URL}/gestion-de-compte/forfaits`,
  links: Array.from({ length: 3 }, () => `OA-ABCDEF ${APP_URL}/suivi/${'x'.repeat(22)}`).join('\n'),
  stopLink: `${APP_URL}/stop`,
  code: '123456',
  reference: 'OA-ABCDEF',
  date: '21/11/2026',
  maxQuotes: '4',
  smart_count: '1000',
  rating: '5',
  reminder: 'x'.repeat(200),
  reply: 'x'.repeat(SMS_REPLY_MAX),
};
const links: Record<string, string> = {
  quoteSent: `${APP_URL}/suivi/${'x'.repeat(22)}`,
  quoteWithdrawn: `${APP_URL}/suivi/${'x'.repeat(22)}`,
  ...Object.fromEntries(
    ['Delayed', 'Waiting', 'Called', 'Quoted', 'Choice', 'Finished', 'Mended'].map((name) => [
      `step${name}`,
      `${APP_URL}/suivi/${'x'.repeat(22)}`,
    ]),
  ),
  contactDue: `${APP_URL}/chantiers/${id}`,
  quoteDue: `${APP_URL}/chantiers/${id}`,
  mendingDue: `${APP_URL}/chantiers/${id}`,
  followUpsLate: `${APP_URL}/oasis-interne/suivi`,
  followUpsEscalated: `${APP_URL}/oasis-interne/suivi`,
  absenceUncovered: `${APP_URL}/oasis-interne/suivi`,
  requestReceived: `${APP_URL}/suivi/${'x'.repeat(22)}`,
  reviewRefused: `${APP_URL}/suivi/${'x'.repeat(22)}`,
  reviewToAnswer: `${APP_URL}/mes-avis`,
  erasureRequested: `${APP_URL}/effacement?token=${'x'.repeat(43)}`,
  requestPublished: `${APP_URL}/details-projets/${id}`,
  enterpriseActivated: `${APP_URL}/tableaux-de-bords/entrepreneurs`,
  passwordReset: `${APP_URL}/reset-password?token=${'x'.repeat(32)}`,
  accountChanged: `${APP_URL}/annuler-changement?token=${'x'.repeat(32)}`,
  contactTaken: `${APP_URL}/connexion`,
  clientUnreachable: `${APP_URL}/suivi/${'x'.repeat(22)}`,
  jobCompleted: `${APP_URL}/suivi/${'x'.repeat(22)}`,
  clientReachable: `${APP_URL}/chantiers/${id}`,
  leadReleased: `${APP_URL}/chantiers/${id}`,
  leadReminder: `${APP_URL}/chantiers/${id}`,
  invitation: `${APP_URL}/reset-password?token=${'x'.repeat(32)}`,
};
const budgets: Record<string, number> = { requestPublished: 2, trackingLinks: 2, ticketReply: 3 };

type SmsKey = Parameters<typeof smsBody>[0];
const keys = Object.keys(messageTexts).filter((key): key is SmsKey => key.endsWith('.sms'));

describe.each(keys)('%s', (key) => {
  const template = key.split('.')[1] ?? '';
  const link = links[template] ?? values.link ?? '';

  it('has letters of the GSM alphabet only', () => {
    expect(inGsmLetters(messageTexts[key])).toBe(messageTexts[key]);
  });

  it('drops no apostrophe', () => {
    expect(messageTexts[key]).not.toMatch(/\b(?:[cdjlmnst]|qu|jusqu|lorsqu) [aehiou]/i);
  });

  it(`costs no more than ${budgets[template] ?? 1}`, () => {
    const body = smsBody(key, { ...values, link });
    expect(body).not.toContain('%{');
    expect(inGsmLetters(body)).toBe(body);
    expect(smsSegments(body), `${body.length}: ${body}`).toBeLessThanOrEqual(budgets[template] ?? 1);
  });
});

it.each(shortReasons)('the reason « %s » is not cut', (reason) => {
  expect(reason.length).toBeLessThanOrEqual(30);
});

describe('letters of an SMS', () => {
  it.each([
    ['Aménagement d’intérieur', "Aménagement d'intérieur"],
    ['Fenêtres, façades, plâtre', 'Fenetres, facades, platre'],
    ['150\u202f000\u00a0GNF', '150 000 GNF'],
    ['«\u00a0Œuvre\u00a0»…', '" OEuvre "...'],
    ['ߒߞߏ', 'ߒߞߏ'],
  ])('%s becomes %s', (given, wanted) => {
    expect(inGsmLetters(given)).toBe(wanted);
  });

  it('cut a long name, never an address', () => {
    const link = `https://oasis.example/${'x'.repeat(60)}`;
    const body = smsBody('message.requestPublished.sms', {
      service: 'S'.repeat(90),
      city: 'Boké',
      link,
      stopLink: 's',
      site: settings.name,
    });
    expect(body).toContain(`${'S'.repeat(28)}..`);
    expect(body).toContain(link);
  });
});
