import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from '../../../src/server/config.ts';

/** Everything that production wants, with each provider. */
const common = {
  JWT_SECRET: randomBytes(48).toString('base64url'),
  APP_URL: 'https://oasis.example',
  EMAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  PAYMENT_PROVIDER: 'djomy',
  DJOMY_CLIENT_ID: 'client',
  DJOMY_CLIENT_SECRET: 'Fq9-tRw2_Lx8uZ',
  SMS_WEBHOOK_SECRET: 'a-secret-of-the-tests-only',
};
const nimba = {
  ...common,
  SMS_PROVIDER: 'nimba',
  NIMBA_SERVICE_ID: 'service',
  NIMBA_SECRET_TOKEN: 'token',
  NIMBA_SENDER_NAME: 'Oasis',
};
const orange = {
  ...common,
  SMS_PROVIDER: 'orange',
  ORANGE_SMS_CLIENT_ID: 'client',
  ORANGE_SMS_CLIENT_SECRET: 'secret',
};

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env, 'serve');
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message.split('\n');
    throw error;
  }
  return [];
};

describe('production', () => {
  it('starts with Nimba, and with Orange', () => {
    expect(problemsOf(nimba)).toEqual([]);
    expect(problemsOf(orange)).toEqual([]);
  });

  it.each([
    ...['NIMBA_SERVICE_ID', 'NIMBA_SECRET_TOKEN', 'NIMBA_SENDER_NAME', 'SMS_WEBHOOK_SECRET', 'DJOMY_CLIENT_ID'].map(
      (name) => [name, nimba] as const,
    ),
    ...['ORANGE_SMS_CLIENT_ID', 'ORANGE_SMS_CLIENT_SECRET', 'SMS_WEBHOOK_SECRET', 'SMTP_URL', 'APP_URL'].map(
      (name) => [name, orange] as const,
    ),
  ])('names %s where it is missing, and nothing else', (name, env) => {
    expect(problemsOf({ ...env, [name]: '' }).map((line) => line.split(':')[0])).toEqual([name]);
  });

  it.each([
    ['NIMBA_SENDER_NAME', 'TwelveLetter'],
    ['SMS_WEBHOOK_SECRET', 'short'],
    ['SMS_WEBHOOK_SECRET', 'with/slash-so-no-path-segment'],
    ['SMS_QUIET_HOURS', '21-24'],
    ['SMS_QUIET_HOURS', 'nine'],
    ['SMS_DAILY_SEGMENTS', '0'],
    ['SMS_PROVIDER', 'pigeon'],
  ])('names what is wrong: %s=%s', (name, value) => {
    expect(problemsOf({ ...nimba, [name]: value }).map((line) => line.split(':')[0])).toEqual([name]);
  });
});

describe('quiet hours', () => {
  it.each([
    ['', undefined],
    ['21-7', { from: 21, to: 7 }],
    ['0-6', { from: 0, to: 6 }],
    ['7-7', undefined],
  ])('%j', (value, hours) => {
    expect(readConfig({ ...common, SMS_QUIET_HOURS: value }).SMS_QUIET_HOURS).toEqual(hours);
  });
});
