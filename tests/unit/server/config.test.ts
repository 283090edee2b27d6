import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig, variableNames } from '../../../src/server/config.ts';

const secret = { JWT_SECRET: 'x'.repeat(32) };
const real = {
  ...secret,
  APP_URL: 'https://oasis.example',
  EMAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtps://user:password@mail.example:465',
};

const problemsOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
};

describe('readConfig', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['APP_URL', 'oasis'],
    ['APP_URL', 'oasis.example:443'],
    ['APP_URL', 'https://oasis.example/site'],
    ['CORS_ORIGINS.1', 'https://a.example,b.example'],
    ['JWT_SECRET', 'short'],
    ['DATABASE_URL', 'mysql://oasis@127.0.0.1/oasis'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_FACTOR', '0'],
  ])('names the variable that is wrong: %s=%s', (name, value) => {
    const variable = name.split('.')[0] ?? name;
    expect(problemsOf(() => readConfig({ ...secret, [variable]: value }))).toMatch(new RegExp(`^${name}: `));
  });

  it('serves demonstration accounts on the loopback address only', () => {
    expect(problemsOf(() => readConfig({ ...secret, DEMO: '1', HOST: '0.0.0.0' }))).toMatch(/^HOST: /);
    expect(readConfig({ ...secret, DEMO: '1', HOST: '127.0.0.1' }).DEMO).toBe(true);
  });

  it('wants an address of the mail server where mail is really sent', () => {
    expect(problemsOf(() => readConfig({ ...secret, EMAIL_PROVIDER: 'smtp' }))).toMatch(/^SMTP_URL: /);
  });

  it.each([
    ['djomy', ['DJOMY_CLIENT_ID', 'DJOMY_CLIENT_SECRET']],
    ['orange-money', ['ORANGE_MONEY_CLIENT_ID', 'ORANGE_MONEY_CLIENT_SECRET', 'ORANGE_MONEY_MERCHANT_KEY']],
    ['stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
  ])('names what the payment provider %s cannot do without', (provider, names) => {
    const lines = problemsOf(() => readConfig({ ...secret, PAYMENT_PROVIDER: provider })).split('\n');
    expect(lines.map((line) => line.split(':')[0])).toEqual(names);
  });

  it('takes an empty variable for one that is not set; no hours are quiet where theirs is empty', () => {
    const empty = Object.fromEntries(variableNames.map((name) => [name, '']));
    expect(readConfig({ ...empty, ...secret })).toEqual({ ...readConfig(secret), SMS_QUIET_HOURS: undefined });
  });

  it('puts links together from an address that was given with its last slash, or by an IPv6 host', () => {
    expect(readConfig({ ...secret, APP_URL: 'HTTPS://Oasis.example/' }).APP_URL).toBe('https://oasis.example');
    expect(readConfig({ ...secret, HOST: '::1' })).toMatchObject({ APP_URL: 'http://[::1]:3000', isLoopback: true });
  });

  it('parts the origins that may call', () => {
    expect(readConfig({ ...secret, CORS_ORIGINS: 'https://a.example, https://b.example/,' }).CORS_ORIGINS).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });
});

describe('in production', () => {
  it.each([
    ['JWT_SECRET', ''],
    ['APP_URL', ''],
    ['SMS_PROVIDER', 'sandbox'],
    ['EMAIL_PROVIDER', 'outbox'],
    ['PAYMENT_PROVIDER', 'sandbox'],
    ['DEMO', '1'],
  ])('refuses %s=%s by name', (name, value) => {
    const lines = problemsOf(() => readConfig({ ...real, [name]: value }, 'serve')).split('\n');
    expect(lines.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1);
  });
});

describe('the secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oasis-config-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made once where none is given, and kept for its owner alone', () => {
    const first = readConfig({ DATA_DIR: folder }).JWT_SECRET;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR: folder }).JWT_SECRET).toBe(first);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it('is made anew where a full disk has left none of it', () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'jwt-secret'), '');
    expect(readConfig({ DATA_DIR: folder }).JWT_SECRET.length).toBeGreaterThanOrEqual(32);
  });
});
