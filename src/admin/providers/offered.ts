import type { DataProvider } from 'react-admin';

type Verb = (resource: never, params: never) => Promise<unknown>;

const refuse = (verb: string) => () => Promise.reject(new Error(`This resource does not offer ${verb}`));

/**
 * A whole data provider from the verbs a resource has; asking for another one is an error of the programme.
 * The cast stands because react-admin's verbs are generic over the record, and a resource knows its own.
 */
export function offering<Verbs extends Record<string, Verb>>(verbs: Verbs): DataProvider & Verbs {
  return {
    getList: refuse('getList'),
    getOne: refuse('getOne'),
    getMany: refuse('getMany'),
    getManyReference: refuse('getManyReference'),
    create: refuse('create'),
    update: refuse('update'),
    updateMany: refuse('updateMany'),
    delete: refuse('delete'),
    deleteMany: refuse('deleteMany'),
    ...verbs,
  } as unknown as DataProvider & Verbs;
}
