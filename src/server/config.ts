import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Role } from '../shared/auth/roles.ts';
import { type PaymentProviderName, paymentProviders } from '../shared/payments/status.ts';
import { guessesOf } from './secretStrength.ts';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const optional = z.string().optional();

/** Scheme, host and port, as `https://oasis.gn`; a last slash is left out. */
const origin = z
  .string()
  .refine(isOrigin, 'an http or https address without a path, as https://oasis.gn')
  .transform((value) => new URL(value).origin);

function isOrigin(value: string): boolean {
  const address = URL.parse(value);
  return address !== null && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`;
}

export const isPostgresAddress = (value: string): boolean => /^postgres(ql)?:\/\//.test(value);

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(isPostgresAddress, 'an address of PostgreSQL, as postgres://oasis@127.0.0.1/oasis')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  JWT_SECRET: z.string().min(32).optional(),
  JWT_SECRET_PREVIOUS: z.string().min(32).optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin)),
  PREVIEW_PASSWORD: optional,
  TRUST_PROXY: flag,
  DEMO: flag,
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(500),
  MAX_REQUESTS_PER_ADDRESS: z.coerce.number().int().min(1).default(250),
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(1000),
  BODY_SECONDS: z.coerce.number().int().min(1).default(30),
  SMS_PROVIDER: z.enum(['sandbox', 'nimba', 'orange']).default('sandbox'),
  SMS_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{24,200}$/)
    .optional(),
  SMS_DAILY_SEGMENTS: z.coerce.number().int().min(1).default(2000),
  SMS_DAILY_SEGMENTS_PER_RECIPIENT: z.coerce.number().int().min(1).default(10),
  SMS_QUIET_HOURS: z
    .string()
    .regex(/^((1?\d|2[0-3])-(1?\d|2[0-3]))?$/)
    .default('20-8')
    .transform(quietHours),
  NIMBA_SERVICE_ID: optional,
  NIMBA_SECRET_TOKEN: optional,
  NIMBA_SENDER_NAME: z.string().max(11).optional(),
  NIMBA_BASE_URL: z.url().default('https://api.nimbasms.com/v1'),
  ORANGE_SMS_CLIENT_ID: optional,
  ORANGE_SMS_CLIENT_SECRET: optional,
  ORANGE_SMS_SENDER: z
    .string()
    .regex(/^\+\d{4,15}$/)
    .default('+2240000'),
  ORANGE_SMS_SENDER_NAME: optional,
  ORANGE_SMS_BASE_URL: z.url().default('https://api.orange.com'),
  ORANGE_SMS_TOKEN_PATH: z.string().default('/oauth/v3/token'),
  EMAIL_PROVIDER: z.enum(['outbox', 'smtp']).default('outbox'),
  EMAIL_FROM: z.string().default('Oasis <ne-pas-repondre@oasis.test>'),
  SMTP_URL: optional,
  PAYMENT_PROVIDER: z.enum(paymentProviders).default('sandbox'),
  PAYMENT_MERCHANT_NAME: z.string().min(1).max(30).default('Oasis'),
  DJOMY_CLIENT_ID: optional,
  DJOMY_CLIENT_SECRET: optional,
  DJOMY_BASE_URL: z.url().default('https://api.djomy.africa/v1'),
  DJOMY_PARTNER_DOMAIN: optional,
  ORANGE_MONEY_CLIENT_ID: optional,
  ORANGE_MONEY_CLIENT_SECRET: optional,
  ORANGE_MONEY_MERCHANT_KEY: optional,
  ORANGE_MONEY_BASE_URL: z.url().default('https://api.orange.com'),
  ORANGE_MONEY_TOKEN_PATH: z.string().default('/oauth/v3/token'),
  ORANGE_MONEY_WEBPAY_PATH: z.string().default('/orange-money-webpay/gn/v1'),
  ORANGE_MONEY_CURRENCY: z.enum(['GNF', 'OUV']).default('GNF'),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: z.url().optional(),
  STRIPE_MIN_AMOUNT: z.coerce.number().int().min(1).default(5_000),
  FILE_SCANNER: z.enum(['off', 'clamav']).default('off'),
  CLAMAV_ADDRESS: z
    .string()
    .regex(/^(\/.+|.+:\d{1,5})$/)
    .default('127.0.0.1:3310'),
  S3_BUCKET: optional,
  S3_ENDPOINT: optional,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: optional,
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto|tel)$/ }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^([^=,]+=[^,]*(,[^=,]+=[^,]*)*)?$/)
    .default('')
    .transform(headersOf),
  OTEL_SERVICE_NAME: z.string().min(1).default('oasis'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(1).default(5000),
});

/** The name of every variable that is read; `.env.example` explains each. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

export type Config = ReturnType<typeof readConfig>;

/** `name=value,name=value`, each part encoded as in an address. */
function headersOf(value: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(value.replaceAll('+', '%2B').replaceAll(',', '&')));
}

/** `21-7`: from which hour to which, in Conakry. Undefined for none. */
function quietHours(value: string): { from: number; to: number } | undefined {
  const [from, to] = value.split('-').map(Number);
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}

/** What each SMS provider cannot do without. */
const smsVariables = {
  sandbox: [],
  nimba: ['NIMBA_SERVICE_ID', 'NIMBA_SECRET_TOKEN', 'NIMBA_SENDER_NAME', 'SMS_WEBHOOK_SECRET'],
  orange: ['ORANGE_SMS_CLIENT_ID', 'ORANGE_SMS_CLIENT_SECRET', 'SMS_WEBHOOK_SECRET'],
} as const;

/** What each payment provider cannot do without. */
const paymentVariables = {
  sandbox: [],
  djomy: ['DJOMY_CLIENT_ID', 'DJOMY_CLIENT_SECRET'],
  'orange-money': ['ORANGE_MONEY_CLIENT_ID', 'ORANGE_MONEY_CLIENT_SECRET', 'ORANGE_MONEY_MERCHANT_KEY'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Record<PaymentProviderName, readonly (keyof z.infer<typeof environment>)[]>;

const loopback = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** What is wrong with the configuration, one line a variable; the process must not start. */
export class ConfigurationError extends Error {}

/**
 * The configuration, read once. `serve` is the production command: it refuses demonstration accounts, default
 * secrets and sandbox providers, and says which variable is missing (design §4).
 */
export function readConfig(env: NodeJS.ProcessEnv, command: 'start' | 'serve' | 'test' = 'start') {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const values = parsed.data;
  const problems = command === 'serve' ? productionProblems(values) : [];
  if (values.DEMO && !loopback.has(values.HOST)) {
    problems.push('HOST: demonstration accounts (DEMO=1) are served on the loopback address only');
  }
  if (values.EMAIL_PROVIDER === 'smtp' && !values.SMTP_URL)
    problems.push('SMTP_URL: required with EMAIL_PROVIDER=smtp');
  for (const name of smsVariables[values.SMS_PROVIDER]) {
    if (!values[name]) problems.push(`${name}: required with SMS_PROVIDER=${values.SMS_PROVIDER}`);
  }
  for (const name of paymentVariables[values.PAYMENT_PROVIDER]) {
    if (!values[name]) problems.push(`${name}: required with PAYMENT_PROVIDER=${values.PAYMENT_PROVIDER}`);
  }
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));

  const dataDir = resolve(values.DATA_DIR);
  const host = isIPv6(values.HOST) ? `[${values.HOST}]` : values.HOST;
  const APP_URL = values.APP_URL ?? `http://${host}:${values.PORT}`;
  return {
    ...values,
    DATA_DIR: dataDir,
    APP_URL,
    JWT_SECRET: values.JWT_SECRET ?? keptSecret(dataDir),
    /** The roles that have a second factor whatever the settings say. */
    factorRequiredOf: command === 'serve' ? (['Admin'] as const satisfies readonly Role[]) : [],
    /** Whether people reach it on this machine only. Where it listens tells nothing: a proxy may stand before it. */
    isLoopback: loopback.has(new URL(APP_URL).hostname),
  };
}

/** An empty variable is one that is not set (`.env.example`); of quiet hours it says that there are none. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name, value]) => value !== '' || name === 'SMS_QUIET_HOURS'));
}

type Values = z.infer<typeof environment>;

/**
 * How many tries each secret that an operator chooses must withstand, as a power of ten: 16 random bytes sign sessions,
 * the word before the opening is shared by many. Those that a provider gave cannot be chosen, only forgotten.
 */
const leastGuesses = {
  JWT_SECRET: 28,
  METRICS_TOKEN: 15,
  SMS_WEBHOOK_SECRET: 20,
  STRIPE_WEBHOOK_SECRET: 20,
  DJOMY_CLIENT_SECRET: 10,
  ORANGE_MONEY_CLIENT_SECRET: 10,
  PREVIEW_PASSWORD: 7,
} as const satisfies Partial<Record<keyof Values, number>>;

/** Where a provider's own sandbox answers, or nobody outside this machine. */
const unreal = /sandbox|\/dev\/|localhost|127\.0\.0\.1|^http:/i;

const addresses = {
  NIMBA_BASE_URL: ({ SMS_PROVIDER }) => SMS_PROVIDER === 'nimba',
  ORANGE_SMS_BASE_URL: ({ SMS_PROVIDER }) => SMS_PROVIDER === 'orange',
  DJOMY_BASE_URL: ({ DJOMY_CLIENT_ID }) => Boolean(DJOMY_CLIENT_ID),
  ORANGE_MONEY_BASE_URL: ({ ORANGE_MONEY_CLIENT_ID }) => Boolean(ORANGE_MONEY_CLIENT_ID),
  ORANGE_MONEY_WEBPAY_PATH: ({ ORANGE_MONEY_CLIENT_ID }) => Boolean(ORANGE_MONEY_CLIENT_ID),
  STRIPE_API_URL: ({ STRIPE_SECRET_KEY }) => Boolean(STRIPE_SECRET_KEY),
} as const satisfies Partial<Record<keyof Values, (values: Values) => boolean>>;

/** Secrets that are easily guessed, keys for tests and addresses of sandboxes. */
function unsafeProblems(values: Values): string[] {
  const problems: string[] = [];
  for (const [name, least] of Object.entries(leastGuesses)) {
    const secret = values[name as keyof typeof leastGuesses];
    if (secret && guessesOf(secret) < least)
      problems.push(
        `${name}: too easily guessed; make one with \`openssl rand -base64 ${name === 'JWT_SECRET' ? 48 : 24}\``,
      );
  }
  for (const [name, isUsed] of Object.entries(addresses)) {
    const address = values[name as keyof typeof addresses];
    if (address && isUsed(values) && unreal.test(address))
      problems.push(`${name}: a sandbox's address, or one without TLS; name the provider's own`);
  }
  if (/^[a-z]{2}_test_/.test(values.STRIPE_SECRET_KEY ?? ''))
    problems.push('STRIPE_SECRET_KEY: a key for tests collects nothing; name the live one');
  if (values.ORANGE_MONEY_CLIENT_ID && values.ORANGE_MONEY_CURRENCY === 'OUV')
    problems.push("ORANGE_MONEY_CURRENCY: OUV is the currency of Orange's sandbox");
  return problems;
}

function productionProblems(values: Values): string[] {
  const problems = unsafeProblems(values);
  if (values.DEMO) problems.push('DEMO: demonstration accounts are refused in production');
  if (!values.JWT_SECRET) problems.push('JWT_SECRET: required, 32 characters or more');
  if (!values.APP_URL) problems.push('APP_URL: required, the public address');
  if (values.SMS_PROVIDER === 'sandbox') problems.push('SMS_PROVIDER: the sandbox sends nothing; name a real provider');
  if (values.PAYMENT_PROVIDER === 'sandbox')
    problems.push('PAYMENT_PROVIDER: the sandbox collects nothing; name a real provider');
  if (values.EMAIL_PROVIDER === 'outbox')
    problems.push('EMAIL_PROVIDER: the outbox sends nothing; set smtp and SMTP_URL');
  return problems;
}

/** Made once and kept in the data folder, readable by its owner alone, so that sessions survive a restart. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept) return kept;
  // A disk that was full when it was made has left it empty.
  rmSync(file, { force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  chmodSync(file, 0o600);
  return secret;
}
