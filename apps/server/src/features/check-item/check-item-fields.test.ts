import { auditApi } from '@rondo/contract/audit';
import { checkItemApi as api } from '@rondo/contract/check-item';
import { ITEM_FIELD_NAMES, type ItemFieldName, itemField, itemValue, withItemValue } from '@rondo/contract/item-fields';
import { COMPARED } from '@rondo/contract/template-difference';
import { LANGUAGES } from '@rondo/domain/language';
import { type CheckItem, NOBODY_NAMED, newCheckItem } from '@rondo/domain/scoring/template';
import { type MessageKey, translate } from '@rondo/messages';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let owner: Person;

beforeAll(async () => {
  w = await world();
  owner = (await w.company()).owner;
});
afterAll(() => w.stop());

/** Kept by a template alone, or a picture that has to be brought. */
const ELSEWHERE: readonly ItemFieldName[] = ['showIf', 'standardPhotos'];
const NAMES = ITEM_FIELD_NAMES.filter((name) => !ELSEWHERE.includes(name));

/** What goes together: an item as whole as one can be, and one that differs from it in every field. */
const first: CheckItem = {
  ...newCheckItem(uuidv7(), 'Fridge'),
  ...{
    answer: 'single',
    options: [
      { id: 'o1', text: 'Good', points: 5, isFail: false },
      { id: 'o2', text: 'Bad', points: 0, isFail: true },
    ],
  },
};
const SPECIAL: Partial<Record<ItemFieldName, () => unknown>> = {
  answer: () => 'level',
  options: () => [...first.options, { id: 'o3', text: 'Poor', points: 1, isFail: true }],
  deductions: () => [{ id: 'd1', text: 'Dirty', points: 2 }],
  'rectify.when': () => 'on_options',
  'rectify.optionIds': () => ['o2'],
  'rectify.belowPercent': () => null,
  'rectify.named': () => ({ ...NOBODY_NAMED, ccIds: [owner.id] }),
  'photo.rule': () => 'always',
  'photo.min': () => 1,
  'photo.max': () => 3,
  naAllowed: () => true,
  naReasonRequired: () => true,
  bonus: () => false,
  maxScore: () => 8,
  min: () => 1,
  max: () => 7,
  knowledgeUrl: () => 'https://example.com/manual',
  'applies.withoutTags': () => ['other'],
};

/** Another value of the same kind. */
function another(name: ItemFieldName): unknown {
  const special = SPECIAL[name];
  if (special) return special();
  const field = itemField(name);
  const before = itemValue(first, name);
  switch (field.kind) {
    case 'text':
    case 'textOrNull':
      return `${name} told`;
    case 'number':
    case 'numberOrNull':
      return Math.min(field.max, Math.max(field.min, 2));
    case 'word':
      return field.words.find((word) => word !== before);
    case 'words':
      return field.words.slice(0, 1);
    case 'flag':
      return !before;
    case 'lines':
      return ['told'];
    case 'own':
      throw new Error(`no other value of ${name}`);
    default:
      return field satisfies never;
  }
}

describe('every field of a check item of the library', () => {
  it('is kept as it was sent, and told before and after by the audit log in both languages', async () => {
    const { id } = await owner.call(api.create, { category: '', item: first, requestId: requestId() });
    const item = NAMES.reduce((now, name) => withItemValue(now, name, another(name)), { ...first, id });
    expect(NAMES.filter((name) => JSON.stringify(itemValue(item, name)) !== JSON.stringify(another(name)))).toEqual([]);
    const { rev } = await owner.call(api.get, { id });
    await owner.call(api.edit, { id, rev, category: '', item });
    expect((await owner.call(api.get, { id })).item).toEqual(item);
    const [entry] = (await owner.call(auditApi.list, { objectId: id })).list;
    const same = ['rectify.belowPercent', 'naAllowed', 'bonus'];
    const told = COMPARED.filter((name) => !ELSEWHERE.includes(name) && !same.includes(name)).map(
      (name) => `item.${name}`,
    );
    expect(entry?.changes.map(({ field }) => field).toSorted()).toEqual(told.toSorted());
    expect(entry?.changes.filter(({ before, after }) => before === after)).toEqual([]);
    for (const language of LANGUAGES) {
      for (const key of told.map((field) => field.replace(/^item/, 'template.importing.field') as MessageKey))
        expect(translate(language, key)).not.toBe(key);
    }
  });
});
