import type { APIRequestContext } from '@playwright/test';
import { isoDate } from '../../src/shared/format/dates.ts';
import type { SubmittedProject } from '../../src/shared/projects/views.ts';
import type { Person } from './wizard.ts';

const DAY_MS = 86_400_000;

/**
 * A client's free request, through the two calls the wizard makes; the same person again is another account of the same
 * phone. Without `districtId`, in the first district of Conakry.
 */
export async function sendRequest(
  request: APIRequestContext,
  person: Person,
  description: string,
  districtId?: string,
): Promise<string> {
  return (await submitRequest(request, person, description, districtId)).id;
}

/** The same, with the reference and the link that the client gets. */
export async function submitRequest(
  request: APIRequestContext,
  person: Person,
  description: string,
  districtId?: string,
): Promise<SubmittedProject> {
  const { phone, ...names } = person;
  const registered = await request.post('/register', { data: { isSubmission: true, ...names, phoneNumber: phone } });
  const { accessToken, entity } = await registered.json();
  const cities: { id: string; name: string }[] = await (await request.get('/get-cities')).json();
  const cityId = cities.find(({ name }) => name === 'Conakry')?.id ?? '';
  const districts: { id: string }[] = await (await request.get(`/get-districts/${cityId}`)).json();
  const reply = await request.post('/save-project-infos', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      clientId: entity.id,
      description,
      address: 'Derrière la grande mosquée',
      cityId,
      districtId: districtId ?? districts[0]?.id,
      desiredStartDate: isoDate(new Date(Date.now() + 15 * DAY_MS)),
      preferredContactDays: 'Lundi',
      preferredHoursRange: '09h00-12h00',
      choosenResponses: {},
    },
  });
  if (!reply.ok()) throw new Error(await reply.text());
  return (await reply.json()).entity;
}
