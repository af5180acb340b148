import type { Browser, Page } from 'playwright-core';
import { median, short } from '../lib/figures.ts';
import { freshPage } from '../web/visit.ts';
import type { Row, Scene } from './scene.ts';

const ROUNDS = 5;
const DRAG_STEPS = 120;

/** The map of all stores: from the address to the first marks, and how many frames a second there are while it is dragged. */
export async function mapOfStores({ product, owner, frame }: Scene, browser: Browser): Promise<Row[]> {
  const first: number[] = [];
  const frames: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, close } = await freshPage(browser, owner);
    const began = performance.now();
    await page.goto(`${product.base}/web/shopmap`);
    await page.waitForSelector('.map-ring, .map-mark');
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))');
    first.push(performance.now() - began);
    frames.push(await framesWhileDragged(page));
    await close();
  }
  return [
    [
      `first picture of the map of ${frame.plan.shops} stores, p50 ms`,
      median(first),
      1_500,
      `most ${short(Math.max(...first))} ms, an empty cache each time`,
    ],
    // The least that is asked for is 45: the row says how much of it is missing.
    [
      'frames a second missing to 45 while it is dragged',
      Math.max(0, 45 - median(frames)),
      0,
      `p50 ${short(median(frames))}`,
    ],
  ];
}

async function framesWhileDragged(page: Page): Promise<number> {
  const box = await page.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('there is no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate('window.benchFrames.start()');
  await page.mouse.move(x, y);
  await page.mouse.down();
  const began = performance.now();
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    const angle = (step / DRAG_STEPS) * 2 * Math.PI;
    await page.mouse.move(x + Math.sin(angle) * 200, y + (1 - Math.cos(angle)) * 100);
    await page.waitForTimeout(8);
  }
  const seconds = (performance.now() - began) / 1000;
  const frames = await page.evaluate<number>('window.benchFrames.stop()');
  await page.mouse.up();
  return frames / seconds;
}
