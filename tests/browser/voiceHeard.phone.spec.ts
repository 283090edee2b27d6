import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { voiceTexts } from '../../src/shared/files/voiceTexts.ts';
import { isoDate } from '../../src/shared/format/dates.ts';
import type { ProjectView, SubmittedProject } from '../../src/shared/projects/views.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { startSession } from '../support/browserSession.ts';
import { acceptByAnother, callsOf, publish } from '../support/jobSteps.ts';
import { voiceFile } from '../support/voiceNotes.ts';
import { somebody } from '../support/wizard.ts';

const DAY_MS = 86_400_000;
/** In Kaloum. */
const HERE = '6CX8G78Q+CH';
const WORDS = 'Refaire le mur du salon, six mètres';

const starting = (key: keyof typeof voiceTexts) => new RegExp(`^${voiceTexts[key].split('%')[0]}`);
const plays = (page: Page) => page.getByRole('button', { name: starting('voice.playOf') });

/** A request of which the description and the hours were said, with its position; the client agreed to be heard. */
async function say(request: APIRequestContext): Promise<SubmittedProject> {
  const { phone, ...names } = somebody();
  const registered = await request.post('/register', { data: { isSubmission: true, ...names, phoneNumber: phone } });
  const { accessToken, entity } = await registered.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const cities: { id: string; name: string }[] = await (await request.get('/get-cities')).json();
  const cityId = cities.find(({ name }) => name === 'Conakry')?.id ?? '';
  const [district]: { id: string }[] = await (await request.get(`/get-districts/${cityId}`)).json();
  const reply = await request.post('/save-project-infos', {
    headers,
    data: {
      ...{ clientId: entity.id, cityId, districtId: district?.id, address: '', landmark: 'Marché Niger' },
      ...{ plusCode: HERE, description: '', preferredContactDays: 'Lundi', preferredHoursRange: 'Autre' },
      ...{ spokenFields: ['description', 'preferredHoursRange'], sharesVoice: true, choosenResponses: {} },
      desiredStartDate: isoDate(new Date(Date.now() + 15 * DAY_MS)),
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const submitted: SubmittedProject = (await reply.json()).entity;
  for (const field of ['description', 'preferredHoursRange']) {
    const file = { name: 'note.webm', mimeType: 'audio/webm', buffer: voiceFile('chrome.webm') };
    const sent = await request.post(`/upload-file/project/${submitted.id}?voice=${field}`, {
      headers,
      multipart: { files: file },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  return submitted;
}

/** The agent writes down what was said. */
async function writeDown(request: APIRequestContext, id: string): Promise<void> {
  const agent = await callsOf(request, 'service@oasis.test');
  await agent.put('/assign-project/', { id, agentId: agent.userId });
  const project = await agent.get<ProjectView>(`/get-project-details/${id}`);
  const { cityId, districtId, address, desiredStartDate, preferredContactDays, phoneNumber } = project;
  await agent.put('/update-project-details', {
    ...{ id, cityId, districtId, address, desiredStartDate, preferredContactDays, phoneNumber },
    ...{ agentId: agent.userId, description: WORDS, preferredHoursRange: 'Entre 13h et 14h' },
  });
}

test('a contractor reads the words and a distance, and after accepting hears the client and finds the place', async ({
  page,
  request,
  browser,
}) => {
  const { id } = await say(request);
  await writeDown(request, id);
  await publish(request, id);

  await startSession(page, 'entrepreneur@oasis.test');
  await page.goto(`/details-projets/${id}`);
  await expect(page.getByText(WORDS)).toBeVisible();
  await expect(page.getByText(/à environ \d+ km/)).toBeVisible();
  await expect(plays(page)).toHaveCount(0);
  await expect(page.getByText('Marché Niger')).toHaveCount(0);
  await expect(page.getByText('G78Q')).toHaveCount(0);
  await expectNoBarriers(page);

  const { email } = await acceptByAnother(request, id);
  const theirs = await (await browser.newContext()).newPage();
  await startSession(theirs, email);
  await theirs.goto(`/details-projets/${id}`);
  await expect(theirs.getByText('Marché Niger')).toBeVisible();
  await expect(theirs.getByRole('link', { name: /carte/ })).toHaveAttribute('href', /^geo:9\.516063,-13\.711062/);
  await expect(plays(theirs)).toHaveCount(2);
  const asked = theirs.waitForRequest('**/download/*');
  await plays(theirs).first().press('Enter');
  await asked;
  await expect(theirs.getByText(/^0:01 sur 0:01/)).toBeVisible();
  await expectNoBarriers(theirs);
});
