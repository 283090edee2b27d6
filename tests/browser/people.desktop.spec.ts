import { type Browser, expect, type Page, test } from '@playwright/test';
import { absenceTexts } from '../../src/shared/absences/texts.ts';
import { loginTexts } from '../../src/shared/auth/loginTexts.ts';
import { passwordTexts } from '../../src/shared/auth/passwordTexts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { contactTexts } from '../../src/shared/contact/texts.ts';
import { editingTexts } from '../../src/shared/editing/texts.ts';
import { formatDate, isoDate } from '../../src/shared/format/dates.ts';
import { formatPhone } from '../../src/shared/format/phone.ts';
import { searchTexts } from '../../src/shared/search/texts.ts';
import { staffTexts } from '../../src/shared/staff/texts.ts';
import { supportTexts } from '../../src/shared/support/texts.ts';
import { userTexts } from '../../src/shared/users/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { cancelAsAdmin, logIn as openSession, signIn, startSession } from '../support/browserSession.ts';
import { sendRequest } from '../support/clientRequest.ts';
import { loseReply } from '../support/lostReply.ts';
import { freshPhone } from '../support/people.ts';
import { resetLinkOf } from '../support/resetLink.ts';
import { somebody } from '../support/wizard.ts';

/** One walk sees both sizes and both lights: the second project would only repeat it. */

const PASSWORD = 'Nouveau#2027';
const field = (name: string) => staffTexts[`resources.add-user.fields.${name}` as keyof typeof staffTexts];
const main = (page: Page) => page.getByRole('main');

/** Nobody is kept out of what is on screen: on a phone by night, on a desk by day. */
async function expectOpenToAll(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoBarriers(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoBarriers(page);
}

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function logIn(page: Page, identifier: string): Promise<void> {
  await page.getByLabel(loginTexts['auth.loginIdentifier']).fill(identifier);
  await page.getByLabel(loginTexts['auth.password'], { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: loginTexts['auth.submit'] }).click();
}

/** On the page that the link of an invitation leads to. */
async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel(passwordTexts['password.new'], { exact: true }).fill(PASSWORD);
  await page.getByLabel(passwordTexts['password.confirmNew']).fill(PASSWORD);
  await page.getByRole('button', { name: passwordTexts['password.resetSubmit'] }).click();
  await page.waitForURL('**/connexion');
}

/** The page leaves for the log-in before it is loaded; one that is open may leave by itself on the way there. */
async function expectSentToLogIn(page: Page, address: string): Promise<void> {
  await expect(() => page.goto(address, { waitUntil: 'commit' })).toPass();
  await page.waitForURL('**/connexion');
}

test('an admin invites an agent, who signs in, gets another phone and e-mail, and is thrown out when deactivated', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const phone = freshPhone();
  // A name takes no digits.
  const mark = [...phone].map((digit) => 'abcdefghij'[Number(digit)] ?? '').join('');
  const email = `agent${phone}@exemple.test`;
  await startSession(page, 'admin@oasis.test');
  await page.goto('/gestion-interne/staff');
  await expect(main(page).getByText('Ibrahima Camara')).toBeVisible();
  await expectOpenToAll(page);
  await main(page).getByRole('link', { name: staffTexts['staff.addTitle'] }).click();
  await expect(page).toHaveURL(/\/gestion-interne\/ajout-utilisateur$/);

  const add = page.getByRole('button', { name: staffTexts['staff.addSubmit'] });
  await add.click();
  await expect(page.getByText('Veuillez entrer un numero correct svp')).toBeVisible();
  await expect(page.getByText('Ce champ est réquis')).toHaveCount(2);
  await expectOpenToAll(page);
  await page.getByLabel(field('email')).fill('service@oasis.test');
  await page.getByLabel(field('firstName')).fill('Néné');
  await page.getByLabel(field('lastName'), { exact: true }).fill(`Sow ${mark}`);
  await page.getByRole('checkbox', { name: 'Poular' }).check();
  await page.getByLabel(field('phoneNumber')).pressSequentially(phone);
  await page.getByRole('combobox', { name: field('roleId') }).selectOption('CustomerService');
  await add.click();
  await expect(main(page).getByText(staffTexts['staff.emailTaken'])).toBeVisible();
  await page.getByLabel(field('email')).fill(email);
  await add.click();
  await expect(page.getByText(/est créé pour .+\. Le lien part par SMS et par e-mail\./)).toBeVisible();
  await expect(page.getByLabel(field('phoneNumber'))).toHaveValue('');

  const agent = await newPage(browser);
  await agent.goto(await resetLinkOf(email));
  await choosePassword(agent);
  await logIn(agent, phone);
  await agent.waitForURL('**/oasis-interne/gestion-de-projets');

  await page.goto('/gestion-interne/staff');
  await page.getByLabel(staffTexts['staff.search']).fill(phone);
  await page.getByRole('link', { name: `Ouvrir la fiche : Néné Sow ${mark}` }).click();
  const position = page.getByLabel(staffTexts['resources.staff.fields.occupiedPosition']);
  await position.fill('Accueil');
  await page.getByRole('button', { name: editingTexts['editing.save'] }).click();
  await expect(page.getByText(staffTexts['staff.saved'])).toBeVisible();
  await expectOpenToAll(page);

  const newPhone = freshPhone();
  const newEmail = `agent${newPhone}@exemple.test`;
  await page.getByRole('button', { name: staffTexts['staff.changeContact'] }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(staffTexts['staff.contactForSignIn']);
  await expect(dialog.getByLabel(staffTexts['staff.email'])).toHaveValue(email);
  await dialog.getByLabel(staffTexts['staff.phone']).fill('620 00 00 02');
  const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/admin/staff/*/contact', async (route) => {
    await pressed;
    await route.continue();
  });
  await dialog.getByRole('button', { name: editingTexts['editing.save'] }).click();
  await dialog.getByLabel(staffTexts['staff.phone']).press('Escape');
  letGo();
  await expect(dialog.getByText(userTexts['users.phoneTaken'])).toBeVisible();
  await expectOpenToAll(page);
  await dialog.getByLabel(staffTexts['staff.phone']).fill(newPhone);
  await dialog.getByLabel(staffTexts['staff.email']).fill(newEmail);
  await dialog.getByRole('button', { name: editingTexts['editing.save'] }).click();
  await expect(page.getByText(staffTexts['staff.contactSaved'])).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: newEmail })).toBeVisible();
  await expect(main(page).getByRole('link', { name: formatPhone(newPhone) })).toBeVisible();
  await expectSentToLogIn(agent, '/gestion-interne/support');
  await logIn(agent, newEmail);
  await agent.waitForURL('**/gestion-interne/support');

  await page.getByRole('button', { name: staffTexts['staff.deactivate'] }).click();
  const question = page.getByRole('dialog');
  await page.route('**/admin/staff/*/activity', (route) => route.abort(), { times: 1 });
  await question.getByRole('button', { name: commonTexts['control.yes'] }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await question.getByRole('button', { name: commonTexts['control.yes'] }).click();
  await expect(page.getByText(staffTexts['staff.wasDeactivated'])).toBeVisible();
  await expect(page.getByRole('button', { name: staffTexts['staff.reactivate'] })).toBeVisible();

  await expectSentToLogIn(agent, '/gestion-interne/support');
  await logIn(agent, newPhone);
  await expect(agent.getByText('Identifiant ou mot de passe incorrect').first()).toBeVisible();
});

test('a contact message becomes a ticket that is answered, noted and closed', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const subject = `Question ${freshPhone()}`;
  await startSession(page, 'client@oasis.test');
  await page.goto('/contact');
  await page.getByLabel(contactTexts['contact.name']).fill('Fatoumata Sylla');
  await page.getByLabel(contactTexts['contact.email']).fill('client@oasis.test');
  await page.getByLabel(contactTexts['contact.subject']).fill(subject);
  await page.getByLabel(contactTexts['contact.message'], { exact: true }).fill('Quand m’appelle-t-on ?');
  await page.getByRole('button', { name: contactTexts['contact.send'] }).click();
  await expect(page.getByText(contactTexts['contact.sentTitle'])).toBeVisible();

  const desk = await newPage(browser);
  await startSession(desk, 'service@oasis.test');
  await desk.goto('/gestion-interne/support');
  await desk.getByLabel(supportTexts['support.search']).fill(subject);
  await expect(desk.getByRole('link', { name: `Ouvrir le message : ${subject}` })).toBeVisible();
  await expectOpenToAll(desk);
  await desk.getByRole('link', { name: `Ouvrir le message : ${subject}` }).click();
  await expect(desk.getByText('Fatoumata Sylla · Client, depuis son compte')).toBeVisible();

  const send = desk.getByRole('button', { name: supportTexts['support.send'] });
  await send.click();
  await expect(desk.getByRole('alert').filter({ hasText: supportTexts['support.bodyRequired'] })).toBeVisible();
  await desk.getByLabel(supportTexts['support.replyLabel']).fill('Demain matin.');
  await desk.reload();
  await expect(desk.getByLabel(supportTexts['support.replyLabel'])).toHaveValue('Demain matin.');
  // Its reply is lost: once more is the same one, though the ticket, read again, shows it.
  const answers = desk.getByRole('listitem').filter({ hasText: 'Demain matin.' });
  await loseReply(desk, '**/entries', () => send.click());
  await expect(answers).toHaveCount(1);
  await desk.reload();
  await expect(answers).toHaveCount(1);
  await send.click();
  await expect(desk.getByText(supportTexts['support.sent'], { exact: true })).toBeVisible();
  await expect(answers).toHaveCount(1);
  await expect(desk.getByText(supportTexts['support.assignedToYou'])).toBeVisible();
  await expect(desk.getByLabel(supportTexts['support.replyLabel'])).toHaveValue('');
  await desk.getByRole('radio', { name: supportTexts['support.note'] }).check();
  await desk.getByLabel(supportTexts['support.noteLabel']).fill('Rappeler Kadiatou');
  await desk.getByRole('button', { name: supportTexts['support.addNote'] }).click();
  await expect(main(desk).getByText('Rappeler Kadiatou')).toBeVisible();
  await expectOpenToAll(desk);
  await desk.getByRole('button', { name: supportTexts['support.close'] }).click();
  await expect(desk.getByText(supportTexts['support.closedHint'])).toBeVisible();
  await desk.getByRole('button', { name: supportTexts['support.reopen'] }).click();
  await expect(desk.getByRole('button', { name: supportTexts['support.close'] })).toBeVisible();
});

test('the search names what somebody of this role may find', async ({ page }) => {
  for (const [account, scope] of [
    ['admin', 'all'],
    ['service', 'projects'],
    ['ventes', 'enterprises'],
  ] as const) {
    await signIn(page, `${account}@oasis.test`);
    await page.getByRole('button', { name: searchTexts['search.open'] }).click();
    const box = page.getByRole('combobox', { name: searchTexts['search.title'] });
    await expect(box).toHaveAttribute('placeholder', searchTexts[`search.label.${scope}`]);
    await box.fill('zzzzzzzz');
    const nothing = searchTexts[`search.nothing.${scope}`].replace('%{text}', 'zzzzzzzz');
    await expect(page.getByRole('status').filter({ hasText: nothing })).toBeVisible();
  }
});

test('the search finds an enterprise by its account number, by keyboard alone', async ({ page }) => {
  await signIn(page, 'admin@oasis.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const box = page.getByRole('combobox', { name: searchTexts['search.title'] });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await box.pressSequentially('ba');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await box.pressSequentially('zzzzzzzz');
  await expect(page.getByRole('status').filter({ hasText: 'zzzzzzzz' })).toBeVisible();
  await box.fill('condé');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectOpenToAll(page);
  // What is shown of an earlier text is not opened for a later one.
  const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/admin/search?q=cond%C3%A9z', async (route) => {
    await pressed;
    await route.continue();
  });
  await box.press('End');
  await page.keyboard.type('z');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: searchTexts['search.searching'] })).toBeVisible();
  await expect(box).toBeFocused();
  letGo();
  await expect(page.getByRole('status').filter({ hasText: 'condéz' })).toBeVisible();
  await box.fill('condé');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? 'none');

  await page.route('**/admin/search**', (route) => route.abort());
  await box.fill('ent-k7m4q');
  await expect(page.getByRole('status').filter({ hasText: searchTexts['search.failed'] })).toBeVisible();
  await page.unroute('**/admin/search**');
  await box.fill('ent-k7m4qx');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText('Condé Rénovation');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gestion-de-compte-entreprise\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Condé Rénovation');

  await page.getByRole('button', { name: searchTexts['search.open'] }).click();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: searchTexts['search.open'] })).toBeFocused();
});

test('an admin is told which work another role leaves behind, and who is away when they hand it over', async ({
  page,
  request,
}) => {
  const { headers } = await openSession(request, 'admin@oasis.test');
  const mark = somebody().lastName.replace('ï', 'i').toLowerCase();
  const languages: { id: string }[] = await (await request.get('/get-languages')).json();
  const addAgent = async (firstName: string, email: string): Promise<string> => {
    const names = { firstName, lastName: mark, email, phoneNumber: freshPhone() };
    const data = { ...names, languages: [languages[0]?.id], roleId: 'CustomerService' };
    const reply = await request.post('/add-new-user', { headers, data });
    return (await reply.json()).entity.id;
  };
  const agentId = await addAgent('Mariama', `${mark}.un@exemple.test`);
  // First by name, and away.
  const awayEmail = `${mark}.deux@exemple.test`;
  const awayId = await addAgent('Aaliya', awayEmail);
  await page.goto(await resetLinkOf(awayEmail));
  await choosePassword(page);
  const today = isoDate(new Date());
  const days = { fromDay: today, untilDay: today };
  expect((await request.post(`/admin/staff/${awayId}/absences`, { headers, data: days })).ok()).toBe(true);
  const id = await sendRequest(request, somebody(), 'Poser une porte');
  expect((await request.put('/assign-project/', { headers, data: { id, agentId } })).ok()).toBe(true);

  await startSession(page, 'admin@oasis.test');
  await page.goto(`/gestion-interne/staff/${agentId}`);
  const role = page.getByRole('combobox', { name: staffTexts['resources.staff.fields.role'] });
  const work = '1 projet en cours';
  await expect(page.getByRole('link', { name: work })).toBeVisible();
  await role.selectOption('Admin');
  const before = page.getByText(staffTexts['staff.workBeyondNewRole'].replace('%{work}', work));
  await expect(before).toHaveCount(0);
  await role.selectOption('SalesService');
  await expect(before).toBeVisible();
  await expectOpenToAll(page);
  await page.getByRole('button', { name: editingTexts['editing.save'] }).click();
  await expect(page.getByText(staffTexts['staff.savedKeepsWork'].replace('%{work}', work))).toBeVisible();
  await expect(before).toHaveCount(0);
  await expect(page.getByText(staffTexts['staff.workBeyondRole'].replace('%{work}', work))).toBeVisible();

  await page.getByRole('button', { name: staffTexts['staff.handOver'] }).click();
  const heirs = page.getByLabel(staffTexts['staff.heirProjects']).getByRole('option');
  const away = absenceTexts['absences.named']
    .replace('%{name}', `Aaliya ${mark}`)
    .replace('%{date}', formatDate(today));
  const isAway = (name: string) => name.includes('absent');
  await expect(heirs.filter({ hasText: away })).toHaveCount(1);
  const names = await heirs.allTextContents();
  expect(names.slice(names.findIndex(isAway)).every(isAway)).toBe(true);
  await page.getByLabel(staffTexts['staff.heirProjects']).selectOption({ label: 'Ibrahima Camara' });
  const submit = page.getByRole('button', { name: staffTexts['staff.handOverSubmit'], exact: true });
  // The choice stays where no reply came, and the same again is told what was moved the first time.
  await loseReply(page, '**/admin/staff/*/work', () => submit.click());
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await submit.click();
  const given = staffTexts['staff.handedOver'].replace('%{heirs}', `Ibrahima Camara : ${work}`);
  await expect(page.getByText(given)).toBeVisible();
  await expect(page.getByText(staffTexts['staff.noWork'])).toBeVisible();
  await expect(page.getByText(staffTexts['staff.workBeyondRole'].replace('%{work}', work))).toHaveCount(0);
  await cancelAsAdmin(request, id);
});
