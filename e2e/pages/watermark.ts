import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** The mark on the page says this, and can be seen. */
export const marked = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const mark = document.querySelector<HTMLElement>('.watermark');
    return mark?.textContent === wanted && mark.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }, text);

/** Makes one solid sheet of the mark for as long as something is done: whatever shows through it lies above it. */
async function asSheet<T>(page: Page, act: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.watermark svg rect { fill: #f0f !important; }');
    // The colours of the page stand among these too.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  try {
    return await act();
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
  }
}

/** How much of the window the mark covers, over everything that is in it: 1 is all. */
export const covered = (page: Page): Promise<number> =>
  asSheet(page, async () => {
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let hits = 0;
    for (let at = 0; at < data.length; at += 3)
      if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 255) hits += 1;
    return hits / (info.width * info.height);
  });

/** What somebody at the page might do to be rid of the mark. */
export const TAMPERING: Readonly<Record<string, () => void>> = {
  'taken out': () => document.querySelector('.watermark')?.remove(),
  hidden: () => document.querySelector('.watermark')?.setAttribute('hidden', ''),
  closed: () => document.querySelector<HTMLElement>('.watermark')?.hidePopover(),
  'with another style': () => document.querySelector('.watermark')?.setAttribute('style', 'display: none !important'),
  'without its class': () => document.querySelector('.watermark')?.removeAttribute('class'),
  'with other words': () => document.querySelector('.watermark text')?.replaceChildren('Nobody'),
  emptied: () => document.querySelector('.watermark')?.replaceChildren(),
  'made pale': () => document.querySelector('.watermark text')?.setAttribute('fill-opacity', '0'),
  'hidden by a style sheet': () => {
    const sheet = document.createElement('style');
    sheet.textContent =
      '.watermark, .watermark * { display: none !important; opacity: 0 !important; filter: opacity(0) !important }';
    document.head.append(sheet);
  },
  'moved out of sight': () => {
    const corner = document.createElement('div');
    corner.hidden = true;
    document.body.append(corner);
    corner.append(document.querySelector('.watermark') ?? '');
  },
};

const MAGENTA = /(^|\s)1 0 1 (rg|sc|scn)\b/;

/** The sheets of paper that the page prints, and on how many of them the mark lies. */
export const printed = (page: Page): Promise<{ sheets: number; marked: number }> =>
  asSheet(page, async () => {
    const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
    const streams = [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => body);
    const drawn = streams.map(inflated).filter((text) => MAGENTA.test(text));
    return { sheets: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, marked: drawn.length };
  });

/** What a compressed part of a PDF says; empty for pictures and fonts of other kinds. */
function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    // Not compressed this way: a picture or a font.
    return '';
  }
}

/** Shows a video in full screen, as a player does when its button is pressed. */
export async function wholeScreen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'whole-screen';
    button.textContent = 'full screen';
    button.style.cssText = 'position: fixed; inset: 40% 20% auto; z-index: 5000; height: 48px';
    const video = document.createElement('video');
    button.onclick = () => void video.requestFullscreen();
    document.body.append(video, button);
  });
  await page.locator('#whole-screen').click();
  await page.waitForFunction(() => document.fullscreenElement instanceof HTMLVideoElement);
}
