import { templateApi } from '@rondo/contract/template';
import { citedPage } from '@rondo/domain/knowledge/cited-file';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { dispatchTo } from '../apps/server/test/inspection.ts';
import { givenFile, uploadInto } from '../apps/server/test/knowledge.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;

onStage((stage) => {
  ({ w, browser } = stage);
});

const FILE = 'Cold holding.txt';
const QUOTE = 'Keep cold food below 5 °C at all times.';

/** A published template whose first item cites a file; its id. */
async function givenCiting(company: Company, file: string): Promise<string> {
  const { owner } = company;
  const { id } = await owner.call(templateApi.create, {
    ...{ name: 'Kitchen', libraryKey: 'catering_food_safety', requestId: requestId() },
  });
  const { content, ...draft } = await owner.call(templateApi.edit, { id });
  const [first, ...rest] = content.categories;
  if (!first) throw new Error('a template of the library has categories');
  const knowledgeUrl = `https://any.example.com/web${citedPage(file)}`;
  const items = first.items.map((item, at) => (at === 0 ? { ...item, knowledgeUrl, knowledgeQuote: QUOTE } : item));
  const { rev } = await owner.call(templateApi.save, {
    ...{ id, rev: draft.rev, name: draft.name, description: draft.description, modes: draft.modes },
    ...{ scoring: draft.scoring, content: { categories: [{ ...first, items }, ...rest] } },
  });
  await owner.call(templateApi.publish, { id, rev });
  return id;
}

const read = async (company: Company) => {
  await w.settle();
  const queued = `select 1 from knowledge_text where company_id = $1 and state = 'queued'`;
  await expect.poll(async () => (await w.sql(queued, [company.id])).length, { timeout: 30_000 }).toBe(0);
};

describe.each(looksOf(import.meta.url))('a cited file that changed in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `cited-${part}-${look.language}-${look.width}`;

  it('is chosen at the item, opened while inspecting, compared and settled', async () => {
    const company = await w.company({ name: 'Harbour Bakery' });
    const { owner } = company;
    const file = await givenFile(owner, null, { name: FILE, bytes: Buffer.from(`${QUOTE}\n`) });
    const templateId = await givenCiting(company, file);
    await read(company);
    await uploadInto(owner, null, {
      ...{ name: FILE, bytes: Buffer.from('Keep cold food below 4 °C at all times.\n'), onDuplicate: 'version' },
    });
    await read(company);
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto('/web/inspect/cited');
    if (look.width === 390) await page.getByRole('button', { name: 'Kitchen' }).click();
    else await page.getByText('Kitchen').first().click();
    const drawer = page.getByRole('dialog', { name: 'Kitchen' });
    await drawer.locator('del').first().getByText('5').waitFor();
    await drawer.locator('ins').first().getByText('4').waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('difference'));
    await drawer.getByRole('button', { name: t('citedChange.keep') }).click();
    const ask = page.getByRole('dialog', { name: t('citedChange.keepTitle') });
    await ask.getByRole('textbox').fill('Only the number');
    await ask.getByRole('button', { name: t('citedChange.keep') }).click();
    await drawer.getByText('Only the number').waitFor();
    await drawer.getByText(t('state.citedChange.kept')).first().waitFor();

    const shopId = await company.shop();
    const executor = { kind: 'members' as const, memberIds: [owner.id] };
    const { firstTaskId } = await dispatchTo(w, owner, templateId, [shopId], { executor });
    await page.goto(`/web/inspect/perform/${firstTaskId}`);
    const procedure = page.getByRole('link', { name: t('inspection.perform.procedure') });
    await procedure.waitFor();
    expect(await procedure.getAttribute('href')).toBe(`/web${citedPage(file)}`);
    await page.goto(`/web${citedPage(file)}`);
    await page.getByText(FILE).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
