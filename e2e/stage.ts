import type { Browser } from 'playwright-core';
import { test as base } from 'vitest';
import { type World, world } from '../apps/server/test/world.ts';
import { launch } from './browser.ts';
import { type Gallery, serveGallery } from './pages/gallery.ts';

/** What the journeys of a worker share: starting it for every file would take longer than many of them. */
export interface Stage {
  w: World;
  browser: Browser;
}

const staged = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are needed
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launch();
    onCleanup(once(() => browser.close()));
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('w', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const w = await world();
    onCleanup(once(() => w.stop()));
    return w;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('gallery', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const gallery = await serveGallery();
    onCleanup(once(() => gallery.close()));
    return gallery;
  });

/** At its end a worker cleans up once for each of its files, all at the same time. */
function once(end: () => Promise<void>): () => Promise<void> {
  let ending: Promise<void> | undefined;
  return () => {
    ending ??= end();
    return ending;
  };
}

/** Browser profiles that a failed test left open end with its file. */
const closeAll = async (browser: Browser): Promise<void> => {
  await Promise.all(browser.contexts().map((context) => context.close()));
};

/**
 * Prepares a file's journeys on the server and in the browser of its worker. Other files use the same server: a file has
 * companies of its own, and one that moves the clock or needs settings, mails or an empty database has a server of its own.
 */
export function onStage(prepare: (stage: Stage) => Promise<void> | void): void {
  staged.beforeAll(async ({ w, browser }) => prepare({ w, browser }));
  staged.afterAll(({ browser }) => closeAll(browser));
}

/** Prepares a file's journeys in the browser of its worker; `end` stops the server that is their own. */
export function inBrowser(
  prepare: (browser: Browser) => Promise<void> | void,
  end: () => Promise<void> | void = () => undefined,
): void {
  staged.beforeAll(async ({ browser }) => prepare(browser));
  staged.afterAll(async ({ browser }) => {
    await closeAll(browser);
    await end();
  });
}

/** Prepares a file that looks at the parts of the kit, in the browser and the gallery of its worker. */
export function inGallery(prepare: (gallery: Gallery, browser: Browser) => void): void {
  staged.beforeAll(({ gallery, browser }) => prepare(gallery, browser));
  staged.afterAll(({ browser }) => closeAll(browser));
}
