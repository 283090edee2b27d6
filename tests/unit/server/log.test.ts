import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from '../../../src/server/http/log.ts';

function lineOf(error: Error) {
  const lines: string[] = [];
  pino(logOptions('info'), { write: (line: string) => lines.push(line) }).error({ err: error }, 'failed');
  return JSON.parse(lines.join('')) as { err: Record<string, unknown> };
}

const refused = new DrizzleQueryError(
  'insert into users values ($1)',
  ['+224620112233'],
  Object.assign(new Error('Key (phone_number)=(+224620112233) already exists.'), { code: '23505', table: 'users' }),
);

test('of a statement that failed, the code and the table are logged, and nothing that people typed', () => {
  const { err } = lineOf(refused);
  expect(err).toMatchObject({ code: '23505', table: 'users' });
  expect(err).not.toHaveProperty('message');
  expect(JSON.stringify(err)).not.toContain('620112233');
});

test('several errors that were raised together are logged each', () => {
  const { err } = lineOf(new AggregateError([refused, new TypeError('no such step')], '2 steps failed'));
  expect(err).toMatchObject({ message: '2 steps failed', errors: [{ code: '23505' }, { message: 'no such step' }] });
  expect(JSON.stringify(err)).not.toContain('620112233');
});
