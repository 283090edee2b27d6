import { type GetListParams, type GetOneParams, HttpError, type UpdateParams } from 'react-admin';
import { currentSession } from '../../shared/client/session.ts';
import type { UpdateEnterprise } from '../../shared/enterprises/schemas.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOr } from '../providers/httpErrors.ts';
import { getListAt, partialDataProvider } from '../providers/restProvider.ts';

const agentId = (): string => currentSession()?.user.id ?? '';
const getDetails = (id: string) => entityOf(api.get('/get-enterprise-details/{id}', { path: { id } }));

/**
 * The new enterprises, whose list says every failure in one sentence (specification §8), and each enterprise's
 * details.
 */
export const enterprisesProvider = partialDataProvider({
  async getList(_resource: string, params: GetListParams) {
    return listAt(`/get-new-enterprises/${agentId()}`, params, () => 'enterprises.errorFetchingData');
  },

  async getOne(_resource: string, { id }: GetOneParams) {
    return { data: await getDetails(String(id)) };
  },

  async update(_resource: string, { id, data }: UpdateParams) {
    const body = { ...(data as UpdateEnterprise), id: String(id), agentId: agentId() };
    await entityOf(api.put('/update-enterprise-infos', { body }));
    return { data: await getDetails(String(id)) };
  },
});

/** The enterprises that the agent follows; its failures are said in the words of the specification §8. */
export const myEnterprisesProvider = partialDataProvider({
  async getList(_resource: string, params: GetListParams) {
    return listAt(`/get-my-enterprises/${agentId()}`, params, listMessage);
  },
});

/** Every enterprise, for an admin. */
export const allEnterprisesProvider = partialDataProvider({
  async getList(_resource: string, params: GetListParams) {
    return listAt('/admin/enterprises', params, listMessage);
  },
});

async function listAt(path: string, params: GetListParams, messageFor: (error: HttpError) => string) {
  try {
    return await getListAt<{ id: string }>(path, params);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new HttpError(messageFor(error), error.status, error.body);
  }
}

const listMessage = (error: HttpError): string =>
  error.status === 0 ? 'enterprises.networkError' : messageOr(error, 'enterprises.listError');

/**
 * Gives an enterprise that nobody has to this agent. Without a key: giving it twice is no error, and what was given
 * back since is given anew.
 */
export async function assignEnterprise(id: string, assignedAgentId: string): Promise<void> {
  await entityOf(api.put('/assign-enterprise/', { body: { id, assignedAgentId } }));
}
