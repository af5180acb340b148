import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyApi } from '@rondo/contract/company';
import type { Language } from '@rondo/domain/language';
import type { Page } from 'playwright-core';
import { repositoryRoot } from '../../apps/server/src/platform/repository-root.ts';
import { callEndpoint, type Identity } from '../../apps/server/test/client.ts';
import { ARTICLES } from '../../apps/web/src/features/help/article-list.ts';
import { PAGE_PICTURE, picturedPage, pictureFile } from '../../apps/web/src/features/help/page-pictures.ts';
import { launch, open } from '../browser.ts';
import { settled, still } from '../pages/settled.ts';
import { textsOf } from '../pages/texts.ts';
import { demoOwner } from './demo-owner.ts';
import { startProduct } from './product.ts';

/**
 * `npm run trial -- help-pictures [ids of articles]`: the pictures of the help centre, taken from the pages of the demo. Take them again for
 * each release, and after a page has changed its looks.
 */
const FOLDER = join(repositoryRoot(), 'apps', 'web', 'src', 'features', 'help', 'pictures');
const QUALITY = 50;
/** What lives on by itself (cameras, charts) has come to a picture by then, ms. */
const AT_REST_MS = 1_500;

const ids = process.argv.slice(2);
const { base, stop } = await startProduct({ RONDO_DEMO: '1' });
const browser = await launch();
try {
  for (const language of ['zh-CN', 'en-US'] as const) {
    const who = await demoOwner(browser, base, language);
    await withoutMark(base, who);
    const { page, context } = await open(browser, base, { language, width: 1440 }, who);
    await page.setViewportSize(PAGE_PICTURE);
    for (const article of ARTICLES) {
      const address = picturedPage(article);
      if (address === undefined || (ids.length > 0 && !ids.includes(article.id))) continue;
      await page.goto(`/web${address}`);
      const file = join(FOLDER, pictureFile(article.id, language));
      await rm(file, { force: true });
      await settled(page);
      if (article.id === 'surveillance') await watchFirst(page, language);
      await writeFile(file, await pictureOf(page));
      process.stdout.write(`${article.id} ${language}\n`);
    }
    await context.close();
  }
  const { version } = JSON.parse(await readFile(join(repositoryRoot(), 'package.json'), 'utf8'));
  await writeFile(join(FOLDER, 'made-for.txt'), `${version.replace(/\.\d+$/, '')}\n`);
} finally {
  await browser.close();
  await stop();
}

/** The mark over all pages would name who took the picture. */
async function withoutMark(base: string, who: Identity): Promise<void> {
  const { rev, watermarkDate, watermarkName, watermarkAccount } = await callEndpoint(base, companyApi.get, {}, who);
  const parts = { watermarkDate, watermarkName, watermarkAccount };
  await callEndpoint(base, companyApi.saveWatermark, { rev, watermark: 0, ...parts }, who);
}

/** A wall of cameras says what it is for when they move. */
async function watchFirst(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: textsOf(language)('surveillance.watchFirst', { count: 9 }) }).click();
  await page.waitForFunction(
    () => [...document.querySelectorAll('video')].filter((one) => one.currentTime > 1).length > 3,
  );
}

/** The page at rest as WebP, without the toasts of what happened meanwhile. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.addStyleTag({ content: '.toasts { display: none !important }' });
  await page.waitForTimeout(AT_REST_MS);
  await still(page);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}
