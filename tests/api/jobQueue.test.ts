import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';

const logLines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ works: true, logLines });
});
afterAll(() => app.close());

test('a queue is told of its jobs by the database: where it could only ask every two seconds it would warn', async () => {
  await app.visitor.get('/get-active-services');
  const written = logLines.join('');
  expect(written).toContain('/get-active-services');
  expect(written).not.toContain('job queue warning');
});
