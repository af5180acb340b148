import { type Field, fieldNames } from '@rondo/contract/kit/field';
import { shopApi } from '@rondo/contract/shop';
import { SHOP_FIELDS, type ShopFieldName } from '@rondo/contract/shop-fields';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type World, world } from '../apps/server/test/world.ts';
import { launch, open } from './browser.ts';

let w: World;
let browser: Browser;

beforeAll(async () => {
  [w, browser] = await Promise.all([world(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await w.stop();
});

const t = (key: Parameters<typeof translate>[1]): string => translate('en-US', key);

/** What is typed into a field; null where its control is no box for text. */
function typedInto(name: ShopFieldName): string | null {
  const field: Field = SHOP_FIELDS[name];
  if (name === 'timeZone' || field.kind === 'own' || field.kind === 'day') return null;
  return field.kind === 'number' ? '30.25' : `${name} typed`;
}

it('every declared field has its control in the form of a store, and what is typed there is kept and shown', async () => {
  const company = await w.company();
  const { page, context } = await open(browser, w.base, { language: 'en-US', width: 1440 }, company.owner);
  await page.goto('/web/shop');
  await page
    .getByRole('button', { name: t('shop.create') })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: t('shop.form.createTitle') });
  await form.waitFor();
  const words = await form.innerText();
  const typed = fieldNames(SHOP_FIELDS).flatMap((name): [ShopFieldName, string][] => {
    expect(words).toContain(t(`shop.field.${name}`));
    const text = typedInto(name);
    return text === null ? [] : [[name, text]];
  });
  for (const [name, text] of typed) await form.getByRole('textbox', { name: t(`shop.field.${name}`) }).fill(text);
  await form.getByRole('button', { name: t('ui.save') }).click();
  await form.waitFor({ state: 'hidden' });
  const [{ id } = { id: '' }] = (await company.owner.call(shopApi.list, {})).list;
  const shop = await company.owner.call(shopApi.get, { id });
  for (const [name, text] of typed) expect([name, String(shop[name])]).toEqual([name, text]);
  await page.goto(`/web/shop?open=${id}`);
  // Each is a fact of its own; the name is the title, province and district stand with the city.
  for (const [, text] of typed) await page.getByText(text).first().waitFor();
  await context.close();
});
