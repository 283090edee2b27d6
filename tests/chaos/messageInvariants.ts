import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MASKED_CLOSING_CODE } from '../../src/server/leads/openClosingCode.ts';
import { MASKED_TOKEN } from '../../src/shared/tracking/address.ts';
import { type Evidence, type Invariant, inRows, rowsOf } from './evidence.ts';

interface MessageRow {
  id: string;
  channel: 'sms' | 'email';
  recipient: string;
  body: string;
  status: string;
  provider_message_id: string | null;
}

const messagesOf = (evidence: Evidence, channel: MessageRow['channel']) =>
  rowsOf<MessageRow>(
    evidence,
    `select id, channel, recipient, body, status, provider_message_id from messages where channel = '${channel}'`,
  );

const isSent = ({ status }: MessageRow): boolean => status === 'Sent' || status === 'Delivered';
const lineOf = (recipient: string, body: string): string => `${recipient.replace(/\D/g, '')}: ${body}`;

/** The token of a tracking link and the closing code are in no stored text. */
const asStored = (sent: string): string =>
  sent
    .replace(/(\/suivi\/)[\w-]{22}/, `$1${MASKED_TOKEN}`)
    .replace(/(donnez-lui ce code: )(\d{6})/, `$1${MASKED_CLOSING_CODE}`);

/** Each occasion that somebody is told of, with the number of messages it must have made. */
const occasions = `
  select 'requestReceived' as template, id as project_id, 1 as expected from projects
  union all
  select 'requestAccepted', project_id, count(*) from acceptances group by project_id
  union all
  select 'quoteSent', project_id, count(*) from quotes join acceptances on acceptances.id = lead_id
    where quotes.status <> 'Draft' group by project_id
  union all
  select 'jobHired', id, (hired_at is not null)::int from projects
  union all
  select 'jobCompleted', project_id, count(*) from closings join acceptances on acceptances.id = lead_id
    where way = 'code' group by project_id
  union all
  select 'requestPublished', projects.id,
    (select count(*) filter (where alert_by_sms) + count(*) filter (where alert_by_email) from enterprises where alert_by_sms or alert_by_email)
  from projects where status = 'Available' and not exists (
    select from acceptances where acceptances.project_id = projects.id and freed_at is not null)`;

/** Messages, by our rows and by what the providers took (docs/decisions/0007). */
export const messageInvariants: Invariant[] = [
  inRows(
    'everybody was told once of everything',
    `(${occasions}) as occasion`,
    `select occasion.template || ' of ' || occasion.project_id || ': ' || count(messages.id) || ' instead of ' || expected as line
     from (${occasions}) as occasion
     left join messages on messages.project_id = occasion.project_id and messages.template = occasion.template
     group by occasion.template, occasion.project_id, expected having count(messages.id) <> expected`,
  ),
  inRows(
    'no message is left on its way',
    'messages',
    `select id || ' is ' || status as line from messages where status in ('Queued', 'Sending')`,
  ),
  {
    name: 'the provider took each SMS that is sent once, and no other but those Uncertain',
    examine: async (evidence) => {
      const rows = await messagesOf(evidence, 'sms');
      const violations: string[] = [];
      const byProviderId = new Map(rows.map((row) => [row.provider_message_id, row]));
      const unexplained = new Map<string, number>();
      const known = new Set<string>();
      for (const { messageid, to, message } of evidence.sms.sent) {
        known.add(messageid);
        const row = byProviderId.get(messageid);
        const line = lineOf(to, asStored(message));
        if (!row) unexplained.set(line, (unexplained.get(line) ?? 0) + 1);
        else if (lineOf(row.recipient, row.body) !== line) violations.push(`${row.id}: another text went out`);
      }
      for (const row of rows.filter(isSent))
        if (!row.provider_message_id || !known.has(row.provider_message_id))
          violations.push(`${row.id} is ${row.status}, and the provider does not know it`);
      for (const { recipient, body } of rows.filter(({ status }) => status === 'Uncertain')) {
        const line = lineOf(recipient, body);
        unexplained.set(line, (unexplained.get(line) ?? 0) - 1);
      }
      for (const [line, count] of unexplained) if (count > 0) violations.push(`sent ${count} times too often: ${line}`);
      return { examined: evidence.sms.sent.length, violations };
    },
  },
  {
    name: 'each e-mail that is sent lies in the outbox',
    examine: async (evidence) => {
      const rows = (await messagesOf(evidence, 'email')).filter(isSent);
      const isThere = ({ id }: MessageRow) => existsSync(join(evidence.documents.dataDir, 'outbox', `${id}.eml`));
      return { examined: rows.length, violations: rows.filter((row) => !isThere(row)).map(({ id }) => id) };
    },
  },
];
