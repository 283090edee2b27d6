import simpleRestProvider from 'ra-data-simple-rest';
import { combineDataProviders, type DataProvider } from 'react-admin';
import { catalogProvider } from './catalogProvider.ts';
import {
  allEnterprisesProvider,
  type EnterpriseVerbs,
  enterprisesProvider,
  myEnterprisesProvider,
} from './enterprisesProvider.ts';
import { httpClient } from './httpClient.ts';
import { paymentBooksProvider, paymentTotalsProvider } from './paymentsProvider.ts';
import { type ProjectVerbs, projectsProvider } from './projectsProvider.ts';
import { refreshProvider } from './refreshProvider.ts';

export type AdminDataProvider = DataProvider & ProjectVerbs & EnterpriseVerbs;

const restProvider = simpleRestProvider('/admin', httpClient);

const providers: Record<string, DataProvider> = {
  projects: projectsProvider,
  enterprises: enterprisesProvider,
  'my-enterprises': myEnterprisesProvider,
  'all-enterprises': allEnterprisesProvider,
  'payment-totals': paymentTotalsProvider,
  'payment-books': paymentBooksProvider,
  refresh: refreshProvider,
};

/** One provider for each noun; whatever has no endpoint of its own is at `/admin/{resource}` (design §6). */
export const dataProvider = combineDataProviders((resource) => {
  if (resource === 'files' || resource.startsWith('catalog.')) return catalogProvider;
  return providers[resource] ?? restProvider;
}) as AdminDataProvider;
