import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { inspectionApi } from '@rondo/contract/inspection';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, sideways, violations } from './browser.ts';
import { performing } from './pages/perform.ts';
import { still } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;

onStage(async (stage) => {
  ({ w, browser } = stage);
});

interface Chain {
  company: Company;
  manager: Person;
  inspector: Person;
  reviewer: Person;
  shopId: string;
  template: GivenTemplate;
}

/** A store whose inspections are signed off, and whose reviewers may change answers. */
async function givenChain(): Promise<Chain> {
  const company = await w.company({ name: 'Quay Deli' });
  const manager = await company.member({ role: 'store_manager', name: '李卓然' });
  const shopId = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  const inspector = await company.member({ role: 'inspector', name: 'Tomas Reyes', shopIds: [shopId] });
  const reviewer = await company.member({ role: 'area_manager', name: 'Noor Hassan', shopIds: [shopId] });
  const template = await givenTemplate(w, company, {
    name: 'Opening list',
    change: (item) =>
      item.name === 'Item 2'
        ? { ...item, photo: { rule: 'always', min: 1, max: 9, cameraOnly: true } }
        : { ...item, photo: { ...item.photo, rule: 'optional' } },
  });
  return { company, manager, inspector, reviewer, shopId, template };
}

const preset = (company: Company, reviewer: Person) =>
  company.owner.call(inspectSettingApi.saveProcess, {
    ...{ mode: 'on_site', templateId: null, onEmpty: 'next_level', reviewUpTo: null, ccIds: [], ccRoleIds: [], rev: 0 },
    levels: [{ mode: 'any', who: { kind: 'members', memberIds: [reviewer.id] } }],
    ...{ allowsOverride: true, signOff: true, reviewerMayEdit: true },
  });

/** Draws a line from one corner of a canvas towards the other. */
async function stroke(page: Page, selector: string, share = 0.7): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  const { x, y, width, height } = box;
  await page.mouse.move(x + width * 0.2, y + height * 0.3);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.4, y + height * 0.5, { steps: 4 });
  await page.mouse.move(x + width * share, y + height * share, { steps: 4 });
  await page.mouse.up();
}

describe.each(looksOf(import.meta.url))('an inspection by the rules in $language at $width', (look) => {
  const t = textsOf(look.language);
  const looksRight = async (page: Page, part: string) => {
    await still(page);
    await shoot(page, `perform-rules-${part}-${look.language}-${look.width}`);
    expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
    expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
  };

  it('asks first what failed the last time, takes marked photos, is signed off, and its reviewer changes an answer', async () => {
    const { company, manager, inspector, reviewer, shopId, template } = await givenChain();
    const plan = { executor: { kind: 'members' as const, memberIds: [inspector.id] } };
    const before = await dispatchTo(w, company.owner, template.id, [shopId], plan);
    const withoutPhoto = answersOf(template.items, [2]);
    const second = template.items[1];
    if (!second) throw new Error('the list has three items');
    await inspect(inspector, before.firstTaskId, {
      ...withoutPhoto,
      [second.id]: { ...withoutPhoto[second.id], value: null, na: true } as (typeof withoutPhoto)[string],
    });
    await preset(company, reviewer);
    const { firstTaskId: taskId } = await dispatchTo(w, company.owner, template.id, [shopId], {
      ...plan,
      process: 'default',
    });

    const { page, context, faults } = await open(browser, w.base, look, inspector);
    const here = performing(page, t);
    await page.goto(`/web/inspect/perform/${taskId}`);
    await here.item('Item 3');
    await page.getByRole('link', { name: t('state.rectification.pending') }).waitFor();
    const [record] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: t('lastTime.record'), exact: true }).click(),
    ]);
    await record.locator('.report-item[data-asked="true"]').getByText('Item 3').waitFor();
    await record.close();
    await looksRight(page, 'last-time');
    await here.photo();
    await page.locator('.photo-grid button').first().click();
    const viewer = page.getByRole('dialog', { name: t('ui.photo.viewer') });
    await viewer.getByRole('button', { name: t('ui.mark.title'), exact: true }).click();
    const editor = page.getByRole('dialog', { name: t('ui.mark.title') });
    await editor.locator('canvas[width="640"]').waitFor();
    await stroke(page, '.mark-stage canvas');
    await editor.getByRole('button', { name: t('ui.mark.tools.box'), exact: true }).click();
    await editor.getByRole('button', { name: t('ui.mark.colours.yellow'), exact: true }).click();
    await stroke(page, '.mark-stage canvas', 0.9);
    await editor.getByRole('button', { name: t('ui.mark.tools.arrow'), exact: true }).click();
    await stroke(page, '.mark-stage canvas', 0.6);
    await editor.getByRole('button', { name: t('ui.mark.undo') }).click();
    await editor.getByRole('button', { name: t('ui.mark.tools.text'), exact: true }).click();
    await editor.getByRole('textbox', { name: t('ui.mark.text') }).fill('Dust');
    await editor.locator('canvas').click({ position: { x: 40, y: 40 } });
    await looksRight(page, 'mark');
    await editor.getByRole('button', { name: t('ui.done'), exact: true }).click();
    await editor.waitFor({ state: 'detached' });
    await page.locator('.photo-grid button').first().click();
    await viewer.getByRole('button', { name: t('ui.mark.remove') }).waitFor();
    await page.keyboard.press('Escape');
    await here.answer('pass');
    await here.item('Item 1');
    await here.answer('pass');

    // Only the camera counts: nothing on the page takes a file.
    await here.item('Item 2');
    await here.saved();
    await context.setOffline(true);
    expect(await page.locator('input[type=file]').count()).toBe(0);
    await page.locator('.photo-card .photo-add').click();
    const camera = page.getByRole('dialog', { name: t('ui.camera.title') });
    await camera.getByRole('button', { name: t('ui.camera.shutter') }).click();
    await camera.getByText(t('ui.camera.taken', { count: 1 })).waitFor();
    await camera.getByRole('button', { name: t('ui.camera.done') }).click();
    await here.answer('pass');
    await page.getByRole('heading', { name: t('inspection.review.title') }).waitFor();
    await page.getByText(t('signing.open.needed')).waitFor();
    await page.locator('.sign-off canvas').scrollIntoViewIfNeeded();
    await looksRight(page, 'unsigned');
    expect(await page.getByRole('combobox', { name: t('signing.name') }).inputValue()).toBe(manager.name);
    const sign = async () => {
      await stroke(page, '.sign-off canvas');
      await page
        .locator('.sign-off')
        .getByRole('button', { name: t('ui.done'), exact: true })
        .click();
      await page.locator('.sign-off img').waitFor();
    };
    await sign();
    await looksRight(page, 'signed');
    // What was signed without network stands while its picture is stored under another id.
    await context.setOffline(false);
    await page.getByText(t('inspection.review.waitingPhotos', { count: 1 })).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.sign-off img').waitFor();
    // Signed and submitted without network, the signature goes the way of the answers.
    await context.setOffline(true);
    await page.getByRole('button', { name: t('inspection.answer.signAgain') }).click();
    await sign();
    await here.submit();
    await page.getByRole('heading', { name: t('inspection.outbox.keptTitle') }).waitFor();
    await context.setOffline(false);
    await page.getByRole('link', { name: t('inspection.done.report') }).click();
    await page.getByRole('heading', { name: t('record.signOff.title') }).waitFor();
    await page.locator('.report-signature img').scrollIntoViewIfNeeded();
    await looksRight(page, 'record-signed');
    expect(await page.getByRole('button', { name: t('record.edits.editNamed', { name: 'Item 1' }) }).count()).toBe(0);
    const recordUrl = page.url();
    expect(faults).toEqual([]);
    await context.close();

    const review = await open(browser, w.base, look, reviewer);
    await review.page.goto(recordUrl);
    await review.page.getByRole('checkbox', { name: t('record.items.hidePassed') }).uncheck();
    await review.page.getByRole('button', { name: t('record.edits.editNamed', { name: 'Item 1' }) }).click();
    const form = review.page.getByRole('dialog', { name: t('signing.edit.title') });
    await form.getByRole('button', { name: t('inspection.result.fail'), exact: true }).click();
    await form.getByRole('button', { name: t('signing.edit.save'), exact: true }).click();
    await form.getByText(t('signing.edit.needReason')).waitFor();
    await looksRight(review.page, 'edit');
    await form.getByRole('textbox', { name: t('signing.edit.reason') }).fill('Seen on the photo');
    await form.getByRole('button', { name: t('signing.edit.save'), exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await review.page.locator('.report-item .pill').getByText(t('record.edits.modified'), { exact: true }).waitFor();
    await review.page.getByText(t('record.process.edit'), { exact: true }).waitFor();
    await looksRight(review.page, 'edited');
    expect(review.faults).toEqual([]);
    await review.context.close();
    expect((await reviewer.call(inspectionApi.answer, idsOf(recordUrl, template))).answer.value).toBe('fail');
  });

  it('the settings say who signs, what reviewers may change and how many items are drawn; a dispatch may say otherwise', async () => {
    const { company, template } = await givenChain();
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/inspect/settings');
    for (const [mode, switches] of [
      ['on_site', ['signOff', 'mayEdit']],
      ['self', ['mayEdit', 'sample']],
    ] as const) {
      const card = page.getByRole('region', { name: t(`state.mode.${mode}`), exact: true });
      await card
        .getByRole('button', { name: `${t('inspectSetting.set')}: ${t('inspectSetting.company')}`, exact: true })
        .click();
      const form = page.locator('dialog.dialog');
      for (const one of switches) await form.getByRole('switch', { name: t(`inspectSetting.form.${one}`) }).click();
      await looksRight(page, `setting-${mode}`);
      await form.getByRole('button', { name: t('ui.save') }).click();
      await form.waitFor({ state: 'detached' });
    }
    await page.getByText(t('inspectSetting.words.drawn', { count: 10 })).waitFor();
    await page.getByText(t('inspectSetting.words.signs')).waitFor();
    await looksRight(page, 'setting-saved');
    const processes = await company.owner.call(inspectSettingApi.processes, {});
    expect(processes.map((one) => [one.mode, one.signOff, one.reviewerMayEdit, one.sampleItems])).toEqual([
      ['on_site', true, true, null],
      ['self', false, true, 10],
    ]);
    expect(template.items).toHaveLength(3);
    expect(faults).toEqual([]);
    await context.close();
  });
});

const idsOf = (recordUrl: string, { items }: GivenTemplate) => ({
  recordId: recordUrl.split('/').at(-1) ?? '',
  itemId: items[0]?.id ?? '',
});
