import simpleRestProvider from 'ra-data-simple-rest';
import { combineDataProviders, type DataProvider } from 'react-admin';
import { type ContentVerbs, contentProvider } from './contentProvider.ts';
import {
  allEnterprisesProvider,
  type EnterpriseVerbs,
  enterprisesProvider,
  myEnterprisesProvider,
} from './enterprisesProvider.ts';
import { httpClient } from './httpClient.ts';
import { allProjectsProvider, type ProjectVerbs, projectsProvider } from './projectsProvider.ts';

export type AdminDataProvider = DataProvider & ProjectVerbs & EnterpriseVerbs & ContentVerbs;

const restProvider = simpleRestProvider('/admin', httpClient);

const providers: Record<string, DataProvider> = {
  projects: projectsProvider,
  'all-projects': allProjectsProvider,
  enterprises: enterprisesProvider,
  'my-enterprises': myEnterprisesProvider,
  'all-enterprises': allEnterprisesProvider,
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
export const dataProvider = combineDataProviders(
  (resource) => providers[resource] ?? restProvider,
) as AdminDataProvider;
