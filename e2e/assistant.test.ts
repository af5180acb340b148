import type { Browser } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { givenRead } from '../apps/server/test/knowledge-passages.ts';
import { type ModelServer, modelServer } from '../apps/server/test/language-model.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { settled } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { inBrowser } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let staff: Person;
let model: ModelServer;

const RICE = 'Cooked rice may be kept warm for two hours. 米饭保温不超过两小时，之后必须报废。';
const ASKED = { 'zh-CN': '米饭保温多久？', 'en-US': 'How long may cooked rice be kept warm?' } as const;

inBrowser(
  async (launched) => {
    browser = launched;
    model = await modelServer();
    w = await world({ LLM_BASE_URL: model.url, LLM_MODEL: 'small' });
    company = await w.company({ name: 'Harbour Bakery' });
    staff = await company.member({ role: 'staff', name: 'Priya Natarajan' });
    await givenRead(w, company.owner, { name: 'Rice.pdf', pages: ['Contents of this handbook', RICE] });
  },
  () => w.stop(),
);
afterAll(() => model.stop());

describe.each(looksOf(import.meta.url))('the assistant in $language at $width', (look) => {
  const t = textsOf(look.language);

  it('answers as it is written with sources that open the file, stops, is judged, and says what is not there', async () => {
    const { page, context, faults } = await open(browser, w.base, look, staff);
    model.reply(() => ({ pieces: ['Two ho', 'urs [1]. ', 'The moon is round. '], pauseMs: 20 }));
    await page.goto('/web/knowledge/assistant');
    const question = page.getByRole('textbox', { name: t('assistant.ask') });
    await question.fill(ASKED[look.language]);
    await question.press('Enter');
    await page.getByText(t('assistant.uncited')).waitFor();
    const mark = page.getByRole('link', { name: /Rice\.pdf/ }).first();
    expect(await mark.getAttribute('href')).toMatch(/\/documentView\?id=[0-9a-f-]+&page=2&find=/);
    await settled(page);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, `assistant-answer-${look.language}-${look.width}`);

    await page.getByRole('button', { name: t('assistant.thumb.down') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('assistant.thumb.send') })
      .click();
    await page.getByText(t('assistant.thumb.done')).waitFor();

    model.reply(() => ({ pieces: Array.from({ length: 200 }, () => 'Two hours [1]. '), pauseMs: 50 }));
    await question.fill(ASKED[look.language]);
    await question.press('Enter');
    await page.getByRole('button', { name: t('assistant.stop') }).click();
    await page.getByText(t('assistant.ended.stopped')).waitFor();

    await question.fill('Zebra crossing in Zanzibar?');
    await question.press('Enter');
    await page.getByText(t('assistant.notFound')).waitFor();
    await page
      .getByRole('link', { name: /Rice\.pdf/ })
      .first()
      .click();
    await page.waitForURL(/\/documentView\?id=/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('opens beside any page, and explains it from its article', async () => {
    const { page, context } = await open(browser, w.base, look, staff);
    model.reply(() => 'Press a button [1].');
    await page.goto('/web/task?panel=assistant');
    await page.getByRole('button', { name: t('assistant.explain.act') }).click();
    await page.getByText('Press a button.').waitFor();
    expect(await page.getByRole('dialog').getByRole('link', { name: /\[1\]/ }).first().getAttribute('href')).toContain(
      '/help/',
    );
    await settled(page);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, `assistant-panel-${look.language}-${look.width}`);
    await context.close();
  });
});
