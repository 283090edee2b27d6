import { settings } from '../../../src/server/seed/content/settings.ts';
import { messageTexts } from '../../../src/server/texts/messageTexts.ts';
import { MASKED_TOKEN, trackingPath } from '../../../src/shared/tracking/address.ts';

/** Where the client's page is, as messages hold it. */
export const MASKED_LINK = `${process.env.APP_URL}${trackingPath(MASKED_TOKEN)}`;

const { name: site } = settings;

type TextKey = keyof typeof messageTexts;

/** The words of a message with these values in them, and the name of the site. */
export const wordsOf = (key: TextKey, values: Record<string, string>): string =>
  Object.entries({ site, ...values }).reduce<string>(
    (text, [name, value]) => text.replaceAll(`%{${name}}`, value),
    messageTexts[key],
  );

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The same in SQL, of values in SQL. */
export const filled = (key: TextKey, values: Record<string, string>): string =>
  Object.entries({ site: literal(site), ...values }).reduce(
    (text, [name, value]) => `replace(${text}, '%{${name}}', ${value})`,
    literal(messageTexts[key]),
  );

/** How an e-mail begins; the name is null where there is none. */
export const greeting = (name: string): string =>
  `coalesce(${filled('message.greeting', { name })}, ${literal(messageTexts['message.greetingNobody'])})`;

/** `+224620000001` as people read it. */
export const spoken = (column: string): string =>
  String.raw`regexp_replace(${column}, '^\+224(\d{3})(\d\d)(\d\d)(\d\d)$', '\1 \2 \3 \4')`;

/** As an SMS may say it: letters that its alphabet has not become those without their marks, 30 of them. */
export const brief = (column: string): string => {
  const plain = `translate(${column}, 'âêîôûëïçÂÊÎÔÛËÏ’‘“”–', 'aeioueicAEIOUEI''''""-')`;
  return `case when length(${plain}) > 30 then rtrim(left(${plain}, 28)) || '..' else ${plain} end`;
};

/** How many SMS a text of the GSM alphabet costs. */
export const segmentsOf = (column: string): string =>
  `case when length(${column}) <= 160 then 1 else ceil(length(${column}) / 153.0) end`;

const CHANNEL = `'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)`;

/** The jobs that send the messages of the part `told`, and whoever works is told, as `queued` and `notified`. */
export const SENDING = `
  queued as (
    insert into pgboss.job_common (name, data, start_after, created_on, expire_seconds, deletion_seconds, keep_until,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy)
    select q.name, jsonb_build_object('messageId', told.id), now(), now(), q.expire_seconds, q.deletion_seconds,
      now() + q.retention_seconds * interval '1 second', q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy
    from told join pgboss.queue q on q.name = 'messages.send' returning id),
  notified as (select pg_notify(${CHANNEL}, 'messages.send') from queued limit 1)`;
