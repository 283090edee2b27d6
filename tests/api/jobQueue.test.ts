import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';

const logLines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ works: true, logLines, settings: { METRICS_TOKEN: 'a token for the scraper' } });
});
afterAll(() => app.close());

test('a queue is told of its jobs by the database: where it could only ask every two seconds it would warn', async () => {
  await app.visitor.get('/get-active-services');
  const written = logLines.join('');
  expect(written).toContain('/get-active-services');
  expect(written).not.toContain('job queue warning');
});

test('a job that fails is counted and is a line of the log, and neither that nor its row says what it was given', async () => {
  const given = '224620112233 is no id';
  await app.jobs.enqueue(app.db, 'messages.send', [{ messageId: given }]);
  const line = await vi.waitFor(() => {
    const found = logLines.find((one) => one.includes('a job failed'));
    expect(found).toBeDefined();
    return JSON.parse(found ?? '') as object;
  }, 10_000);
  expect(line).toMatchObject({ level: 40, queue: 'messages.send', jobId: expect.any(String), err: { code: '22P02' } });
  expect(logLines.join('')).not.toContain(given);
  const headers = { authorization: 'Bearer a token for the scraper' };
  const { body: figures } = await app.app.inject({ method: 'GET', url: '/metrics', headers });
  expect(figures).toMatch(/^oasis_job_failures_total\{queue="messages\.send"\} [1-9]/m);
  expect(figures).toContain('oasis_job_failures_total{queue="quotes.expire"} 0');
  const kept = await vi.waitFor(async () => {
    const { rows } = await app.database.query('select output from pgboss.job where output is not null');
    expect(rows).toMatchObject([{ output: { code: '22P02' } }]);
    return JSON.stringify(rows);
  });
  expect(kept).not.toContain(given);
});
