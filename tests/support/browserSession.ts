import type { APIRequestContext, Page } from '@playwright/test';
import { loginTexts } from '../../src/shared/auth/loginTexts.ts';
import { landingPage, type Role } from '../../src/shared/auth/roles.ts';
import type { FileItem } from '../../src/shared/files/views.ts';
import type { ProjectListItem } from '../../src/shared/projects/views.ts';
import { DEMO_PASSWORD } from './builders.ts';

/** Signs in as a person would, on a page for it, or on the one that an address leads to. */
export async function signInByForm(page: Page, identifier: string, address = '/connexion'): Promise<void> {
  await page.goto(address);
  await enterCredentials(page, identifier);
}

/** A session of somebody with the demonstration’s password, over the API. Raises an Error where it is refused. */
export async function logIn(request: APIRequestContext, loginIdentifier: string, origin = ''): Promise<LoggedIn> {
  const reply = await request.post(`${origin}/login`, { data: { loginIdentifier, password: DEMO_PASSWORD } });
  if (!reply.ok()) throw new Error(`${loginIdentifier} cannot log in: ${await reply.text()}`);
  const { accessToken, entity } = await reply.json();
  return { accessToken, headers: { authorization: `Bearer ${accessToken}` }, user: entity };
}

interface LoggedIn {
  accessToken: string;
  headers: { authorization: string };
  user: { id: string; role: Role; enterpriseId: string; redirectTo?: string | null };
}

/**
 * Leaves in the page the session that the form would leave, for tests of what comes after it, and opens none of the
 * product's pages: the test goes where it begins. `origin`: of a server of the test's own.
 */
export async function startSession(page: Page, identifier: string, origin = ''): Promise<LoggedIn['user']> {
  const { accessToken, user } = await logIn(page.context().request, identifier, origin);
  // Something light of the same origin, to reach its storage.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    ([token, stored, enterpriseId]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', stored);
      if (enterpriseId) localStorage.setItem('enterpriseId', enterpriseId);
      else localStorage.removeItem('enterpriseId');
    },
    [accessToken, JSON.stringify(user), user.enterpriseId] as const,
  );
  return user;
}

/** Starts a session, and opens the page that somebody comes to who signs in. */
export async function signIn(page: Page, identifier: string, origin = ''): Promise<void> {
  const { redirectTo, role } = await startSession(page, identifier, origin);
  await page.goto(`${origin}${redirectTo ?? landingPage[role]}`);
}

export async function enterCredentials(page: Page, identifier: string): Promise<void> {
  await page.getByLabel(loginTexts['auth.loginIdentifier']).fill(identifier);
  await page.getByLabel(loginTexts['auth.password'], { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: loginTexts['auth.submit'] }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/connexion'));
}

/** What the server holds of a client, asked as an admin. */
export async function projectsOf(request: APIRequestContext, name: string): Promise<ProjectListItem[]> {
  const { headers, user } = await logIn(request, 'admin@oasis.test');
  const filter = encodeURIComponent(JSON.stringify({ q: name }));
  const reply = await request.get(`/get-submitted-projects/${user.id}?filter=${filter}`, { headers });
  return (await reply.json()).entity;
}

/** What customer service does when a client gives up. */
export async function cancelAsAdmin(request: APIRequestContext, projectId: string, origin = ''): Promise<void> {
  const { headers } = await logIn(request, 'admin@oasis.test', origin);
  const reply = await request.put(`${origin}/admin/projects/${projectId}/cancellation`, {
    headers,
    data: { reason: 'clientGaveUp' },
  });
  if (!reply.ok()) throw new Error(await reply.text());
}

export async function filesOf(request: APIRequestContext, projectId: string): Promise<FileItem[]> {
  const { headers } = await logIn(request, 'admin@oasis.test');
  const reply = await request.get(`/get-files?projectId=${projectId}`, { headers });
  return (await reply.json()).entity;
}
