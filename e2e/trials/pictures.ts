import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Identity } from '../../apps/server/test/client.ts';
import { type Look, launch, open } from '../browser.ts';
import { looksRight } from '../pages/looks-right.ts';
import { demoOwner } from './demo-owner.ts';
import { startProduct } from './product.ts';
import { type Scene, scenes } from './scenes.ts';

/**
 * `npm run trial -- pictures [words of a scene]`: every page of the demo's owner and what its address opens, at two widths, in
 * two languages and schemes, as pictures in a folder below that of temporary files, with what the machine finds wrong on them.
 * RONDO_URL names a demo that runs already.
 */
const LOOKS: readonly Required<Look>[] = ([1440, 390] as const).flatMap((width) =>
  (['zh-CN', 'en-US'] as const).flatMap((language) => [false, true].map((dark) => ({ language, width, dark }))),
);

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Takes the pictures of one look; answers what is wrong on them, one line each. */
async function walk(browser: Browser, base: string, who: Identity, look: Required<Look>, all: readonly Scene[]) {
  const folder = join(FOLDER, `${look.width}-${look.language}-${look.dark ? 'dark' : 'light'}`);
  await mkdir(folder, { recursive: true });
  const wrong: string[] = [];
  const { page, context, faults } = await open(browser, base, look, who);
  // tsx wraps named functions with a helper of its own, those that are handed to the page as well.
  await context.addInitScript('globalThis.__name = (named) => named');
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  for (const [name, address] of all) {
    faults.length = 0;
    await page.goto(`/web${address}`);
    const found = await looksRight(page).catch((error: Error) => ({ broken: error.message.split('\n')[0] }));
    await page.screenshot({ path: join(folder, `${name}.png`) });
    for (const [kind, what] of Object.entries({ ...found, faults }))
      if (Array.isArray(what) ? what.length > 0 : what)
        wrong.push(`${name} ${look.width} ${look.language} ${look.dark ? 'dark' : 'light'}: ${kind}: ${String(what)}`);
  }
  await context.close();
  return wrong;
}

const FOLDER = process.env.SCREENS ?? join(tmpdir(), 'rondo-pictures');
const running = process.env.RONDO_URL;
const product = running ? null : await startProduct({ RONDO_DEMO: '1' });
const base = running ?? product?.base ?? '';
const browser = await launch();
try {
  const who = await demoOwner(browser, base);
  const words = process.argv.slice(2);
  const all = (await scenes(base, who)).filter(
    ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const wrong: string[] = [];
  for (const look of LOOKS) {
    const found = await walk(browser, base, who, look, all);
    say(
      `${look.width} ${look.language} ${look.dark ? 'dark' : 'light'}: ${all.length} pictures, ${found.length} wrong`,
    );
    wrong.push(...found);
  }
  await writeFile(join(FOLDER, 'wrong.txt'), wrong.join('\n'));
  say([...wrong, `${wrong.length} wrong; pictures in ${FOLDER}`].join('\n'));
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await product?.stop();
}
