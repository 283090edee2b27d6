import { type GetListParams, type GetOneParams, HttpError, type UpdateParams } from 'react-admin';
import { currentSession } from '../../shared/client/session.ts';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import type { UpdateEnterprise } from '../../shared/enterprises/schemas.ts';
import { api } from './api.ts';
import { entityOf, httpClient } from './httpClient.ts';
import { messageOr } from './httpErrors.ts';
import { listQuery, totalOf } from './listQuery.ts';
import { offering } from './offered.ts';

type Whole = Promise<{ data: EnterpriseDetails }>;

/** What sales do to an enterprise besides correcting it. The acting agent is who is signed in. */
export interface EnterpriseVerbs {
  /** To who is signed in, or by an admin to the agent named. */
  assignEnterprise(resource: 'enterprises', params: { id: string; agentId?: string }): Whole;
  activateEnterprise(resource: 'enterprises', params: { accountNumber: string; phoneNumber: string }): Whole;
  suspendEnterprise(resource: 'enterprises', params: { id: string; isSuspended: boolean; reason: string }): Whole;
  findEnterprise(resource: 'enterprises', params: { accountNumber: string }): Promise<{ data: { id: string } }>;
}

const agentId = (): string => currentSession()?.user.id ?? '';
const readWhole = (id: string) => entityOf(api.get('/get-enterprise-details/{id}', { path: { id } }));

/** The new enterprises, whose failure has one sentence (specification §8), and each enterprise by itself, over the endpoints of §7. */
export const enterprisesProvider = offering({
  async getList(_resource: string, params: GetListParams) {
    return listAt(`/get-new-enterprises/${agentId()}`, params, () => 'enterprises.errorFetchingData');
  },

  async getOne(_resource: string, { id }: GetOneParams) {
    return { data: await readWhole(String(id)) };
  },

  async update(_resource: string, { id, data }: UpdateParams) {
    const body = { ...(data as UpdateEnterprise), id: String(id), agentId: agentId() };
    await entityOf(api.put('/update-enterprise-infos', { body }));
    return { data: await readWhole(String(id)) };
  },

  async assignEnterprise(_resource: 'enterprises', params: { id: string; agentId?: string }) {
    const { id } = params;
    const body = { id, assignedAgentId: params.agentId ?? agentId() };
    return { data: await entityOf(api.put('/assign-enterprise/', { body, once: `assign:${id}` })) };
  },

  async activateEnterprise(_resource: 'enterprises', params: { accountNumber: string; phoneNumber: string }) {
    const body = { ...params, agentId: agentId() };
    const once = `activate:${params.accountNumber}`;
    return { data: await entityOf(api.put('/verify-enterprise-account/', { body, once })) };
  },

  async suspendEnterprise(
    _resource: 'enterprises',
    { id, ...body }: { id: string; isSuspended: boolean; reason: string },
  ) {
    const options = { path: { id }, body, once: `suspension:${id}` };
    return { data: await entityOf(api.put('/admin/enterprises/{id}/suspension', options)) };
  },

  async findEnterprise(_resource: 'enterprises', { accountNumber }: { accountNumber: string }) {
    const options = { path: { accountNumber } };
    return {
      data: await entityOf(api.get('/find-enterprise-by-account-number/{accountNumber}', options)),
    };
  },
});

/** The enterprises that the agent follows; its failures are said in the words of the specification §8. */
export const myEnterprisesProvider = offering({
  async getList(_resource: string, params: GetListParams) {
    return listAt(`/get-my-enterprises/${agentId()}`, params, listSentence);
  },
});

/** Every enterprise, for an admin. */
export const allEnterprisesProvider = offering({
  async getList(_resource: string, params: GetListParams) {
    return listAt('/admin/enterprises', params, listSentence);
  },
});

type Sentence = (error: HttpError) => string;

async function listAt(path: string, params: GetListParams, sentenceFor: Sentence) {
  try {
    const { headers, json } = await httpClient(`${path}?${listQuery(params)}`);
    const data = json as { id: string }[];
    return { data, total: totalOf(headers.get('Content-Range')) ?? data.length };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new HttpError(sentenceFor(error), error.status, error.body);
  }
}

/** The server's reason, or the list's own sentence where there is only a general one (specification §8). */
const listSentence = (error: HttpError): string =>
  error.status === 0 ? 'enterprises.networkError' : messageOr(error, 'enterprises.listError');
