import { expect, type Page } from '@playwright/test';
import { absenceTexts } from '../../src/shared/absences/texts.ts';
import { listTexts } from '../../src/shared/admin/listTexts.ts';
import { serviceAdminTexts } from '../../src/shared/catalog/serviceAdminTexts.ts';
import { editingTexts } from '../../src/shared/editing/texts.ts';
import { enterpriseAdminTexts } from '../../src/shared/enterprises/adminTexts.ts';
import { followUpDeskTexts } from '../../src/shared/followUps/deskTexts.ts';
import { layoutTexts } from '../../src/shared/layout/texts.ts';
import { messageTexts } from '../../src/shared/messages/texts.ts';
import { paymentHistoryTexts } from '../../src/shared/payments/historyTexts.ts';
import { deskTexts } from '../../src/shared/projects/deskTexts.ts';
import type { QuoteState } from '../../src/shared/quotes/status.ts';
import { reviewAdminTexts } from '../../src/shared/reviews/adminTexts.ts';
import type { ReviewState } from '../../src/shared/reviews/status.ts';
import { searchTexts } from '../../src/shared/search/texts.ts';
import { staffTexts } from '../../src/shared/staff/texts.ts';
import { statisticsTexts } from '../../src/shared/statistics/texts.ts';
import { verificationAdminTexts } from '../../src/shared/verifications/adminTexts.ts';

export const staffAccounts = {
  Admin: 'admin@oasis.test',
  CustomerService: 'service@oasis.test',
  SalesService: 'ventes@oasis.test',
} as const;

export type StaffRole = keyof typeof staffAccounts;

export interface BackOfficeScreen {
  /** What lies over the page, where something does. */
  name: string;
  as: StaffRole;
  /** As `addresses.ts` has it. */
  address: string;
  /** For an address with `:id`: the list of the API whose first row is opened; `{me}` is whoever is signed in. */
  rows?: string;
  open?: (page: Page) => Promise<void>;
}

/** A walk has minutes for all its screens: one that lacks something does not take them all. */
const APPEARS_WITHIN_MS = 30_000;

const press =
  (name: string | RegExp, role: 'button' | 'menuitem' | 'tab' = 'button') =>
  (page: Page) =>
    page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click({ timeout: APPEARS_WITHIN_MS });

const filtered = (path: string, filter: object) =>
  `${path}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
/** Of all agents: other stories invite some, who have nothing to hand over. */
const agentWithWork = filtered('/admin/staff', { q: staffAccounts.CustomerService });
const submitted = (filter: object) => filtered('/get-submitted-projects/{me}', filter);
const of = (text: string) => new RegExp(`^${text.split('%{')[0]}`);

/** A tool of a list; on a phone it is folded away with the filters. */
const pressTool = (name: string) => async (page: Page) => {
  const folded = page.getByRole('button', { name: /^Plus de filtres/ });
  await expect(folded.or(page.getByRole('button', { name, exact: true })).first()).toBeVisible();
  if (await folded.isVisible()) await folded.click();
  await press(name)(page);
};

async function findNothing(page: Page): Promise<void> {
  await press(searchTexts['search.open'])(page);
  await page.getByRole('combobox', { name: searchTexts['search.title'] }).fill('zzzzzzzz');
  await expect(page.getByRole('status').filter({ hasText: 'zzzzzzzz' })).toBeVisible();
}

async function findSome(page: Page): Promise<void> {
  await press(searchTexts['search.open'])(page);
  await page.getByRole('combobox', { name: searchTexts['search.title'] }).fill('cond');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function select(page: Page): Promise<void> {
  await page
    .getByLabel(/^Sélectionner : /)
    .first()
    .check();
}

/** Every act of the selection bar that opens a dialog stands on one selected row. */
const withSelected = (name: string) => async (page: Page) => {
  await select(page);
  await press(name)(page);
};

/** No screen has this address: from there every screen is drawn anew. */
const NOWHERE = '/gestion-interne/nulle-part';
const DESK = '/oasis-interne/gestion-de-projets';
const NEW_ENTERPRISES = '/oasis-interne/gestion-de-compte-entreprise';
const PROJECT = '/details-projet-soumis/:id';
const ENTERPRISE = '/gestion-de-compte-entreprise/:id';
const VERIFICATION = '/gestion-interne/demandes-verification/:id';
const COLLEAGUE = '/gestion-interne/staff/:id';
const SERVICE = '/gestion-interne/nos-services/:id';

const REVIEW = '/gestion-interne/avis/:id';
const quotesIn = (status: QuoteState) => ({
  name: `quote ${status}`,
  address: '/gestion-interne/devis/:id',
  rows: filtered('/admin/quotes', { status }),
});
const reviewsIn = (status: ReviewState) => ({
  name: `review ${status}`,
  address: REVIEW,
  rows: filtered('/admin/reviews', { status }),
});

/** Jobs after acceptance, for customer service and admins. */
const FOLLOW_UPS = '/oasis-interne/suivi';
const firstFollowUp = press(followUpDeskTexts['followUps.next']);

/** What comes next, for customer service and admins. */
const followUpScreens: Omit<BackOfficeScreen, 'as'>[] = [
  { name: '', address: FOLLOW_UPS },
  { name: 'own absences', address: FOLLOW_UPS, open: press(absenceTexts['absences.own']) },
  {
    name: 'one taken up',
    address: `${FOLLOW_UPS}?filter=${encodeURIComponent(JSON.stringify({}))}`,
    open: firstFollowUp,
  },
];

const jobLists: Omit<BackOfficeScreen, 'as'>[] = [
  { name: '', address: '/gestion-interne/chantiers' },
  { name: '', address: '/gestion-interne/devis' },
  { name: '', address: '/gestion-interne/avis' },
  reviewsIn('Pending'),
  quotesIn('Accepted'),
];

const serviceDay: Omit<BackOfficeScreen, 'as'>[] = [
  ...followUpScreens,
  ...jobLists,
  ...(['Draft', 'Sent', 'Declined', 'Superseded'] as const).map(quotesIn),
  ...(['Published', 'Refused'] as const).map(reviewsIn),
  { ...reviewsIn('Pending'), name: 'refuse a review', open: press(reviewAdminTexts['reviewAdmin.refuse']) },
  { name: '', address: '/gestion-interne' },
  { name: 'weeks as a table', address: '/gestion-interne', open: press(/^Voir le tableau/) },
  { name: '', address: DESK },
  { name: 'columns', address: DESK, open: pressTool(listTexts['lists.columns']) },
  { name: 'saved filters', address: DESK, open: pressTool(listTexts['lists.saved']) },
  { name: 'take one', address: DESK, open: press(/^Gérer/) },
  { name: 'selection', address: DESK, open: select },
  { name: 'reject many', address: DESK, open: withSelected(deskTexts['desk.reject']) },
  { name: 'nothing found', address: `${DESK}?filter=${encodeURIComponent('{"q":"zzzzzzzz"}')}` },
  { name: 'unassigned', address: PROJECT, rows: submitted({ status: 'Submitted' }) },
  { name: 'mine', address: PROJECT, rows: submitted({ status: 'Assigned', mine: true }) },
  { name: 'published', address: PROJECT, rows: submitted({ status: 'Available' }) },
  { name: 'accepted', address: PROJECT, rows: submitted({ status: 'Accepted' }) },
  { name: 'hired', address: PROJECT, rows: submitted({ status: 'Hired' }) },
  { name: 'done', address: PROJECT, rows: submitted({ status: 'Done' }) },
  { name: 'rejected', address: PROJECT, rows: submitted({ status: 'Rejected' }) },
  {
    name: 'reject',
    address: PROJECT,
    rows: submitted({ status: 'Assigned', mine: true }),
    open: press(deskTexts['desk.reject']),
  },
  { name: 'search without a hit', address: '/gestion-interne', open: findNothing },
  { name: '', address: '/gestion-interne/support' },
  { name: '', address: '/gestion-interne/support/:id', rows: '/admin/support-tickets?range=[0,0]' },
  { name: '', address: '/gestion-interne/ajout-utilisateur' },
];

const salesDay: Omit<BackOfficeScreen, 'as'>[] = [
  ...followUpScreens,
  { name: '', address: '/gestion-interne' },
  { name: '', address: NEW_ENTERPRISES },
  { name: 'by account number', address: NEW_ENTERPRISES, open: press(enterpriseAdminTexts['sales.find']) },
  { name: 'take one', address: NEW_ENTERPRISES, open: press(/^Gérer/) },
  { name: '', address: `${NEW_ENTERPRISES}/mes-entreprises` },
  { name: 'mine', address: ENTERPRISE, rows: '/get-my-enterprises/{me}?range=[0,0]' },
  { name: 'unassigned', address: ENTERPRISE, rows: '/get-new-enterprises/{me}?range=[0,0]' },
  { name: '', address: '/gestion-interne/demandes-verification' },
  { name: 'unassigned', address: VERIFICATION, rows: filtered('/admin/verification-requests', { status: 'Pending' }) },
  { name: '', address: '/gestion-interne/ajout-utilisateur' },
];

const adminDay: Omit<BackOfficeScreen, 'as'>[] = [
  ...followUpScreens,
  ...jobLists,
  { name: '', address: '/gestion-interne/admin/dashboard' },
  { name: 'search', address: '/gestion-interne/admin/dashboard', open: findSome },
  { name: 'account menu', address: '/gestion-interne/admin/dashboard', open: press('Aïssatou Barry') },
  { name: '', address: DESK },
  { name: '', address: NEW_ENTERPRISES },
  { name: '', address: `${NEW_ENTERPRISES}/mes-entreprises` },
  { name: '', address: '/gestion-interne/demandes-verification' },
  { name: '', address: '/gestion-interne/projets' },
  {
    name: 'hand over many',
    address: '/gestion-interne/projets',
    open: withSelected(deskTexts['desk.handOver']),
  },
  {
    name: 'hand over',
    address: PROJECT,
    rows: submitted({ status: 'Assigned' }),
    open: press(deskTexts['desk.handOver']),
  },
  { name: 'cancel', address: PROJECT, rows: submitted({ status: 'Available' }), open: press(deskTexts['desk.cancel']) },
  { name: '', address: '/gestion-interne/entreprises' },
  {
    name: 'suspend',
    address: ENTERPRISE,
    rows: filtered('/admin/enterprises', { status: 'Active' }),
    open: press(/^Suspendre/),
  },
  { name: '', address: ENTERPRISE, rows: filtered('/admin/enterprises', { status: 'Active' }) },
  { name: '', address: VERIFICATION, rows: '/admin/verification-requests?range=[0,0]' },
  { name: '', address: '/gestion-interne/historique-paiements' },
  {
    name: 'books',
    address: '/gestion-interne/historique-paiements',
    open: press(paymentHistoryTexts['paymentHistory.booksShow']),
  },
  { name: '', address: '/gestion-interne/historique-paiements/:id', rows: '/admin/payments?range=[0,0]' },
  { name: '', address: '/gestion-interne/abonnements' },
  { name: '', address: '/gestion-interne/sms-summary' },
  { name: '', address: '/gestion-interne/statistiques' },
  {
    name: 'own dates',
    address: '/gestion-interne/statistiques',
    open: press(statisticsTexts['statistics.choice.custom']),
  },
  { name: 'table', address: '/gestion-interne/statistiques', open: press(/^Voir le tableau/) },
  { name: '', address: '/gestion-interne/resultats-entreprises' },
  { name: '', address: '/gestion-interne/etapes-traitees' },
  { name: '', address: '/gestion-interne/rappels-promis' },
  { name: '', address: '/gestion-interne/messages' },
  { name: 'text', address: '/gestion-interne/messages', open: press(of(messageTexts['messages.readOf'])) },
  { name: '', address: '/gestion-interne/journal' },
  { name: 'details', address: '/gestion-interne/journal', open: press(/^(Voir|Détails)/) },
  { name: '', address: '/gestion-interne/nos-services' },
  { name: 'order', address: '/gestion-interne/nos-services', open: press(editingTexts['editing.order']) },
  { name: '', address: '/gestion-interne/nos-services/nouveau' },
  { name: '', address: SERVICE, rows: '/admin/services?range=[0,0]' },
  {
    name: 'question',
    address: SERVICE,
    rows: '/admin/services?range=[0,0]',
    open: press(serviceAdminTexts['serviceAdmin.addQuestion']),
  },
  {
    name: 'order of questions',
    address: SERVICE,
    rows: '/admin/services?range=[0,0]',
    open: press(serviceAdminTexts['serviceAdmin.orderQuestions']),
  },
  { name: '', address: '/gestion-interne/sons-et-images' },
  { name: '', address: '/gestion-interne/partenaires' },
  { name: '', address: '/gestion-interne/partenaires/nouveau' },
  { name: '', address: '/gestion-interne/partenaires/:id', rows: '/admin/partners?range=[0,0]' },
  {
    name: 'remove',
    address: '/gestion-interne/partenaires/:id',
    rows: '/admin/partners?range=[0,0]',
    open: press(of(editingTexts['editing.removeOf'])),
  },
  { name: '', address: '/gestion-interne/forfaits' },
  { name: '', address: '/gestion-interne/forfaits/nouveau' },
  { name: '', address: '/gestion-interne/forfaits/:id', rows: '/admin/packages?range=[0,0]' },
  { name: '', address: '/gestion-interne/villes' },
  { name: 'add', address: '/gestion-interne/villes', open: press(/^Ajouter/) },
  { name: '', address: '/gestion-interne/villes/:id', rows: '/admin/cities?range=[0,0]' },
  { name: '', address: '/gestion-interne/lieux' },
  { name: 'import', address: '/gestion-interne/lieux', open: press(/^Importer/) },
  { name: '', address: '/gestion-interne/lieux/nouveau' },
  { name: '', address: '/gestion-interne/lieux/:id', rows: '/admin/places?range=[0,0]' },
  { name: '', address: '/gestion-interne/langues' },
  { name: 'rename', address: '/gestion-interne/langues', open: press(of(editingTexts['editing.renameOf'])) },
  { name: '', address: '/gestion-interne/parametres' },
  { name: '', address: '/gestion-interne/parametres/suivi' },
  { name: '', address: '/gestion-interne/staff' },
  { name: '', address: COLLEAGUE, rows: agentWithWork },
  { name: 'hand over', address: COLLEAGUE, rows: agentWithWork, open: press(staffTexts['staff.handOver']) },
  { name: 'deactivate', address: COLLEAGUE, rows: agentWithWork, open: press(staffTexts['staff.deactivate']) },
  { name: 'contact', address: COLLEAGUE, rows: agentWithWork, open: press(staffTexts['staff.changeContact']) },
  { name: '', address: '/gestion-interne/ajout-utilisateur' },
  { name: '', address: '/gestion-interne/support' },
  { name: '', address: NOWHERE },
  {
    name: 'check a document',
    address: VERIFICATION,
    rows: '/admin/verification-requests?range=[0,0]',
    open: press(of(verificationAdminTexts['verification.checkOf'])),
  },
];

/** Every screen of the back-office and what opens over it, each as somebody who has it. */
export const backOfficeScreens: readonly BackOfficeScreen[] = [
  ...serviceDay.map((screen) => ({ ...screen, as: 'CustomerService' as const })),
  ...salesDay.map((screen) => ({ ...screen, as: 'SalesService' as const })),
  ...adminDay.map((screen) => ({ ...screen, as: 'Admin' as const })),
];

export const nameOf = ({ as, address, name }: BackOfficeScreen) => `${as} ${address}${name ? ` (${name})` : ''}`;

/** Goes there as somebody who is signed in, waits for what it loads, and opens what is to lie over it. */
export async function openScreen(page: Page, screen: BackOfficeScreen): Promise<void> {
  const address = screen.rows ? screen.address.replace(':id', await firstId(page, screen.rows)) : screen.address;
  await closeWhatLiesOver(page);
  await follow(page, NOWHERE);
  await expect(page.locator('h1')).toHaveText(layoutTexts['layout.notFound']);
  if (address !== NOWHERE) {
    await follow(page, address);
    await expect(page.locator('h1').filter({ hasText: layoutTexts['layout.notFound'] })).toHaveCount(0);
  }
  await settled(page);
  await screen.open?.(page);
  await settled(page);
}

/** As a link of the application leads, without loading all of it again. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** The search and the menus belong to the frame: another screen leaves them open. */
async function closeWhatLiesOver(page: Page): Promise<void> {
  const over = page.locator('.MuiModal-root:not(.MuiModal-hidden)');
  // Which hears a key once it has the focus.
  await expect(over.and(page.locator(':not(:focus-within)'))).toHaveCount(0);
  if ((await over.count()) > 0) await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
}

async function firstId(page: Page, rows: string): Promise<string> {
  const id = await page.evaluate(async (path) => {
    const me = JSON.parse(localStorage.getItem('user') ?? '{}').id;
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const body = await (await fetch(path.replace('{me}', me), { headers })).json();
    return (Array.isArray(body) ? body : body.entity)?.[0]?.id;
  }, rows);
  if (!id) throw new Error(`No row in ${rows}`);
  return id;
}

/** Nothing of the page is still on its way. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('.MuiSkeleton-root, .MuiCircularProgress-root, [aria-busy=true]')).toHaveCount(0);
}
