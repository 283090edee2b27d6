import { combineDataProviders, type DataProvider } from 'react-admin';
import { contentProvider } from './editing/contentProvider.ts';
import { allEnterprisesProvider, enterprisesProvider, myEnterprisesProvider } from './enterprises/dataProvider.ts';
import { allProjectsProvider, projectsProvider } from './projects/dataProvider.ts';
import { restProvider } from './providers/restProvider.ts';

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
  places: contentProvider,
  languages: contentProvider,
  partners: contentProvider,
  packages: contentProvider,
  settings: contentProvider,
  'follow-up-settings': contentProvider,
};

/** The resources with endpoints of their own; any other is at `/admin/{resource}` (design §6). */
export const dataProvider = combineDataProviders((resource) => providers[resource] ?? restProvider);
