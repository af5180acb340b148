import { readFile } from 'node:fs/promises';
import { fileApi } from '@rondo/contract/file';
import { rectificationApi } from '@rondo/contract/rectification';
import { civilDate } from '@rondo/domain/civil-time';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { givenRectification } from '../apps/server/test/rectification.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { modeOf } from './pages/mode.ts';
import { picture } from './pages/perform.ts';
import { settled } from './pages/settled.ts';
import { shellShown } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { covered, marked, printed, TAMPERING, wholeScreen } from './pages/watermark.ts';
import { onStage } from './stage.ts';

const LONG = { timeout: 240_000 };

let w: World;
let browser: Browser;
let company: Company;
let admin: Person;
let colleague: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
});
beforeEach(async () => {
  company = await w.company({ name: 'Harbour Coffee' });
  admin = await company.member({ role: 'administrator', name: 'Siyuan Wang' });
  colleague = await company.member({ role: 'area_manager', name: 'Jia He', scopeAll: true });
});

const switchOn = (parts: { date: 0 | 1; name: 0 | 1; account: 0 | 1 }) =>
  w.sql(
    'update company set watermark = 1, watermark_date = $2, watermark_name = $3, watermark_account = $4 where id = $1',
    [company.id, parts.date, parts.name, parts.account],
  );
const NAME_ONLY = { date: 0, name: 1, account: 0 } as const;

/** The part of an e-mail address that the mark shows. */
async function accountOf(person: Person): Promise<string> {
  const [row] = await w.sql<{ mail: string }>('select mail from member where id = $1', [person.id]);
  return row?.mail.split('@')[0] ?? '';
}

/** Somebody who registered by phone: the mark shows the end of the number. */
async function registeredByPhone(person: Person, mobile: string): Promise<void> {
  await w.sql('update member set mobile = $2 where id = $1', [person.id, mobile]);
  await w.sql(
    'update person set mobile = $2, register_type = 1 from member where member.person_id = person.id and member.id = $1',
    [person.id, mobile],
  );
}

/** A rectification with a picture of what was done. */
async function givenPicture(): Promise<string> {
  const shopId = await company.shop({ name: 'Wapping Lane', managerIds: [colleague.id] });
  const id = await givenRectification(w, company, { shopId, initiator: admin, handlers: [colleague] });
  const [file] = await colleague.call(fileApi.upload, {}, { files: [{ name: 'after.jpg', bytes: await picture() }] });
  await colleague.call(rectificationApi.handle, { id, rev: 0, photoIds: [file?.id ?? ''] });
  return id;
}

async function openPicture(page: Page, look: Look, id: string) {
  await page.goto(`/web/inspect/problem?tab=all&open=${id}`);
  await page.getByRole('dialog').locator('button.photo').first().click();
  const viewer = page.getByRole('dialog', { name: textsOf(look.language)('ui.photo.viewer') });
  await viewer.getByRole('img').waitFor();
  return viewer;
}

describe.each(looksOf(import.meta.url))('$language at $width', (look: Look) => {
  const t = textsOf(look.language);
  const named = `${look.language}-${look.width}`;

  it(
    'the switches show at once what they do, no part is refused, and a colleague sees it without reloading',
    LONG,
    async () => {
      await registeredByPhone(colleague, look.width === 390 ? '13812345678' : '13912345678');
      const reader = await open(browser, w.base, look, colleague);
      await reader.page.goto('/web/message');
      await shellShown(reader.page);
      await settled(reader.page);
      expect(await reader.page.locator('.watermark').count()).toBe(0);

      const { page, context, faults } = await open(browser, w.base, look, admin);
      await page.goto('/web/user/org?tab=watermark');
      const form = page.getByRole('form', { name: t('company.watermark.title') });
      const part = (key: 'date' | 'name' | 'account') =>
        form.getByRole('checkbox', { name: t(`company.watermark.${key}`), exact: true });
      const shows = (text: string): Promise<void> => form.getByRole('img', { name: text, exact: true }).waitFor();
      const save = form.getByRole('button', { name: t('ui.save'), exact: true });
      await form.getByText(t('company.watermark.off')).waitFor();
      await form.getByRole('switch', { name: t('company.watermark.on') }).click();
      const day = civilDate(w.clock.now(), 'Asia/Shanghai').replaceAll('-', '');
      const account = await accountOf(admin);
      await shows(`${day} Siyuan Wang ${account}`);
      await part('date').uncheck();
      await shows(`Siyuan Wang ${account}`);
      await part('name').uncheck();
      await shows(account);
      await part('account').uncheck();
      await form.getByText(t('company.watermark.empty')).waitFor();
      expect(await save.isDisabled()).toBe(true);
      expect(await looksRight(page)).toEqual(FINE);
      await shoot(page, `watermark-empty-${named}`);
      await part('name').check();
      await part('account').check();
      // Nothing is in force before it is saved.
      expect(await page.locator('.watermark').count()).toBe(0);
      await save.click();
      await toastShown(page, t('company.watermark.saved'));
      await marked(page, `Siyuan Wang ${account}`);
      await marked(reader.page, 'Jia He 5678');
      expect(await looksRight(page)).toEqual(FINE);
      expect(await looksRight(reader.page)).toEqual(FINE);
      await shoot(page, `watermark-on-${named}`);

      await form.getByRole('switch', { name: t('company.watermark.on') }).click();
      await save.click();
      await reader.page.locator('.watermark').waitFor({ state: 'detached' });
      expect([faults, reader.faults]).toEqual([[], []]);
      await Promise.all([context.close(), reader.context.close()]);
    },
  );

  it(
    'it lies over pages, drawers, dialogs, pictures and full screen, and is not there before signing in',
    LONG,
    async () => {
      await switchOn(NAME_ONLY);
      const id = await givenPicture();
      const { page, context, faults } = await open(browser, w.base, look, admin);
      const all = async (where: string): Promise<void> => {
        await marked(page, 'Siyuan Wang');
        expect({ where, covered: await covered(page) }).toEqual({ where, covered: 1 });
      };
      for (const path of ['/web/task', '/web/403', '/web/nowhere/at/all', '/web/test']) {
        await page.goto(path);
        await settled(page);
        await all(path);
      }
      await page.goto('/web/task?panel=profile');
      await page.getByRole('dialog', { name: t('profile.title') }).waitFor();
      await all('a drawer');
      await shoot(page, `watermark-drawer-${named}`);
      await page.goto('/web/user/apply?panel=invite');
      await page.getByRole('button', { name: t('application.invite.renew'), exact: true }).click();
      await page.getByRole('dialog', { name: t('application.invite.renewTitle') }).waitFor();
      await all('a dialog');
      expect(await looksRight(page)).toEqual(FINE);
      await openPicture(page, look, id);
      await all('a picture');
      await page.evaluate(() => document.querySelector<HTMLElement>('.watermark')?.hidePopover());
      await page.waitForFunction(() => document.querySelector('.watermark:popover-open') !== null);
      await all('a picture, closed');
      await shoot(page, `watermark-picture-${named}`);
      await page.keyboard.press('Escape');
      await wholeScreen(page);
      await all('full screen');
      await page.evaluate(() => document.exitFullscreen());
      await page.waitForFunction(() => document.fullscreenElement === null);
      await all('after full screen');

      await page.goto('/web/task?panel=profile');
      await page
        .getByRole('dialog', { name: t('profile.title') })
        .getByRole('button', { name: t('profile.signOut'), exact: true })
        .last()
        .click();
      await page.waitForURL(/\/web\/login/);
      await page.locator('.sign-in-form').first().waitFor();
      expect(await page.locator('.watermark').count()).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it(
    'clicks pass through; taken out, hidden, altered or emptied it comes back; paper has it on every sheet',
    LONG,
    async () => {
      await switchOn(NAME_ONLY);
      const { page, context, faults } = await open(browser, w.base, look, colleague);
      await page.goto('/web/user/org');
      await marked(page, 'Jia He');
      await settled(page);
      const words = await page.getByRole('heading', { level: 1 }).boundingBox();
      const hit = await page.evaluate(
        ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('.watermark, h1')?.tagName,
        [(words?.x ?? 0) + 4, (words?.y ?? 0) + 4],
      );
      expect(hit).toBe('H1');
      const target = page.getByRole('link', { name: t('app.menu.task'), exact: true }).first();
      const box = await target.boundingBox();
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await page.waitForURL(/\/web\/task/);
      await settled(page);

      for (const [how, act] of Object.entries(TAMPERING)) {
        await page.evaluate(act);
        await marked(page, 'Jia He');
        expect({ how, marks: await page.locator('.watermark').count(), covered: await covered(page) }).toEqual({
          how,
          marks: 1,
          covered: 1,
        });
      }

      await page.emulateMedia({ media: 'print' });
      await marked(page, 'Jia He');
      const paper = await printed(page);
      expect(paper.sheets).toBeGreaterThan(0);
      expect(paper.marked).toBe(paper.sheets);
      await page.emulateMedia({ media: null });
      await marked(page, 'Jia He');
      expect(await covered(page)).toBe(1);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('a picture that is saved carries the mark of whoever saves it; the one that is shown does not', LONG, async () => {
    const id = await givenPicture();
    const { page, context, faults } = await open(browser, w.base, look, admin);
    const saved = async (): Promise<{ shown: Buffer; saved: Buffer }> => {
      const viewer = await openPicture(page, look, id);
      const src = (await viewer.getByRole('img').getAttribute('src')) ?? '';
      const coming = page.waitForEvent('download');
      await viewer.getByRole('button', { name: t('ui.download'), exact: true }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe('after.jpg');
      return { shown: await (await page.request.get(src)).body(), saved: await readFile(await file.path()) };
    };
    const plain = await saved();
    expect(plain.saved.equals(plain.shown)).toBe(true);
    await switchOn(NAME_ONLY);
    const stamped = await saved();
    expect(stamped.shown.equals(plain.shown)).toBe(true);
    expect(stamped.saved.equals(stamped.shown)).toBe(false);
    const size = async (bytes: Buffer) => {
      const { width, height, format } = await sharp(bytes).metadata();
      return { width, height, format };
    };
    expect(await size(stamped.saved)).toEqual(await size(stamped.shown));
    expect(await unlike(stamped.saved, stamped.shown)).toBeGreaterThan(0.005);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Which part of two pictures of one size differs by more than pressing them again would make it. */
async function unlike(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).greyscale().raw().toBuffer()));
  if (!a || !b) return 0;
  return a.filter((value, at) => Math.abs(value - (b[at] ?? 0)) > 12).length / a.length;
}

it('in the dark the switches and what they show can be read, and the mark is seen', LONG, async () => {
  const look: Look = { language: 'zh-CN', width: 1440, dark: true };
  await switchOn({ date: 1, name: 1, account: 1 });
  const { page, context, faults } = await open(browser, w.base, look, admin);
  await page.goto('/web/user/org?tab=watermark');
  await page.getByRole('form', { name: textsOf(look.language)('company.watermark.title') }).waitFor();
  expect(await modeOf(page)).toBe('dark');
  expect(await looksRight(page)).toEqual(FINE);
  expect(await covered(page)).toBe(1);
  await shoot(page, 'watermark-dark');
  expect(faults).toEqual([]);
  await context.close();
});
