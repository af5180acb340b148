import { preferenceApi } from '@rondo/contract/session';
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { performing } from './pages/perform.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

const MANY = 128;
const PHONE: Look = { language: 'en-US', width: 390 };
/** A long question, a measured one, one that is always photographed, one that always applies, an optional text. */
const MIXED = 6;

let w: World;
let browser: Browser;
let company: Company;
let manager: Person;
let shopId: string;
let many: GivenTemplate;
let mixed: GivenTemplate;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  manager = await company.member({ role: 'store_manager', name: 'Zhuoran Li' });
  shopId = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  many = await givenTemplate(w, company, { items: MANY });
  mixed = await givenTemplate(w, company, {
    items: MIXED,
    change: (item) => {
      switch (item.name) {
        case 'Item 2':
          return { ...item, standard: 'Every shelf, from the top to the floor. '.repeat(45) };
        case 'Item 3':
          return { ...item, answer: 'temperature', min: null, max: 5 };
        case 'Item 4':
          return { ...item, photo: { rule: 'always', min: 1, max: 9, cameraOnly: false } };
        case 'Item 5':
          return { ...item, naAllowed: false, photo: { rule: 'none', min: 0, max: 0, cameraOnly: false } };
        case 'Item 6':
          return { ...item, answer: 'text', required: false };
        default:
          return item;
      }
    },
  });
});

async function opened(template: GivenTemplate, look: Look) {
  const taskId = (await dispatchTo(w, company.owner, template.id, [shopId])).firstTaskId;
  const visit = await open(browser, w.base, look, manager);
  await visit.page.goto(`/web/inspect/perform/${taskId}`);
  return { ...visit, taskId, here: performing(visit.page, textsOf(look.language)) };
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return [box.x, box.y, box.width, box.height].map(Math.round);
};

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return `${at?.tagName.toLowerCase()}${at?.className ? `.${at.className.split(' ')[0]}` : ''} ${at?.textContent?.trim().slice(0, 10) ?? ''}`;
  });

describe('an inspection of 128 items on the phone', () => {
  const t = textsOf(PHONE.language);

  it('takes one tap an item: each pass leads to the next, and the last one to the review', async () => {
    const { page, context, faults, here } = await opened(many, PHONE);
    let taps = 0;
    for (let i = 1; i <= MANY; i += 1) {
      await here.item(`Item ${i}`);
      await here.answer('pass');
      taps += 1;
    }
    await page.getByRole('heading', { name: t('inspection.review.title') }).waitFor();
    await here.submit();
    taps += 1;
    await page.getByRole('heading', { name: t('inspection.done.title') }).waitFor();
    expect(taps).toBeLessThanOrEqual(140);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe.each(looksOf(import.meta.url))('a re-inspection of what failed in $language at $width', (look) => {
  const t = textsOf(look.language);

  it('starts from the report, asks only that, and its report says what was carried over', async () => {
    const template = await givenTemplate(w, company, { items: 4 });
    const taskId = (await dispatchTo(w, company.owner, template.id, [shopId])).firstTaskId;
    const base = await inspect(manager, taskId, answersOf(template.items, [1]));
    const { page, context, faults } = await open(browser, w.base, look, manager);
    const here = performing(page, t);
    await page.goto(`/web/inspect/record/${base.recordId}`);
    await page.getByRole('link', { name: t('record.act.reinspect'), exact: true }).click();
    await page.getByRole('radio', { name: t('reinspection.onlyFailed', { count: 1 }) }).waitFor();
    await page.getByText(t('inspection.start.reviewersNeeded')).last().waitFor();
    expect(await violations(page)).toEqual([]);
    await shoot(page, `start-review-${look.language}-${look.width}`);
    await page.getByRole('switch', { name: t('task.wizard.review') }).click();
    await page.getByText(t('task.wizard.noReview')).waitFor();
    await page.getByRole('button', { name: t('inspection.start.begin'), exact: true }).click();
    await here.item('Item 2');
    if (look.width < 768) await here.contents();
    const carried = t('reinspection.carried.from', { number: base.number, day: '@' }).split('@')[0] ?? '';
    await page.getByText(carried).nth(2).waitFor();
    await expect.poll(() => page.getByText(carried).count()).toBe(3);
    await page.getByRole('button', { name: 'Item 4' }).click();
    await page.getByRole('button', { name: t('reinspection.carried.anew') }).click();
    await page
      .getByRole('button', { name: t('inspection.given.undo') })
      .first()
      .click();
    await page.getByRole('button', { name: t('reinspection.carried.anew') }).waitFor();
    expect(await violations(page)).toEqual([]);
    await here.foot.locator('.foot-previous').click();
    await here.item('Item 2');
    await here.answer('pass');
    await here.submit();
    await page.getByRole('link', { name: t('inspection.done.report') }).click();
    await page.getByText(t('record.carried.line', { anew: 1, carried: 3 }).trim()).waitFor();
    await page.getByRole('link', { name: t('record.carried.source', { number: base.number, count: 3 }) }).click();
    await page.waitForURL(new RegExp(base.recordId));
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe.each(looksOf(import.meta.url))('performing in $language at $width', (look) => {
  const t = textsOf(look.language);

  it('the buttons at the thumb stay where they are, whatever is opened and whichever item is shown', async () => {
    const { page, context, here } = await opened(mixed, look);
    const [pass, fail, next] = [here.verdict('pass'), here.verdict('fail'), here.foot.locator('.foot-next')];
    const places = async () => ({ pass: await boxOf(pass), fail: await boxOf(fail), next: await boxOf(next) });
    await here.item('Item 1');
    const before = await places();
    await here.answer('fail');
    await page.locator('.consequence').waitFor();
    expect(await places()).toEqual(before);
    await here.photo();
    expect(await places()).toEqual(before);
    await here.next();
    await here.item('Item 2');
    expect(await places()).toEqual(before);
    await here.next();
    await here.item('Item 3');
    expect(await boxOf(next)).toEqual(before.next);
    await page.locator('.measure input').fill('8');
    await page.locator('.consequence').waitFor();
    await page.getByText(t('inspection.answer.atMost', { max: '5°C' })).waitFor();
    expect(await boxOf(next)).toEqual(before.next);
    await page.locator('.measure input').press('Enter');
    await here.item('Item 4');
    await here.answer('pass');
    await here.item('Item 4');
    expect(await places()).toEqual(before);
    await here.next();
    await here.item('Item 5');
    expect(await places()).toEqual(before);
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await shoot(page, `perform-item-${look.language}-${look.width}`);
    await context.close();
  });

  it('a pass goes on and can be undone, a fail stays, and the setting keeps the page where it is', async () => {
    const { page, context, faults, here } = await opened(mixed, look);
    await here.item('Item 1');
    await here.answer('pass');
    await here.item('Item 2');
    await page.getByText(t('inspection.given.pass', { name: 'Item 1' })).waitFor();
    await page.getByRole('button', { name: t('inspection.given.undo') }).click();
    await here.item('Item 1');
    await expect.poll(() => here.verdict('pass').getAttribute('aria-pressed')).toBe('false');
    await here.answer('fail');
    await expect.poll(() => here.verdict('fail').getAttribute('aria-pressed')).toBe('true');
    await here.item('Item 1');
    if (look.width === 390) await here.contents();
    await here.switchAdvance();
    if (look.width === 390) await page.getByRole('button', { name: t('inspection.perform.backToItem') }).click();
    await here.answer('pass');
    await expect.poll(() => here.verdict('pass').getAttribute('aria-pressed')).toBe('true');
    await here.item('Item 1');
    // Another device of the same person, on a slow network: nothing can be answered before the setting is known.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('inspection-advance')) localStorage.removeItem(key);
    });
    await page.route(`**${preferenceApi.get.path}*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.reload();
    await here.item('Item 2');
    await here.answer('pass');
    await page.locator('.verdicts [data-tone="ok"][aria-pressed="true"]').waitFor();
    await here.item('Item 2');
    expect(faults).toEqual([]);
    if (look.width === 390) await here.contents();
    await here.switchAdvance();
    await page.locator('[role=switch][aria-checked=true]').waitFor();
    await context.close();
  });

  it('the rest of a section passes at once, names what it leaves, can be undone, and gaps are gone through one by one', async () => {
    const { page, context, faults, here } = await opened(mixed, look);
    await here.item('Item 1');
    if (look.width === 390) await here.contents();
    const rest = page.getByRole('button', { name: t('inspection.rest.open', { count: 3 }) });
    await rest.click();
    const sheet = page.getByRole('dialog');
    await expect.poll(() => sheet.locator('.rest-left li').allInnerTexts()).toEqual(['Item 3', 'Item 4', 'Item 6']);
    expect(await violations(page)).toEqual([]);
    await shoot(page, `perform-rest-${look.language}-${look.width}`);
    await sheet.getByRole('button', { name: t('inspection.rest.pass', { count: 3 }) }).click();
    await page.getByText(t('inspection.given.section', { count: 3, name: 'Kitchen' })).waitFor();
    await page.getByRole('button', { name: t('inspection.given.undo') }).click();
    await rest.click();
    await sheet.getByRole('button', { name: t('inspection.rest.pass', { count: 3 }) }).click();
    expect(await violations(page)).toEqual([]);
    await shoot(page, `perform-contents-${look.language}-${look.width}`);

    await page.getByRole('button', { name: t('inspection.list.reviewGaps', { count: 2 }) }).click();
    await page.getByRole('button', { name: t('inspection.review.toFirst') }).click();
    await here.item('Item 3');
    await page.locator('.measure input').fill('4');
    await page.getByRole('button', { name: t('inspection.perform.nextGap', { count: 1 }) }).click();
    await here.item('Item 4');
    await page
      .getByRole('button', { name: t('inspection.perform.review') })
      .first()
      .click();
    await page.getByRole('heading', { name: t('inspection.review.title') }).waitFor();
    await page.keyboard.press('Escape');
    await here.item('Item 4');
    await here.answer('pass');
    await here.photo();
    await here.next();
    await page.getByRole('heading', { name: t('inspection.review.title') }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('with the keyboard', () => {
  const look: Look = { language: 'en-US', width: 1440 };
  const t = textsOf(look.language);

  it('the focus starts at the item, three Tabs lead to Next, and the contents come after it', async () => {
    const { page, context, here } = await opened(mixed, look);
    await here.item('Item 1');
    await expect.poll(() => focused(page)).toContain(t('inspection.result.pass'));
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toContain(t('inspection.perform.next'));
    await page.keyboard.press('1');
    await here.item('Item 2');
    await page.keyboard.press('1');
    await here.item('Item 3');
    await page.locator('.measure input').focus();
    await page.keyboard.type('4');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toContain(t('inspection.perform.next'));
    await page.locator('.measure input').press('Enter');
    await here.item('Item 4');
    await page.keyboard.press('ArrowLeft');
    await here.item('Item 3');
    await page.keyboard.press('n');
    await here.item('Item 4');
    await page.keyboard.press('r');
    await page.getByRole('heading', { name: t('inspection.review.title') }).waitFor();
    await expect.poll(() => focused(page)).toContain('h1');
    await page.keyboard.press('Escape');
    await here.item('Item 4');
    await context.close();
  });

  it('Escape and the cross close the contents of the phone and nothing else', async () => {
    const { page, context, here } = await opened(mixed, PHONE);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: t('inspection.perform.backToItem') }).click(),
    ]) {
      await here.item('Item 1');
      await here.contents();
      await page.getByRole('navigation', { name: t('inspection.list.title') }).waitFor();
      await close();
    }
    await here.item('Item 1');
    await context.close();
  });
});
