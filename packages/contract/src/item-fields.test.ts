import { type CheckItem, NOBODY_NAMED, newCheckItem } from '@rondo/domain/scoring/template';
import { describe, expect, it } from 'vitest';
import { checkItemShape, ITEM_FIELD_NAMES, itemField, itemValue, withItemValue } from './item-fields.ts';

const start = newCheckItem('01890000-0000-7000-8000-000000000001', 'Floor is dry');
/** The names of all single values of an item, as the table names them. */
const leaves = (item: CheckItem): string[] =>
  Object.entries(item).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value).map((part) => `${key}.${part}`)
      : [key],
  );
/** A value that the start has not. */
function another(name: (typeof ITEM_FIELD_NAMES)[number]): unknown {
  const field = itemField(name);
  switch (field.kind) {
    case 'text':
    case 'textOrNull':
      return 'x'.repeat(field.max);
    case 'number':
    case 'numberOrNull':
      return itemValue(start, name) === field.max ? field.min : field.max;
    case 'word':
      return field.words.find((word) => word !== itemValue(start, name));
    case 'words':
      return field.words.slice(0, 1);
    case 'flag':
      return itemValue(start, name) !== true;
    case 'lines':
      return Array.from({ length: field.most }, () => 'x'.repeat(field.max));
    case 'own':
      return OWN[name];
    default:
      return field satisfies never;
  }
}
const OWN: Record<string, unknown> = {
  options: [{ id: 'o1', text: 'A', points: 1, isFail: false }],
  deductions: [{ id: 'd1', text: 'A', points: 1 }],
  'rectify.optionIds': ['o1'],
  'rectify.named': { ...NOBODY_NAMED, handlerIds: [start.id] },
  standardPhotos: [start.id],
  showIf: { itemId: start.id, answers: ['fail'] },
};

describe('the table of fields of a check item', () => {
  it('names each value of an item once, and nothing else', () => {
    expect([...ITEM_FIELD_NAMES, 'id'].toSorted()).toEqual(leaves({ ...start, showIf: null }).toSorted());
  });

  it.each(ITEM_FIELD_NAMES)('%s is read, and written without touching another', (name) => {
    const value = another(name);
    const changed = withItemValue(start, name, value);
    expect(itemValue(changed, name)).toEqual(value);
    expect(ITEM_FIELD_NAMES.filter((one) => itemValue(changed, one) !== itemValue(start, one))).toEqual([name]);
    expect(checkItemShape.parse(changed)).toEqual(changed);
  });

  it.each(ITEM_FIELD_NAMES)('%s takes nothing of another kind', (name) => {
    expect(withItemValue(start, name, { no: 'value' })).toBe(start);
  });

  it('reads an item that was stored before the latest fields were there', () => {
    const {
      applies: _,
      knowledgeUrl: __,
      knowledgeQuote: ________,
      cameraPlaces: ____,
      standardPhotos: _____,
      rectify,
      ...old
    } = start;
    const { optionIds: ___, named: ______, priority: _______, ...oldRectify } = rectify;
    expect(checkItemShape.parse({ ...old, rectify: oldRectify })).toEqual(start);
  });
});
