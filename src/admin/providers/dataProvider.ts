import simpleRestProvider from 'ra-data-simple-rest';
import { combineDataProviders, type DataProvider } from 'react-admin';
import { catalogProvider } from './catalogProvider.ts';
import { type ContentVerbs, contentProvider } from './contentProvider.ts';
import {
  allEnterprisesProvider,
  type EnterpriseVerbs,
  enterprisesProvider,
  myEnterprisesProvider,
} from './enterprisesProvider.ts';
import { httpClient } from './httpClient.ts';
import { paymentBooksProvider, paymentTotalsProvider } from './paymentsProvider.ts';
import {
  duplicateMarksProvider,
  projectDuplicatesProvider,
  projectHistoryProvider,
  projectQueuesProvider,
} from './projectDeskProvider.ts';
import { allProjectsProvider, type ProjectVerbs, projectsProvider } from './projectsProvider.ts';
import { refreshProvider } from './refreshProvider.ts';

export type AdminDataProvider = DataProvider & ProjectVerbs & EnterpriseVerbs & ContentVerbs;

const restProvider = simpleRestProvider('/admin', httpClient);

const providers: Record<string, DataProvider> = {
  projects: projectsProvider,
  'all-projects': allProjectsProvider,
  'project-history': projectHistoryProvider,
  'project-duplicates': projectDuplicatesProvider,
  'project-queues': projectQueuesProvider,
  'duplicate-marks': duplicateMarksProvider,
  enterprises: enterprisesProvider,
  'my-enterprises': myEnterprisesProvider,
  'all-enterprises': allEnterprisesProvider,
  'payment-totals': paymentTotalsProvider,
  'payment-books': paymentBooksProvider,
  refresh: refreshProvider,
  services: contentProvider,
  questions: contentProvider,
  cities: contentProvider,
  districts: contentProvider,
  languages: contentProvider,
  partners: contentProvider,
  packages: contentProvider,
  settings: contentProvider,
};

/** One provider for each noun; whatever has no endpoint of its own is at `/admin/{resource}` (design §6). */
export const dataProvider = combineDataProviders((resource) => {
  if (resource === 'files' || resource.startsWith('catalog.')) return catalogProvider;
  return providers[resource] ?? restProvider;
}) as AdminDataProvider;
