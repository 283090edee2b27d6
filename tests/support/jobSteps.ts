import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { ProjectView } from '../../src/shared/projects/views.ts';
import type { QuoteView } from '../../src/shared/quotes/views.ts';
import { trackedActTexts } from '../../src/shared/tracking/actTexts.ts';
import { logIn } from './browserSession.ts';
import { submitRequest } from './clientRequest.ts';
import { quoteOf } from './quotes.ts';
import { CODE_SMS, type SmsServer } from './smsServer.ts';
import { type Person, somebody } from './wizard.ts';

export interface Calls {
  userId: string;
  get: <Reply>(path: string) => Promise<Reply>;
  post: <Reply>(path: string, data?: object) => Promise<Reply>;
  put: <Reply>(path: string, data: object) => Promise<Reply>;
}

/** Calls of somebody who has an account; each must succeed, and gives what the reply holds. */
export async function callsOf(request: APIRequestContext, loginIdentifier: string): Promise<Calls> {
  const { headers, user } = await logIn(request, loginIdentifier);
  const read = async (reply: Awaited<ReturnType<APIRequestContext['get']>>) => {
    expect(reply.ok(), await reply.text()).toBe(true);
    const body = (await reply.json()) as { entity: never } | never[];
    return (Array.isArray(body) ? body : body.entity) as never;
  };
  return {
    userId: user.id,
    get: async (path) => read(await request.get(path, { headers })),
    post: async (path, data) => read(await request.post(path, { headers, ...(data ? { data } : {}) })),
    put: async (path, data) => read(await request.put(path, { headers, data })),
  };
}

/** Customer service takes the request and publishes it as of this service. */
export async function publish(request: APIRequestContext, id: string, service = 'Peinture'): Promise<void> {
  const agent = await callsOf(request, 'service@oasis.test');
  const services: { id: string; nameFr: string }[] = await (await request.get('/get-active-services')).json();
  const serviceId = services.find(({ nameFr }) => nameFr === service)?.id;
  await agent.put('/assign-project/', { id, agentId: agent.userId });
  await agent.put('/activate-project/', { id, agentId: agent.userId, serviceId });
}

/** Gives the lead of this contractor. */
async function accept(contractor: Calls, id: string): Promise<string> {
  const body = { id, entrepreneurId: contractor.userId };
  return (await contractor.put<{ leadId: string }>('/accept-project/', body)).leadId;
}

export async function sendQuote(contractor: Calls, leadId: string, changes: object = {}): Promise<QuoteView> {
  const { id, updatedAt } = await contractor.post<QuoteView>(`/leads/${leadId}/quotes`, quoteOf(changes));
  return contractor.post<QuoteView>(`/quotes/${id}/send`, { updatedAt });
}

/** The lead of another contractor of the demonstration: the first of those told of it by e-mail who may accept it. */
export async function acceptByAnother(
  request: APIRequestContext,
  projectId: string,
): Promise<{ contractor: Calls; email: string; leadId: string }> {
  const admin = await callsOf(request, 'admin@oasis.test');
  const filter = encodeURIComponent(JSON.stringify({ projectId }));
  const told = async () => {
    const rows = await admin.get<{ template: string; recipient: string }[]>(
      `/admin/messages?filter=${filter}&range=[0,99]`,
    );
    return rows
      .filter(({ template, recipient }) => template === 'requestPublished' && recipient.endsWith('@exemple.test'))
      .map(({ recipient }) => recipient);
  };
  await expect.poll(async () => (await told()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  for (const email of await told()) {
    const contractor = await callsOf(request, email);
    const { IsAllowedToBeAccepted } = await contractor.get<ProjectView>(`/get-project-details/${projectId}`);
    if (IsAllowedToBeAccepted) return { contractor, email, leadId: await accept(contractor, projectId) };
  }
  throw new Error('No other contractor may accept');
}

export interface ShownJob {
  projectId: string;
  person: Person;
  /** Of the link. */
  token: string;
  leadId: string;
  contractor: Calls;
  /** By which the contractor logs in. */
  email: string;
}

/** A request that a contractor of the demonstration accepted: one whose month has room. */
export async function acceptedJob(request: APIRequestContext, description: string): Promise<ShownJob> {
  const person = somebody();
  const { id: projectId, trackingPath } = await submitRequest(request, person, description);
  await publish(request, projectId);
  const accepted = await acceptByAnother(request, projectId);
  return { projectId, person, token: trackingPath?.split('/').at(-1) ?? '', ...accepted };
}

/** The same whose client chose the contractor's quote, from another browser than the test's. */
export async function hiredJob(
  request: APIRequestContext,
  server: Pick<SmsServer, 'lastSms'>,
  description: string,
): Promise<ShownJob> {
  const job = await acceptedJob(request, description);
  const { id } = await sendQuote(job.contractor, job.leadId);
  const post = async (rest: string, data?: object) => {
    const reply = await request.post(`/tracking/${job.token}/${rest}`, data ? { data } : {});
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  await post('code');
  await post('verify', { code: await server.lastSms(job.person.phone, CODE_SMS) });
  await post(`quotes/${id}/accept`);
  return job;
}

/** The dialog asks for the code, which is read off the client's telephone. */
export async function giveCode(page: Page, server: Pick<SmsServer, 'smsAfter'>, phone: string): Promise<void> {
  const step = page.getByRole('dialog', { name: trackedActTexts['tracking.codeTitle'] });
  const ask = () =>
    step.getByRole('button', { name: trackedActTexts['tracking.sendCode'], exact: true }).press('Enter');
  const code = await server.smsAfter(ask, phone, CODE_SMS);
  const field = step.getByLabel(trackedActTexts['tracking.code'], { exact: true });
  await expect(field).toBeVisible();
  await field.fill(code);
  await field.press('Enter');
  await expect(step).toHaveCount(0);
}

/** A network as many telephones here have it: 400 kbit/s, 400 ms. */
export async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}
