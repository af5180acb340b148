import { readFile } from 'node:fs/promises';
import { albumApi } from '@rondo/contract/album';
import { rectificationApi } from '@rondo/contract/rectification';
import { civilDate } from '@rondo/domain/civil-time';
import { contrast, MARK_LOOKS } from '@rondo/domain/watermark';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { screenshots } from '../apps/server/test/album.ts';
import { compose } from '../apps/server/test/client.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { shot, uploadPhoto } from '../apps/server/test/photo.ts';
import { givenRectification } from '../apps/server/test/rectification.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { settled } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { marked } from './pages/watermark.ts';
import { onStage } from './stage.ts';

const LONG = { timeout: 240_000 };
const LOOKS: readonly Look[] = [
  { language: 'zh-CN', width: 390 },
  { language: 'en-US', width: 1440 },
];

let w: World;
let browser: Browser;
let company: Company;

onStage(async (stage) => {
  ({ w, browser } = stage);
});
beforeEach(async () => {
  company = await w.company({ name: 'Harbour Coffee' });
  await w.sql(
    'update company set watermark = 1, watermark_date = 1, watermark_name = 1, watermark_account = 1 where id = $1',
    [company.id],
  );
});

/** A rectification of the owner's with a picture of a store in it. */
async function givenPicture(): Promise<string> {
  const { owner } = company;
  const shopId = await company.shop({ name: 'Wapping Lane', managerIds: [owner.id] });
  const id = await givenRectification(w, company, { shopId, initiator: owner, handlers: [owner] });
  const photo = await uploadPhoto(owner, await shot('storage-racks'));
  await owner.call(rectificationApi.handle, { id, rev: 0, photoIds: [photo] });
  return id;
}

async function savePicture(page: Page, look: Look, id: string): Promise<Buffer> {
  const t = textsOf(look.language);
  await page.goto(`/web/inspect/problem?tab=all&open=${id}`);
  await page.getByRole('dialog').locator('button.photo').first().click();
  const viewer = page.getByRole('dialog', { name: t('ui.photo.viewer') });
  await viewer.getByRole('img').waitFor();
  const coming = page.waitForEvent('download');
  await viewer.getByRole('button', { name: t('ui.download'), exact: true }).click();
  return readFile(await (await coming).path());
}

describe.each(LOOKS)('$language at $width', (look) => {
  const t = textsOf(look.language);
  const named = `${look.language}-${look.width}`;

  it('the owner saves a picture, gives a cut of it to the tracer, and finds the own name and day', LONG, async () => {
    const { owner } = company;
    const id = await givenPicture();
    const { page, context, faults } = await open(browser, w.base, look, owner);
    const leak = await sharp(await savePicture(page, look, id))
      .extract({ left: 21, top: 13, width: 500, height: 300 })
      .jpeg({ quality: 80 })
      .toBuffer();
    await page.goto('/web/user/org?tab=watermark');
    await page.getByRole('link', { name: t('leak.open'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: t('leak.title') }).waitFor();
    const card = page.getByRole('region', { name: t('leak.picture.title') });
    await card.locator('.file-drop-press').waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `leak-empty-${named}`);
    const give = (name: string, buffer: Buffer) =>
      card.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await give('found-on-a-forum.jpg', leak);
    await card.getByText(owner.name, { exact: true }).waitFor();
    await card.getByText(civilDate(w.clock.now(), 'Asia/Shanghai'), { exact: true }).waitFor();
    await card.getByText(t('leak.picture.member'), { exact: true }).waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `leak-found-${named}`);
    await give('clean.jpg', await shot('kitchen-lunch'));
    await card.getByText(t('leak.picture.none'), { exact: true }).waitFor();
    await shoot(page, `leak-none-${named}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('parts of a mark lead to who took something out that day, and on to what it was', LONG, async () => {
    const taker = await company.member({ role: 'administrator', name: 'Siyuan Wang' });
    await company.member({ role: 'staff', name: 'Siyuan Xu' });
    const ids = await screenshots(taker, await company.shop());
    const sent = compose(albumApi.download, { id: ids }, taker, { now: w.clock.now().getTime() });
    await (await fetch(w.base + sent.url, { headers: sent.headers })).arrayBuffer();
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/user/leak');
    const card = page.getByRole('region', { name: t('leak.fragments.title') });
    await card.getByLabel(t('leak.fragments.name')).fill('siyuan');
    await card.getByRole('button', { name: t('leak.fragments.search'), exact: true }).click();
    await card.getByText(t('leak.fragments.found', { total: 2 })).waitFor();
    const rows = card.getByRole('listitem');
    expect(await rows.locator('strong').allTextContents()).toEqual(['Siyuan Wang', 'Siyuan Xu']);
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `leak-candidates-${named}`);
    await rows.first().getByRole('link').first().click();
    await page.waitForURL(/tab=audit/);
    await page.getByText('Siyuan Wang').first().waitFor();
    await settled(page);
    await shoot(page, `leak-log-${named}`);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Areas of one grey below the mark, as wide as two of its tiles; the last is a video without a picture. */
const GREYS = [255, 128, 0, 'video'] as const;

it.each([false, true])('the mark keeps its contrast on white, grey, black and video (dark: %s)', LONG, async (dark) => {
  const look: Look = { language: 'en-US', width: 1440, dark };
  const { page, context, faults } = await open(browser, w.base, look, company.owner);
  await page.goto('/web/message');
  const [row] = await w.sql<{ mail: string }>('select mail from member where id = $1', [company.owner.id]);
  const day = civilDate(w.clock.now(), 'Asia/Shanghai').replaceAll('-', '');
  await marked(page, `${day} ${company.owner.name} ${row?.mail.split('@')[0]}`);
  await settled(page);
  await page.evaluate((greys) => {
    greys.forEach((grey, at) => {
      const area = document.createElement(grey === 'video' ? 'video' : 'div');
      const colour = grey === 'video' ? 'rgb(0 0 0)' : `rgb(${grey} ${grey} ${grey})`;
      area.style.cssText = `position:fixed;z-index:5000;top:0;height:100vh;width:25vw;left:${25 * at}vw;background:${colour}`;
      document.body.append(area);
    });
  }, GREYS);
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { least, most } = MARK_LOOKS.page.contrast;
  for (const [at, grey] of GREYS.entries()) {
    const base = grey === 'video' ? 0 : grey;
    let strongest = 1;
    // A pixel at the borders belongs to two areas.
    for (let y = 2; y < info.height - 2; y += 1)
      for (let x = at * 360 + 2; x < at * 360 + 358; x += 1)
        strongest = Math.max(strongest, contrast(data[y * info.width + x] ?? 0, base));
    expect.soft(strongest, `on ${grey}`).toBeGreaterThanOrEqual(least);
    expect.soft(strongest, `on ${grey}`).toBeLessThanOrEqual(most);
  }
  await shoot(page, `leak-contrast-${dark ? 'dark' : 'light'}`);
  expect(faults).toEqual([]);
  await context.close();
});
