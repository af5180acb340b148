import { checkItemApi } from '@rondo/contract/check-item';
import { ITEM_FIELD_NAMES, type ItemFieldName, itemField, itemValue } from '@rondo/contract/item-fields';
import { type Field, fieldNames } from '@rondo/contract/kit/field';
import { templateApi } from '@rondo/contract/template';
import { TEMPLATE_FIELDS, type TemplateFieldName } from '@rondo/contract/template-fields';
import { type CheckItem, newCheckItem } from '@rondo/domain/scoring/template';
import { type MessageKey, translate } from '@rondo/messages';
import type { Browser, Locator, Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { ITEM_FORM } from '../apps/web/src/features/template/item-layout.ts';
import { open } from './browser.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company();
});

const t = (key: MessageKey): string => translate('en-US', key);
const LOOK = { language: 'en-US', width: 1440 } as const;

/** What is typed into a field; null where its control is no box for text. */
function typedInto(name: TemplateFieldName, { kind }: Field): string | null {
  if (kind === 'own' || kind === 'day') return null;
  return kind === 'number' ? '30' : `${name} typed`;
}

it('every declared field has its control in the form of a template, and what is typed there is kept and shown', async () => {
  const { owner } = company;
  const { id } = await owner.call(templateApi.create, { name: 'Before', requestId: requestId() });
  const { page, context } = await open(browser, w.base, LOOK, owner);
  await page.goto(`/web/inspect/template/${id}`);
  await page.locator('.te-steps button').first().click();
  const form = page.getByRole('group', { name: t('template.step.basics') });
  await form.waitFor();
  const words = await form.innerText();
  const typed = fieldNames(TEMPLATE_FIELDS).flatMap((name): [TemplateFieldName, string][] => {
    expect(words).toContain(t(`template.field.${name}`));
    const text = typedInto(name, TEMPLATE_FIELDS[name]);
    return text === null ? [] : [[name, text]];
  });
  for (const [name, text] of typed) await form.getByRole('textbox', { name: t(`template.field.${name}`) }).fill(text);
  const kept = async () => {
    const template = await owner.call(templateApi.get, { id });
    return typed.map(([name]) => [name, String(template[name])]);
  };
  await expect.poll(kept, { timeout: 15_000 }).toEqual(typed);
  await page.reload();
  await page.locator('.te-steps button').first().click();
  for (const [name, text] of typed)
    expect(await form.getByRole('textbox', { name: t(`template.field.${name}`) }).inputValue()).toBe(text);
  await context.close();
});

/** What a control is called where that is not the name of its field. */
const CALLED: Partial<Record<ItemFieldName, MessageKey>> = {
  naAllowed: 'template.item.na',
  naReasonRequired: 'template.item.naReason',
  'photo.rule': 'template.item.photoRule',
  'photo.min': 'template.item.photoMin',
  'photo.max': 'template.item.photoMax',
  'photo.cameraOnly': 'template.item.cameraOnly',
  'note.rule': 'template.item.noteRule',
  'note.phrases': 'template.item.phrases',
  'rectify.when': 'template.item.rectifyWhen',
  'rectify.belowPercent': 'template.item.belowPercent',
  'rectify.optionIds': 'template.item.rectifyOptions',
  'rectify.limitHours': 'template.item.limitHours',
  'rectify.handler': 'template.item.handler',
  'rectify.reviewer': 'template.item.reviewer',
  'rectify.named': 'template.item.cc',
  'rectify.priority': 'template.item.priority',
  'applies.formats': 'template.item.formats',
  'applies.tags': 'template.item.tags',
  'applies.withoutTags': 'template.item.withoutTags',
  'applies.modes': 'template.item.modes',
};
const labelOf = (name: ItemFieldName): string => t(CALLED[name] ?? (`template.item.${name}` as MessageKey));
const isPlain = (name: ItemFieldName): boolean => ITEM_FORM[name] !== 'own';

/** Everything is switched on, so that nothing of the form is folded away. */
const whole = (name: string, more: Partial<CheckItem>): CheckItem => {
  const start = newCheckItem(uuidv7(), name);
  return {
    ...start,
    ...{ naAllowed: true, photo: { ...start.photo, rule: 'always', min: 1 }, note: { rule: 'always', phrases: [] } },
    ...{
      applies: { ...start.applies, modes: ['on_site'] },
      knowledgeUrl: 'https://example.com',
      knowledgeQuote: 'as told',
    },
    ...more,
  };
};
const options = [
  { id: 'o1', text: 'Good', points: 5, isFail: false },
  { id: 'o2', text: 'Bad', points: 0, isFail: true },
];
const { rectify } = newCheckItem(uuidv7(), 'Any');
const KINDS = [
  whole('Choice', { answer: 'single', options, rectify: { ...rectify, when: 'on_options', optionIds: ['o2'] } }),
  whole('Number', { answer: 'number', max: 5, rectify: { ...rectify, when: 'below', belowPercent: 60 } }),
  whole('Score', { answer: 'score' }),
];

async function formOf(page: Page, id: string): Promise<Locator> {
  await page.goto(`/web/inspect/template?tab=items&open=${id}`);
  const form = page.getByRole('dialog', { name: t('checkItem.edit') });
  await form.waitFor();
  return form;
}

it('every declared field has its control in the form of a check item, and what is typed there is kept and shown', async () => {
  const { owner } = company;
  const { page, context } = await open(browser, w.base, LOOK, owner);
  const seen: string[] = [];
  let last = '';
  for (const item of KINDS) {
    last = (await owner.call(checkItemApi.create, { category: '', item, requestId: requestId() })).id;
    seen.push(await (await formOf(page, last)).innerText());
  }
  // What goes by the method, and by the item asked before, is in a template alone.
  const { id } = await owner.call(templateApi.create, { name: 'Weighted', requestId: requestId() });
  const { rev, name, modes, scoring } = await owner.call(templateApi.edit, { id });
  const items = [newCheckItem(uuidv7(), 'Asked'), newCheckItem(uuidv7(), 'Followed')];
  const content = { categories: [{ id: uuidv7(), name: 'Kitchen', parentId: null, weightPercent: 100, items }] };
  await owner.call(templateApi.save, { id, rev, name, modes, content, scoring: { ...scoring, method: 'weighted' } });
  await page.goto(`/web/inspect/template/${id}`);
  await page.locator('.te-row-main', { hasText: 'Followed' }).click();
  const settings = page.getByRole('complementary', { name: t('template.settings') });
  await settings.getByText(labelOf('showIf')).waitFor();
  seen.push(await settings.innerText());
  const words = seen.join('\n');
  expect(ITEM_FIELD_NAMES.filter((one) => !words.includes(labelOf(one)))).toEqual([]);

  const form = await formOf(page, last);
  const typed = ITEM_FIELD_NAMES.filter((one) => isPlain(one) && one !== 'weight').map(
    (one): [ItemFieldName, string] => {
      const { kind } = itemField(one);
      return [one, kind === 'number' || kind === 'numberOrNull' ? '3' : `${one} typed`];
    },
  );
  for (const [one, text] of typed) {
    const box = form.getByRole('textbox', { name: labelOf(one), exact: true });
    await box.fill(text);
    await box.blur();
  }
  await form.getByRole('button', { name: t('ui.save') }).click();
  await form.waitFor({ state: 'hidden' });
  const { item } = await owner.call(checkItemApi.get, { id: last });
  expect(typed.map(([one]) => [one, String(itemValue(item, one))])).toEqual(typed);
  const again = await formOf(page, last);
  for (const [one, text] of typed)
    expect(await again.getByRole('textbox', { name: labelOf(one), exact: true }).inputValue()).toBe(text);
  await context.close();
});
