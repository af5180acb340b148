import type { Browser } from 'playwright-core';
import type { Look } from '../browser.ts';
import { performing } from '../pages/perform.ts';
import { settled } from '../pages/settled.ts';
import { shellShown } from '../pages/sign-in.ts';
import { textsOf } from '../pages/texts.ts';
import { toastShown } from '../pages/toasts.ts';
import { begin, type Hand, handOf, type Journey } from './hand.ts';
import { handle } from './handle.ts';

const DESK: Look = { language: 'en-US', width: 1440 };
const PHONE: Look = { language: 'en-US', width: 390 };
const TEMPLATE = 'Food safety monthly';

const t = textsOf('en-US');

/** The demo as its store manager on the phone, its inspector at the keyboard and its owner meet it. */
export async function demo(browser: Browser, base: string, journey: Journey): Promise<void> {
  await manager(await signedIn(browser, base, PHONE, journey, 'store_manager'), journey);
  await inspector(await signedIn(browser, base, DESK, journey, 'inspector'), journey);
  await owner(await signedIn(browser, base, DESK, journey, 'owner'), journey);
}

/** The list of the demo's accounts fills the form in. */
async function signedIn(
  browser: Browser,
  base: string,
  look: Look,
  journey: Journey,
  role: 'store_manager' | 'inspector' | 'owner',
): Promise<Hand> {
  const word = t(`member.role.${role}`);
  begin(journey, `${word}: sign-in`);
  const hand = await handOf(browser, base, look, journey);
  const { page, press } = hand;
  await page.goto('/web/login');
  await press(page.locator('.demo-account', { hasText: word }).first());
  await press(page.getByRole('button', { name: t('session.signIn'), exact: true }));
  await shellShown(page);
  await settled(page);
  return hand;
}

/** What waits in the store, then every page that the phone could not reach before. */
async function manager(hand: Hand, journey: Journey): Promise<void> {
  const { page, press } = hand;
  begin(journey, 'Store manager: an important announcement');
  await press(page.getByRole('button', { name: t('notice.popUp.done'), exact: true }));
  begin(journey, 'Store manager: a late rectification handled');
  await press(
    page.getByRole('region', { name: t('today.store') }).getByRole('link', { name: t('today.figure.myLate') }),
  );
  await press(page.locator('.phone-row, .card-list > li').first());
  await handle(hand);
  await press(page.getByRole('dialog').getByRole('button', { name: t('ui.close') }));
  begin(journey, 'Store manager: records, rectifications, statistics');
  const bar = page.locator('.phone-bar');
  for (const key of ['record', 'problem', 'statistics'] as const) {
    await press(bar.getByRole('button', { name: t('app.menu.inspect') }));
    await press(page.getByRole('dialog').getByRole('link', { name: t(`app.inspectMenu.${key}`) }));
    await page.waitForURL(new RegExp(`/web/inspect/${key}`));
    await settled(page);
  }
  await hand.close();
}

/** From the list to the submitted inspection without the mouse. */
async function inspector(hand: Hand, journey: Journey): Promise<void> {
  const { page, key } = hand;
  begin(journey, 'Inspector: to the task, with keys');
  const rows = page.locator('tr[data-row-key]');
  const at = (await rows.allInnerTexts()).findIndex((text) => text.includes(TEMPLATE));
  for (let i = 0; i <= at; i += 1) await key('j');
  await key('Enter');
  const start = page.getByRole('dialog').getByRole('link', { name: t('task.doing.begin') });
  await start.waitFor();
  await hand.tabTo(start);
  await key('Enter');
  begin(journey, 'Inspector: 38 items, with keys');
  for (;;) {
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    if (name === t('inspection.review.title')) break;
    await answer(hand);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ state: 'detached' });
  }
  const submit = page.getByRole('button', { name: t('inspection.review.submit'), exact: true });
  await hand.tabTo(submit);
  await key('Enter');
  await page.getByRole('heading', { name: t('inspection.done.title') }).waitFor();
  await hand.close();
}

/** A pass where there is one, a measure else; what asks for nothing goes on. */
async function answer({ page, key, type, tabTo }: Hand): Promise<void> {
  const { verdict, foot } = performing(page, t);
  const measure = page.locator('.measure input');
  await verdict('pass').or(measure).or(foot.locator('.foot-next')).first().waitFor();
  if (await verdict('pass').isVisible()) return key('1');
  if (await measure.isVisible()) {
    await tabTo(measure);
    // What just passes is told beside the field.
    const bound = /-?\d+/.exec(await page.getByText(/^Passes (at|from) /).innerText())?.[0] ?? '';
    await type(measure, bound);
    return key('Enter');
  }
  return key('ArrowRight');
}

/** What is late and what waits is on the first page; figures open their rows. */
async function owner(hand: Hand, journey: Journey): Promise<void> {
  const { page, press } = hand;
  begin(journey, 'Owner: reminds, reviews, follows a figure');
  const strip = page.getByRole('region', { name: t('today.title') });
  await press(strip.getByRole('button', { name: t('today.remind'), exact: true }).first());
  await toastShown(page, t('today.reminded'));
  await press(page.locator('tr[data-row-key]').first());
  const drawer = page.getByRole('dialog');
  await press(drawer.getByRole('button', { name: t('task.doing.approve') }));
  await toastShown(page, t('task.done.approve'));
  await press(drawer.getByRole('button', { name: t('ui.close'), exact: true }));
  await press(strip.getByRole('link', { name: t('today.figure.lateRectifications') }));
  await page
    .getByText(/^\d+ items$/)
    .first()
    .waitFor();
  await press(page.locator('.side').getByRole('link', { name: t('app.menu.inspect') }));
  await press(page.locator('.side').getByRole('link', { name: t('app.inspectMenu.statistics') }));
  await press(page.locator('.stat').first());
  await page.waitForURL(/\/inspect\/record/);
  await settled(page);
  await hand.close();
}
