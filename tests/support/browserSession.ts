import type { APIRequestContext, Page } from '@playwright/test';
import { landingPage, type Role } from '../../src/shared/auth/roles.ts';
import { authTexts } from '../../src/shared/auth/texts.ts';
import type { FileItem } from '../../src/shared/files/views.ts';
import type { ProjectListItem } from '../../src/shared/projects/views.ts';
import { DEMO_PASSWORD } from './builders.ts';

/** Signs in as a person would, on a page for it, or on the one that an address leads to. */
export async function signInByForm(page: Page, identifier: string, address = '/connexion'): Promise<void> {
  await page.goto(address);
  await enterCredentials(page, identifier);
}

/**
 * Opens the page that somebody comes to who signs in, with the session that the form would leave: for tests of what
 * comes after it. `origin`: of a server of the test's own.
 */
export async function signIn(page: Page, identifier: string, origin = ''): Promise<void> {
  const reply = await page.context().request.post(`${origin}/login`, {
    data: { loginIdentifier: identifier, password: DEMO_PASSWORD },
  });
  if (!reply.ok()) throw new Error(`${identifier} cannot sign in: ${await reply.text()}`);
  const { accessToken, entity } = await reply.json();
  // Something light of the same origin, to reach its storage.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    ([token, user, enterpriseId]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
      if (enterpriseId) localStorage.setItem('enterpriseId', enterpriseId);
      else localStorage.removeItem('enterpriseId');
    },
    [accessToken, JSON.stringify(entity), entity.enterpriseId] as const,
  );
  await page.goto(`${origin}${entity.redirectTo ?? landingPage[entity.role as Role]}`);
}

export async function enterCredentials(page: Page, identifier: string): Promise<void> {
  await page.getByLabel(authTexts['auth.loginIdentifier']).fill(identifier);
  await page.getByLabel(authTexts['auth.password'], { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: authTexts['auth.submit'] }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/connexion'));
}

/** What the server holds of a client, asked as an admin. */
export async function projectsOf(request: APIRequestContext, name: string): Promise<ProjectListItem[]> {
  const login = await request.post('/login', {
    data: { loginIdentifier: 'admin@oasis.test', password: DEMO_PASSWORD },
  });
  const { accessToken, entity } = await login.json();
  const filter = encodeURIComponent(JSON.stringify({ q: name }));
  const reply = await request.get(`/get-submitted-projects/${entity.id}?filter=${filter}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return (await reply.json()).entity;
}

/** What customer service does when a client gives up. */
export async function cancelAsAdmin(request: APIRequestContext, projectId: string, origin = ''): Promise<void> {
  const login = await request.post(`${origin}/login`, {
    data: { loginIdentifier: 'admin@oasis.test', password: DEMO_PASSWORD },
  });
  const { accessToken } = await login.json();
  const reply = await request.put(`${origin}/admin/projects/${projectId}/cancellation`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { reason: 'clientGaveUp' },
  });
  if (!reply.ok()) throw new Error(await reply.text());
}

export async function filesOf(request: APIRequestContext, projectId: string): Promise<FileItem[]> {
  const login = await request.post('/login', {
    data: { loginIdentifier: 'admin@oasis.test', password: DEMO_PASSWORD },
  });
  const { accessToken } = await login.json();
  const reply = await request.get(`/get-files?projectId=${projectId}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return (await reply.json()).entity;
}
