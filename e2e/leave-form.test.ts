import { translate } from '@rondo/messages';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import type { World } from '../apps/server/test/world.ts';
import { open } from './browser.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  await company.shop({ name: 'Wapping Lane' });
});

const t = (key: Parameters<typeof translate>[1]): string => translate('en-US', key);

/** Pages whose form opens by its address, and what the form is called. */
const FORMS = [
  ['/web/shop?dialog=create', 'shop.form.createTitle'],
  ['/web/certificate?dialog=create', 'certificate.create'],
  ['/web/inspect/coverage?dialog=create', 'coveragePolicy.create'],
] as const;

describe.each(FORMS)('the form of %s', (address, title) => {
  /** The page with its form, come to from another page. */
  const opened = async () => {
    const { page, context, faults } = await open(browser, w.base, { language: 'en-US', width: 1440 }, company.owner);
    await page.goto('/web/message');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // As a link inside the application: the page stays loaded, and the router counts the step (`idx`).
    await page.evaluate((to) => {
      history.pushState({ ...history.state, key: 'form', idx: history.state.idx + 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    const form = page.getByRole('dialog', { name: t(title) });
    await form.waitFor();
    return { page, context, faults, form, text: form.getByRole('textbox').first() };
  };
  const question = (page: Page) => page.getByRole('dialog', { name: t('ui.leave.title') });
  const answer = (page: Page, key: 'ui.leave.stay' | 'ui.leave.go') =>
    question(page)
      .getByRole('button', { name: t(key) })
      .click();

  it('closes at once while nothing is written', async () => {
    const { page, context, form } = await opened();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    expect(await question(page).count()).toBe(0);
    await context.close();
  });

  it('asks before what was written is lost by Esc, by cancelling or by leaving, and keeps it for whoever stays', async () => {
    const { page, context, faults, form, text } = await opened();
    await text.fill('Typed');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => form.getByRole('button', { name: t('ui.cancel') }).click(),
      () => page.goBack(),
    ];
    for (const go of ways) {
      await go();
      await answer(page, 'ui.leave.stay');
      await question(page).waitFor({ state: 'hidden' });
      expect(await text.inputValue()).toBe('Typed');
    }
    await page.keyboard.press('Escape');
    await answer(page, 'ui.leave.go');
    await form.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await context.close();
  });
});
