import type { APIRequestContext, APIResponse } from '@playwright/test';
import { logIn } from './browserSession.ts';
import { DEMO_PASSWORD } from './builders.ts';

export interface NewEnterprise {
  name: string;
  email: string;
  accountNumber: string;
}

/** A contractor who has just signed up and described their enterprise, as the site's forms do it. */
export async function signUpEnterprise(request: APIRequestContext, address = 'Kipé'): Promise<NewEnterprise> {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  const email = `entreprise${digits}@exemple.test`;
  const account = { email, password: DEMO_PASSWORD, phoneNumber: `65${digits}`, role: 'Entrepreneur' };
  const registered = await request.post('/register', { data: account });
  const { accessToken } = await registered.json();
  const cities = await (await request.get('/get-cities')).json();
  // A name with so many digits would be refused as one that holds a telephone number.
  const name = `Toiture ${[...digits].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const enterprise = { name, address, cityId: cities[0].id, services: [] };
  const reply = await request.post('/save-company-informations', {
    data: enterprise,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { entity } = await reply.json();
  return { name, email, accountNumber: entity.accountNumber };
}

/** The contractor changes the name themselves, as on their profile. */
export async function renameEnterprise(request: APIRequestContext, email: string, name: string): Promise<void> {
  const { headers, user } = await logIn(request, email);
  const own = await (await request.get(`/get-enterprise-informations/${user.enterpriseId}`, { headers })).json();
  const { id, address, city } = own.entity;
  const reply = await request.put('/update-enterprise-infos', {
    headers,
    data: { id, name, address, cityId: city.id },
  });
  if (!reply.ok()) throw new Error(await reply.text());
}

/** The requests of a demonstration account, or of somebody who signed up. */
async function signedRequests(request: APIRequestContext, loginIdentifier: string) {
  const { headers, user } = await logIn(request, loginIdentifier);
  const settled = async (reply: APIResponse) => {
    if (!reply.ok()) throw new Error(await reply.text());
    return (await reply.json()).entity;
  };
  return {
    userId: user.id,
    enterpriseId: user.enterpriseId,
    put: async (url: string, data: object) => settled(await request.put(url, { data, headers })),
    post: async (url: string, data: object) => settled(await request.post(url, { data, headers })),
  };
}

/** An active enterprise that has paid for a month of Basic, on the sandbox's page. */
export async function payingEnterprise(request: APIRequestContext): Promise<NewEnterprise> {
  const enterprise = await signUpEnterprise(request);
  const [admin, contractor] = [
    await signedRequests(request, 'admin@oasis.test'),
    await signedRequests(request, enterprise.email),
  ];
  await admin.put('/assign-enterprise/', { id: contractor.enterpriseId, assignedAgentId: admin.userId });
  const { accountNumber } = enterprise;
  await admin.put('/verify-enterprise-account/', { accountNumber, agentId: admin.userId });
  const [basic] = await (await request.get('/get-packages')).json();
  const { checkoutUrl } = await contractor.post('/checkout', {
    userId: contractor.userId,
    packageId: basic.id,
    paymentFrequency: 'Monthly',
    returnUrl: '/payment/success',
    cancelUrl: '/payment/cancel',
  });
  const paid = await request.post(`${new URL(checkoutUrl).pathname}/pay`, { form: {}, maxRedirects: 0 });
  if (paid.status() !== 303) throw new Error(await paid.text());
  return enterprise;
}
