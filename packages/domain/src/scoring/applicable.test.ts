import { describe, expect, it } from 'vitest';
import { MODES, type Mode } from '../task.ts';
import { applicable } from './applicable.ts';
import { type Applies, EVERYWHERE, newCheckItem, type TemplateContent } from './template.ts';

const item = (id: string, applies: Partial<Applies> = {}) => ({
  ...newCheckItem(id, id),
  applies: { ...EVERYWHERE, ...applies },
});
const content: TemplateContent = {
  categories: [
    {
      id: 'c',
      name: 'Outside',
      parentId: null,
      weightPercent: null,
      items: [
        item('everywhere'),
        item('lane', { tags: ['drive-through', 'kiosk'] }),
        item('till', { formats: ['franchise'] }),
        item('street', { withoutTags: ['mall'] }),
      ],
    },
  ],
};
const names = (of: TemplateContent) => of.categories.flatMap((category) => category.items.map(({ id }) => id));

describe('which items are asked in a store', () => {
  it('all of them where every rule holds, and the content stays the very same', () => {
    const shop = { format: 'franchise', tags: ['drive-through'], mode: 'on_site' } as const;
    expect(applicable(content, shop)).toEqual({ content, excluded: [] });
    expect(applicable(content, shop).content).toBe(content);
  });

  it('an item that is left out is absent, and told with the part of the rule that left it out', () => {
    const { content: asked, excluded } = applicable(content, { format: 'direct', tags: ['mall'], mode: 'self' });
    expect(names(asked)).toEqual(['everywhere']);
    expect(excluded).toEqual([
      { itemId: 'lane', name: 'lane', category: 'Outside', by: 'tags', values: ['drive-through', 'kiosk'] },
      { itemId: 'till', name: 'till', category: 'Outside', by: 'format', values: ['franchise'] },
      { itemId: 'street', name: 'street', category: 'Outside', by: 'withoutTags', values: ['mall'] },
    ]);
  });

  it('a store without a format is asked nothing that wants one; one of several tags is enough', () => {
    expect(names(applicable(content, { format: null, tags: ['kiosk'], mode: 'remote' }).content)).toEqual([
      'everywhere',
      'lane',
      'street',
    ]);
  });

  it('an item of some kinds of inspection is asked in those alone', () => {
    const [category] = content.categories;
    const seen = {
      categories: category ? [{ ...category, items: [item('smell', { modes: ['on_site', 'self'] })] }] : [],
    };
    const asked = (mode: Mode) => applicable(seen, { format: null, tags: [], mode });
    expect(MODES.filter((mode) => names(asked(mode).content).length > 0)).toEqual(['on_site', 'self']);
    expect(asked('remote').excluded).toMatchObject([{ itemId: 'smell', by: 'mode', values: ['on_site', 'self'] }]);
  });
});
