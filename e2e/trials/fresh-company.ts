import type { Browser } from 'playwright-core';
import type { Look } from '../browser.ts';
import { settled } from '../pages/settled.ts';
import { PASSWORD, shellShown } from '../pages/sign-in.ts';
import { textsOf } from '../pages/texts.ts';
import { toastShown } from '../pages/toasts.ts';
import { begin, type Hand, handOf, type Journey } from './hand.ts';
import { handle } from './handle.ts';
import { inspect } from './inspect.ts';
import { codeFor } from './outbox.ts';
import type { Product } from './product.ts';
import { checkTable, ITEMS, STORES, storeTable } from './tables.ts';

const DESK: Look = { language: 'en-US', width: 1440 };
const PHONE: Look = { language: 'en-US', width: 390 };
const TASKS = 6;
/** Found by its name, and among the first by its city. */
const STORE = { name: 'Bardstown & Heather', city: 'Louisville' };
const CHAIN = 'Kentucky Coffee';

const t = textsOf('en-US');

interface Person {
  name: string;
  account: string;
  role: string;
  /** The store they manage; everybody else sees all stores. */
  manages?: string;
}

const INSPECTOR: Person = { name: 'Priya Raman', account: 'priya@chain.test', role: t('member.role.inspector') };
const REVIEWER: Person = { name: 'Greg Hall', account: 'greg@chain.test', role: t('member.role.area_manager') };
const MANAGER: Person = {
  name: 'Ana Silva',
  account: 'ana@chain.test',
  role: t('member.role.store_manager'),
  manages: STORE.name,
};

/** An owner sets up an empty installation and brings it to its first report; every page is reached from the one before. */
export async function freshCompany(browser: Browser, product: Product, journey: Journey): Promise<void> {
  const owner = await handOf(browser, product.base, DESK, journey);
  await setUp(owner, product, journey);
  await importStores(owner, journey);
  const template = await importTemplate(owner, journey);
  const links = await addPeople(owner, journey);
  await dispatch(owner, journey, template);
  begin(journey, 'inspector: first sign-in, password');
  const inspector = await firstSignIn(browser, product, journey, INSPECTOR, links);
  begin(journey, `one inspection of ${ITEMS} items`);
  const failed = await inspect(inspector, STORE.name);
  await review(owner, journey);
  begin(journey, 'store manager: first sign-in, password');
  const manager = await firstSignIn(browser, product, journey, MANAGER, links);
  await rectify(manager, journey, failed);
  await approve(inspector, journey, failed);
  await look(owner, journey);
  for (const hand of [owner, inspector, manager]) await hand.close();
}

async function setUp({ page, press, type, thenType }: Hand, product: Product, journey: Journey): Promise<void> {
  begin(journey, 'set-up page');
  await page.goto(`/web/login#setup=${await product.written('setup-key')}`);
  await type(page.getByLabel(t('session.setup.companyName')), CHAIN);
  await thenType(page.getByLabel(t('session.setup.name'), { exact: true }), 'Lan Zhou');
  await thenType(page.getByLabel(t('session.account')), 'lan@chain.test');
  await thenType(page.getByLabel(t('session.password'), { exact: true }), PASSWORD);
  await thenType(page.getByLabel(t('session.setup.again')), PASSWORD);
  await press(page.getByRole('button', { name: t('session.setup.submit') }));
  await shellShown(page);
}

async function importStores({ page, press, file }: Hand, journey: Journey): Promise<void> {
  begin(journey, `import ${STORES} stores`);
  await press(page.getByRole('link', { name: t('today.steps.shops.go') }));
  const dialog = page.getByRole('dialog', { name: t('shop.importing.title') });
  await file(dialog.locator('.import-drop'), await storeTable());
  await dialog.getByText(t('import.columnsHint')).waitFor();
  await press(dialog.getByRole('button', { name: t('ui.next') }));
  await press(dialog.getByRole('button', { name: t('import.submit', { count: STORES }) }));
  await dialog.getByText(t('import.finished'), { exact: true }).waitFor();
  await press(dialog.getByRole('button', { name: t('ui.done'), exact: true }));
  await page.getByText(t('ui.list.total', { count: STORES })).waitFor();
}

/** Answers the name of the template. */
async function importTemplate({ page, press, file }: Hand, journey: Journey): Promise<string> {
  begin(journey, `${ITEMS}-item template, published`);
  await press(page.locator('.side').getByRole('link', { name: t('app.menu.inspect') }));
  await press(page.locator('.side').getByRole('link', { name: t('app.inspectMenu.template') }));
  await settled(page);
  await press(page.getByRole('button', { name: t('template.importing.fromTable') }).first());
  const dialog = page.getByRole('dialog', { name: t('template.importing.title') });
  await file(dialog.locator('.import-drop'), await checkTable());
  await dialog.getByText(t('import.columnsHint')).waitFor();
  await press(dialog.getByRole('button', { name: t('ui.next') }));
  await dialog.locator('.import-counters').waitFor();
  await page.screenshot({ path: '/tmp/use-check.png' });
  const name = await dialog.getByLabel(t('template.importing.templateName')).inputValue();
  await press(dialog.getByRole('button', { name: /^Import \d/ }));
  await press(dialog.getByRole('link', { name: t('template.importing.open') }));
  await press(page.getByRole('button', { name: t('template.act.publish', { no: 1 }) }));
  const publish = page.getByRole('dialog', { name: t('template.publish.title', { no: 1 }) });
  await press(publish.getByRole('button', { name: t('template.publish.submit') }));
  await publish.waitFor({ state: 'detached' });
  return name;
}

/** Answers the link of each, by their account. */
async function addPeople(hand: Hand, journey: Journey): Promise<Map<string, string>> {
  begin(journey, 'three people');
  const { page, press } = hand;
  const links = new Map<string, string>();
  await press(page.locator('.side').getByRole('link', { name: t('app.menu.task') }));
  await press(page.getByRole('link', { name: t('today.steps.people.go') }));
  for (const person of [INSPECTOR, REVIEWER, MANAGER]) {
    if (links.size > 0) await press(page.getByRole('button', { name: t('member.create'), exact: true }));
    links.set(person.account, await addPerson(hand, person));
  }
  return links;
}

async function addPerson(
  { page, press, type, choose }: Hand,
  { name, account, role, manages }: Person,
): Promise<string> {
  const form = page.getByRole('dialog', { name: t('member.form.createTitle') });
  await type(form.getByRole('textbox', { name: t('member.field.name'), exact: true }), name);
  await type(form.getByRole('textbox', { name: t('member.field.mail'), exact: true }), account);
  await choose(t('member.field.roles'), [role]);
  if (manages) await choose(t('member.field.managedShops'), [manages], manages);
  else await press(form.getByText(t('member.scope.all'), { exact: true }));
  await press(form.getByRole('button', { name: t('ui.save'), exact: true }));
  const invitation = page.getByRole('dialog', { name: t('member.invitation.title', { name }) });
  await press(invitation.getByRole('button', { name: t('member.invitation.copy') }));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await press(invitation.getByRole('button', { name: t('member.act.done') }));
  return link;
}

async function dispatch({ page, press, choose }: Hand, journey: Journey, template: string): Promise<void> {
  begin(journey, `dispatch ${TASKS} tasks`);
  await press(page.locator('.side').getByRole('link', { name: t('app.menu.task') }));
  await press(page.getByRole('link', { name: t('task.dispatch'), exact: true }).first());
  await choose(t('task.wizard.template'), [template]);
  await press(page.getByRole('button', { name: t('task.wizard.next.where') }));
  await choose(t('task.wizard.shops'), [STORE.name, ...Array.from({ length: TASKS - 1 }, () => '')], STORE.city);
  await press(page.getByRole('button', { name: t('task.wizard.next.who') }));
  await press(page.getByRole('radio', { name: t('task.wizard.kinds.members') }));
  await choose(t('task.wizard.members'), [INSPECTOR.name]);
  await choose(t('state.processRole.inspection_reviewer'), ['Lan Zhou']);
  await press(page.getByRole('button', { name: t('task.wizard.next.when') }));
  await press(page.getByRole('button', { name: t('task.wizard.quick.week') }));
  await press(page.getByRole('button', { name: t('task.wizard.submit', { count: TASKS }) }));
  await page.getByText(t('task.wizard.created', { count: TASKS })).waitFor();
}

async function firstSignIn(
  browser: Browser,
  product: Product,
  journey: Journey,
  who: Person,
  links: Map<string, string>,
): Promise<Hand> {
  const hand = await handOf(browser, product.base, PHONE, journey);
  const { page, press, type } = hand;
  await page.goto(links.get(who.account) ?? '');
  await press(page.getByRole('button', { name: t('ui.code.send') }));
  await page.locator('.field-hint [role=status]').waitFor();
  await type(page.getByLabel(t('session.code'), { exact: true }), await codeFor(product, who.account));
  await press(page.getByRole('button', { name: t('session.signIn'), exact: true }));
  await shellShown(page);
  await press(page.getByRole('button', { name: t('account.first.submit') }));
  await type(page.getByLabel(t('account.newPassword')), PASSWORD);
  await type(page.getByLabel(t('account.again')), PASSWORD);
  await press(page.getByRole('dialog').getByRole('button', { name: t('account.first.submit') }));
  await page.getByText(t('account.first.banner')).waitFor({ state: 'detached' });
  await press(page.getByRole('dialog').getByRole('button', { name: t('ui.close') }));
  return hand;
}

async function review(owner: Hand, journey: Journey): Promise<void> {
  begin(journey, 'review');
  const { page, press } = owner;
  await press(page.locator('.side').getByRole('link', { name: t('app.menu.task') }));
  await press(page.locator('tr[data-row-key]').getByText(STORE.name).first());
  const drawer = page.getByRole('dialog');
  await drawer.getByText(t('task.review.title')).waitFor();
  await press(drawer.getByRole('button', { name: t('task.doing.approve') }));
  await page.getByText(t('task.done.approve'), { exact: true }).first().waitFor();
}

async function rectify(hand: Hand, journey: Journey, failed: string): Promise<void> {
  const { page, press } = hand;
  begin(journey, 'rectification handled');
  await press(page.locator('.phone-row', { hasText: failed }).first());
  await handle(hand);
}

async function approve({ page, press }: Hand, journey: Journey, failed: string): Promise<void> {
  begin(journey, 'rectification approved');
  // There and back: an open list does not renew itself.
  const bar = page.locator('.phone-bar');
  await press(bar.getByRole('link', { name: t('app.menu.message') }));
  await settled(page);
  await press(bar.getByRole('link', { name: t('app.menu.task') }));
  await press(page.locator('.phone-row', { hasText: failed }).first());
  await press(page.getByRole('dialog').getByRole('button', { name: t('rectification.act.approve') }));
  await toastShown(page, t('rectification.done.approve'));
}

/** The report of the inspection, then the statistics. */
async function look({ page, press }: Hand, journey: Journey): Promise<void> {
  begin(journey, 'report and statistics');
  const menu = page.locator('.side');
  await press(menu.getByRole('link', { name: t('app.menu.inspect') }));
  await press(page.locator('tr[data-row-key]').getByText(STORE.name).first());
  await page.waitForURL(/\/inspect\/record\/[0-9a-f-]{36}/);
  await settled(page);
  await press(menu.getByRole('link', { name: t('app.inspectMenu.statistics') }));
  await page.locator('.stat').first().waitFor();
  await settled(page);
}
