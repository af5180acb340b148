import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knowledgeApi } from '@rondo/contract/knowledge';
import { LIMIT } from '@rondo/domain/limit';
import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { givenFile, givenFolder } from '../apps/server/test/knowledge.ts';
import type { World } from '../apps/server/test/world.ts';
import { LOOKS, looksOf, open } from './browser.ts';
import { docxSaying, pdfSaying } from './pages/documents.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

type Texts = ReturnType<typeof textsOf>;

let w: World;
let browser: Browser;
let company: Company;
let reader: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  reader = await company.member({ role: 'staff', name: 'Ann' });
});

/** A file that is dragged onto the list. */
async function dropped(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], file));
      return transfer;
    },
    [name, text] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.locator('.knowledge').dispatchEvent(type, { dataTransfer: data });
}

const panelOf = (page: Page, t: Texts) => page.getByRole('region', { name: t('knowledge.upload.panel') });
const rowOf = (page: Page, name: string) => page.locator('.data-table tbody tr, .card-list > li', { hasText: name });

/** Opens the menu of a row and chooses an act. */
async function act(page: Page, t: Texts, name: string, key: Parameters<Texts>[0]): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: `${t('ui.more')}: ${name}` })
    .click();
  await page.getByRole('menuitem', { name: t(key), exact: true }).click();
}

it.each(looksOf(import.meta.url))(
  'files are dragged in, shared, moved, shown, deleted and brought back ($width)',
  async (look) => {
    const t = textsOf(look.language);
    const { owner } = company;
    const [kitchen, closed] = [`Kitchen ${look.width}`, `Closed ${look.width}`];
    const kitchenId = await givenFolder(owner, null, kitchen);
    const closedId = await givenFolder(owner, null, closed);
    await givenFile(owner, kitchenId, { name: 'Fridge.pdf', bytes: pdfSaying('Below five degrees') });
    await givenFile(owner, kitchenId, { name: 'Plan.docx', bytes: docxSaying('Wash the hands') });
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto(`/web/knowledge?folder=${kitchenId}`);
    await rowOf(page, 'Fridge.pdf').waitFor();

    await dropped(page, 'Notes.md', '# Rules\n\nKeep it **cold**.\n\n<script>alert(1)</script>');
    await panelOf(page, t).getByText(t('knowledge.upload.state.done')).waitFor();
    await rowOf(page, 'Notes.md').waitFor();
    await dropped(page, 'Notes.md', '# Rules\n\nSecond edition');
    const question = page.getByRole('dialog', { name: t('knowledge.duplicate.title') });
    await question.getByRole('button', { name: t('knowledge.duplicate.verb') }).click();
    await expect.poll(async () => (await owner.call(knowledgeApi.list, { parentId: kitchenId })).list.length).toBe(3);
    await panelOf(page, t)
      .getByRole('button', { name: t('ui.close') })
      .click();

    const folder = join(await mkdtemp(join(tmpdir(), 'knowledge-')), 'Manuals');
    await mkdir(join(folder, 'Ovens'), { recursive: true });
    await writeFile(join(folder, 'Ovens', 'Oven.txt'), 'Hot');
    await page
      .getByRole('button', { name: t('knowledge.upload.act'), exact: true })
      .first()
      .click();
    await page.getByRole('dialog').locator('input[webkitdirectory]').setInputFiles(folder);
    await panelOf(page, t).getByText(t('knowledge.upload.state.done')).waitFor();
    await panelOf(page, t)
      .getByRole('button', { name: t('ui.close') })
      .click();
    await page.getByRole('link', { name: 'Manuals', exact: true }).first().click();
    await page.getByRole('link', { name: 'Ovens', exact: true }).first().click();
    await rowOf(page, 'Oven.txt').waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);

    await page.goto('/web/knowledge');
    await act(page, t, closed, 'knowledge.act.permissions');
    const dialog = page.getByRole('dialog', { name: t('knowledge.permission.title', { name: closed }) });
    await dialog.getByRole('radio', { name: new RegExp(`^${t('knowledge.permission.mode.own')}`) }).check();
    await dialog
      .getByRole('button', { name: t('knowledge.permission.takeOff', { name: t('knowledge.subject.everyone') }) })
      .click();
    await dialog.locator('[data-kind="lose"]').waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await dialog.getByRole('button', { name: t('ui.save') }).click();
    await toastShown(page, t('knowledge.done.permissions'));

    const other = await open(browser, w.base, look, reader);
    await other.page.goto('/web/knowledge');
    await rowOf(other.page, kitchen).waitFor();
    expect(await rowOf(other.page, closed).count()).toBe(0);
    await other.page.goto(`/web/knowledge?folder=${closedId}`);
    await other.page.getByRole('button', { name: t('knowledge.noAccess.ask') }).click();
    await other.page.getByRole('button', { name: t('knowledge.noAccess.send') }).click();
    await other.page.getByText(t('knowledge.noAccess.sent')).waitFor();

    await page.goto(`/web/knowledge?folder=${kitchenId}`);
    await act(page, t, 'Plan.docx', 'knowledge.act.move');
    const move = page.getByRole('dialog', { name: t('knowledge.move.title', { name: 'Plan.docx' }) });
    await move.getByRole('row', { name: closed }).click();
    await move.locator('[data-kind="lose"]', { hasText: 'Ann' }).waitFor();
    await move.getByRole('button', { name: t('knowledge.move.verb') }).click();
    await toastShown(page, t('knowledge.done.moved', { count: 1 }));

    await page.getByRole('link', { name: 'Fridge.pdf' }).first().click();
    await page.locator('.pdf-text', { hasText: 'Below five degrees' }).waitFor();
    await page.getByRole('searchbox', { name: t('knowledge.view.search') }).fill('five degrees');
    await page.locator('.pdf-text mark', { hasText: 'five degrees' }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await page.goto(`/web/knowledge?folder=${closedId}`);
    await page.getByRole('link', { name: 'Plan.docx' }).first().click();
    await page.getByText('Wash the hands').waitFor();
    await page.goto(`/web/knowledge?folder=${kitchenId}`);
    await page.getByRole('link', { name: 'Notes.md' }).first().click();
    await page.locator('.markdown', { hasText: 'Second edition' }).waitFor();

    await page.goto(`/web/knowledge?folder=${kitchenId}`);
    await act(page, t, 'Notes.md', 'ui.delete');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ui.delete') })
      .click();
    await toastShown(page, t('knowledge.done.removed', { count: 1 }));
    await page.goto('/web/knowledge?tab=bin');
    await page
      .getByRole('button', { name: t('ui.bin.restoreName', { name: 'Notes.md' }) })
      .first()
      .click();
    await toastShown(page, t('ui.bin.restored', { name: 'Notes.md' }));
    expect([...faults, ...other.faults]).toEqual([]);
    await other.context.close();
    await context.close();
  },
);

it('an upload that a reload broke goes on with the same file where it stopped', async () => {
  const [look = { language: 'en-US', width: 1440 } as const] = LOOKS;
  const t = textsOf(look.language);
  const folderId = await givenFolder(company.owner, null, 'Broken');
  const { page, context } = await open(browser, w.base, look, company.owner);
  await page.goto(`/web/knowledge?folder=${folderId}`);
  const file = join(await mkdtemp(join(tmpdir(), 'knowledge-')), 'Long.txt');
  await writeFile(file, 'a line of text\n'.repeat(LIMIT.knowledge.partBytes / 10));
  // The second part does not arrive.
  let parts = 0;
  await page.route(`**${knowledgeApi.uploadPart.path}*`, (route) => {
    parts += 1;
    return parts === 1 ? route.continue() : route.abort();
  });
  await page
    .getByRole('button', { name: t('knowledge.upload.act'), exact: true })
    .first()
    .click();
  await page.getByRole('dialog').locator('input:not([webkitdirectory])').setInputFiles(file);
  await panelOf(page, t).getByText(t('knowledge.upload.state.offline')).waitFor();
  await page.unroute(`**${knowledgeApi.uploadPart.path}*`);
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  const left = panelOf(page, t).locator('li', { hasText: 'Long.txt' });
  await left.locator('input[type=file]').setInputFiles(file);
  await panelOf(page, t).getByText(t('knowledge.upload.state.done')).waitFor();
  await rowOf(page, 'Long.txt').waitFor();
  await context.close();
});
