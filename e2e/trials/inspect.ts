import { performing, picture } from '../pages/perform.ts';
import { settled } from '../pages/settled.ts';
import { textsOf } from '../pages/texts.ts';
import type { Hand } from './hand.ts';

const t = textsOf('en-US');

/** Sections with this many items pass as a whole, looked at in the contents. */
const LONG = 5;
/** Every so many-th item of the others fails, with a picture of it. */
const EVERY = 20;

/**
 * Performs the inspection of a store, the quickest way that still looks at every item: long sections pass in the contents, the
 * others item by item, some fail with a picture. Answers the name of an item that failed.
 */
export async function inspect(hand: Hand, shop: string): Promise<string> {
  const { page, press } = hand;
  await press(page.locator('.phone-row', { hasText: shop }).first());
  await press(page.getByRole('dialog').getByText(t('task.doing.begin')));
  await performing(page, t).verdict('pass').waitFor();
  await passLongSections(hand);
  let failed = '';
  for (let at = 1; ; at += 1) {
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    if (name === t('inspection.review.title')) break;
    if (at % EVERY === 0) failed = await fail(hand, name);
    else await press(performing(page, t).verdict('pass'));
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ state: 'detached' });
  }
  await press(page.getByRole('button', { name: t('inspection.review.submit'), exact: true }));
  await page.getByRole('heading', { name: t('inspection.done.title') }).waitFor();
  await press(page.getByRole('link', { name: t('inspection.done.toTasks') }));
  await settled(page);
  return failed;
}

async function passLongSections({ page, press }: Hand): Promise<void> {
  await press(page.locator('.perform-contents'));
  const sections = page.getByRole('navigation', { name: t('inspection.list.title') }).locator('section');
  await sections.first().waitFor();
  for (const section of await sections.all()) {
    if ((await section.locator('li').count()) < LONG) continue;
    await press(section.locator('.contents-rest'));
    await press(page.getByRole('dialog').getByRole('button', { name: /^Pass \d+$/ }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await press(page.getByRole('button', { name: /^Review \(\d+ missing\)$/ }));
  // From here on an answer leads to the next item that has none.
  await press(page.getByRole('button', { name: t('inspection.review.toFirst') }));
  await performing(page, t).verdict('pass').waitFor();
}

async function fail({ page, press, file }: Hand, name: string): Promise<string> {
  const here = performing(page, t);
  await press(here.verdict('fail'));
  // The phone's own camera stands behind it.
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture() };
  await file(here.foot.locator('.foot-camera'), photo);
  await page.locator('.photo-grid .photo-remove').first().waitFor();
  await press(here.foot.locator('.foot-next'));
  return name;
}
