import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { listQuery, searchText } from '../api/listQuery.ts';
import { orderSchema } from '../editing/schemas.ts';
import { orderView } from '../editing/views.ts';
import { createPackageSchema, updatePackageSchema } from './adminSchemas.ts';
import { managedPackage } from './adminViews.ts';
import { packageItem } from './views.ts';

export const packageContract = contract('packages', {
  listPackages: {
    method: 'GET',
    path: '/get-packages',
    permission: 'packages.read',
    summary: 'List the packages a contractor can buy',
    reply: z.array(packageItem),
  },
});

const byId = z.object({ id: idField() });
const packageQuery = listQuery(
  ['position', 'nameFr', 'monthlyPrice'],
  z.strictObject({ q: searchText, isActive: z.optional(z.boolean()) }),
);

export type PackageListQuery = z.output<typeof packageQuery>;

/** The packages as an admin keeps them. None is ever removed: subscriptions and receipts name it. */
export const managedPackageContract = contract('packages', {
  listManagedPackages: {
    method: 'GET',
    path: '/admin/packages',
    permission: 'packages.manage',
    summary: 'List the packages, inactive ones included',
    query: packageQuery,
    rows: managedPackage,
    unit: 'packages',
  },
  orderPackages: {
    method: 'PUT',
    path: '/admin/packages/order',
    permission: 'packages.manage',
    summary: 'Put the packages in another order',
    body: orderSchema,
    entity: orderView,
  },
  readManagedPackage: {
    method: 'GET',
    path: '/admin/packages/{id}',
    permission: 'packages.manage',
    summary: 'Read a package',
    params: byId,
    entity: managedPackage,
  },
  createPackage: {
    method: 'POST',
    path: '/admin/packages',
    permission: 'packages.manage',
    summary: 'Create a package',
    needsRecentProof: true,
    isRepeatable: true,
    body: createPackageSchema,
    entity: managedPackage,
  },
  updatePackage: {
    method: 'PUT',
    path: '/admin/packages/{id}',
    permission: 'packages.manage',
    summary: 'Update a package',
    isRepeatable: true,
    needsRecentProof: true,
    params: byId,
    body: updatePackageSchema,
    entity: managedPackage,
  },
});
