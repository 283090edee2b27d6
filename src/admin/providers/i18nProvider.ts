import Polyglot from 'node-polyglot';
import frenchMessages from 'ra-language-french';
import type { I18nProvider } from 'react-admin';
import { menuTexts } from '../../shared/admin/menuTexts.ts';
import { sharedTexts } from '../../shared/admin/sharedTexts.ts';
import { adminTexts } from '../../shared/admin/texts.ts';
import { loginTexts } from '../../shared/auth/loginTexts.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { nameTexts } from '../../shared/common/nameTexts.ts';
import { commonTexts } from '../../shared/common/texts.ts';
import { dashboardTexts } from '../../shared/dashboard/texts.ts';
import { missingText } from '../../shared/i18n/missingText.ts';
import { frameTexts } from '../../shared/layout/frameTexts.ts';
import { layoutTexts } from '../../shared/layout/texts.ts';
import { searchTexts } from '../../shared/search/texts.ts';

const ownNamespaces = new Set<string>();
const namespaceOf = (key: string): string => key.slice(0, key.indexOf('.'));

/** Strict for our own keys: react-admin asks for labels of its own that may be missing. */
const onMissingKey = (key: string): string =>
  missingText(key, import.meta.env.DEV && ownNamespaces.has(namespaceOf(key)));

const polyglot = new Polyglot({ locale: 'fr', phrases: { '': '', ...frenchMessages }, onMissingKey });

/**
 * Adds what a screen says to what the back-office can say. Called as the screen's module is loaded, so before it is
 * drawn for the first time; what was added stays, for the messages that outlast a screen (docs/decisions/0094).
 */
export function addTexts(...catalogues: readonly Record<string, string>[]): void {
  for (const catalogue of catalogues) {
    polyglot.extend(catalogue);
    for (const key of Object.keys(catalogue)) ownNamespaces.add(namespaceOf(key));
  }
}

// Of the first load: the frame, the menu, the dashboards, and what many screens say.
addTexts(
  adminTexts,
  authTexts,
  loginTexts,
  commonTexts,
  dashboardTexts,
  frameTexts,
  layoutTexts,
  menuTexts,
  nameTexts,
  searchTexts,
  sharedTexts,
);

export const i18nProvider: I18nProvider = {
  translate: (key, options = {}) => polyglot.t(key, options),
  changeLocale: async () => undefined,
  getLocale: () => 'fr',
};
