import { checkItemApi as api, type CheckItemRow } from '@rondo/contract/check-item';
import type { Input } from '@rondo/contract/kit/endpoint';
import { templateApi } from '@rondo/contract/template';
import { fromLibrary } from '@rondo/domain/check-item';
import { allItems, type CheckItem, newCheckItem } from '@rondo/domain/scoring/template';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  owner = company.owner;
});

const itemOf = (name: string, more: Partial<CheckItem> = {}) => ({ ...newCheckItem(uuidv7(), name), ...more });
const add = async (name: string, category = '', more: Partial<CheckItem> = {}, by = owner) =>
  (await by.call(api.create, { category, item: itemOf(name, more), requestId: requestId() })).id;
const get = (id: string): Promise<CheckItemRow> => owner.call(api.get, { id });
const names = async (filter: Input<typeof api.list> = {}, by = owner) =>
  (await by.call(api.list, filter)).list.map(({ item }) => item.name);

/** A template whose draft holds these items. */
async function templateWith(name: string, items: readonly CheckItem[]) {
  const { id } = await owner.call(templateApi.create, { name, requestId: requestId() });
  await fill(id, items);
  return id;
}

async function fill(id: string, items: readonly CheckItem[]) {
  const draft = await owner.call(templateApi.edit, { id });
  const category = { id: uuidv7(), name: 'Kitchen', parentId: null, weightPercent: null, items: [...items] };
  const { name, description, modes, scoring, rev } = draft;
  const content = { categories: [category] };
  return owner.call(templateApi.save, { id, rev, name, description, modes, scoring, content });
}

const itemsIn = async (id: string) => allItems((await owner.call(templateApi.get, { id })).content);

describe('an item of the library', () => {
  it('keeps every field, under an id of its own and without the question before it', async () => {
    const item = itemOf('Fridge below 5 °C', {
      ...{ answer: 'temperature', unit: '°C', max: 5, severity: 'red_line', standard: 'Read the display' },
      ...{ deductions: [{ id: 'd1', text: 'Too warm', points: 2 }], showIf: { itemId: uuidv7(), answers: ['fail'] } },
      libraryItemId: uuidv7(),
    });
    const { id } = await owner.call(api.create, { category: 'Food', item, requestId: requestId() });
    const { libraryItemId: _, ...kept } = item;
    expect(await get(id)).toMatchObject({ id, category: 'Food', templates: 0, rev: 0, createdBy: { id: owner.id } });
    expect((await get(id)).item).toEqual({ ...kept, id, showIf: null });
  });

  it('is made once, however often the same form is sent', async () => {
    const input = { category: '', item: itemOf('Once'), requestId: requestId() };
    const [one, other] = await Promise.all([owner.call(api.create, input), owner.call(api.create, input)]);
    expect([one.id, await names()]).toEqual([other.id, ['Once']]);
  });

  it('needs a name of at most 200 characters', async () => {
    expect(await refused(add(''))).toBe('INPUT_REFUSED');
    expect(await refused(add('x'.repeat(201)))).toBe('INPUT_REFUSED');
    await add('x'.repeat(200), 'y'.repeat(50));
    expect(await refused(add('Name', 'y'.repeat(51)))).toBe('INPUT_REFUSED');
  });

  it('is one that a template could be published with, when it is made and when it is changed', async () => {
    const wrong: Partial<CheckItem>[] = [
      { answer: 'number', min: 5, max: 1 },
      { answer: 'score', maxScore: 10, step: 50 },
      { answer: 'single', options: [] },
      { photo: { rule: 'always', min: 5, max: 2, cameraOnly: true } },
    ];
    const id = await add('Floor');
    for (const more of wrong) {
      expect(await refused(add('Wrong', '', more))).toBe('INPUT_REFUSED');
      const edit = owner.call(api.edit, { id, rev: 0, category: '', item: itemOf('Wrong', more) });
      expect(await refused(edit)).toBe('INPUT_REFUSED');
    }
    expect(await names()).toEqual(['Floor']);
  });

  it('is changed by whoever saw the latest: of 20 at once one wins, and the audit log says what was before', async () => {
    const id = await add('Floor', 'Kitchen');
    const edits = Array.from({ length: 20 }, (_, i) =>
      owner.call(api.edit, { id, rev: 0, category: 'Guests', item: itemOf(`Floor ${i}`, { severity: 'major' }) }).then(
        () => i,
        () => null,
      ),
    );
    const won = (await Promise.all(edits)).filter((one) => one !== null);
    expect(won).toHaveLength(1);
    expect(await get(id)).toMatchObject({ category: 'Guests', rev: 1, item: { id, name: `Floor ${won[0]}` } });
    const [entry] = await w.sql<{ data: unknown }>("select data from history where object_id = $1 and event = 'edit'", [
      id,
    ]);
    expect(entry?.data).toMatchObject({
      changes: [
        { field: 'category', before: 'Kitchen', after: 'Guests' },
        { field: 'item.name', before: 'Floor', after: `Floor ${won[0]}` },
        { field: 'item.severity', before: 'General', after: 'Major' },
      ],
    });
  });

  it('a form that somebody was faster with is refused with what is stored and what differs, in the reader’s words', async () => {
    const id = await add('Floor', 'Kitchen');
    const item = itemOf('Floor', { severity: 'major', weight: 3 });
    await owner.call(api.edit, { id, rev: 0, category: 'Kitchen', item });
    const late = owner.call(api.edit, { id, rev: 0, category: 'Guests', item: itemOf('Clean floor', { weight: 2 }) });
    await expect(late).rejects.toMatchObject({
      reason: 'STALE',
      data: {
        by: owner.name,
        current: {
          ...{ id, category: 'Kitchen', rev: 1, item: { name: 'Floor', severity: 'major', weight: 3 } },
          differs: [
            { field: 'name', theirs: 'Floor', mine: 'Clean floor' },
            { field: 'weight', theirs: '3', mine: '2' },
            { field: 'severity', theirs: 'Major', mine: 'General' },
          ],
        },
      },
    });
    expect(await get(id)).toMatchObject({ category: 'Kitchen', rev: 1, item: { name: 'Floor', weight: 3 } });
  });

  it('is deleted to the bin and comes back as it was; after 30 days it does not', async () => {
    const id = await add('Floor', 'Kitchen');
    await owner.call(api.remove, { id });
    expect(await refused(get(id))).toBe('NOT_FOUND');
    expect(await refused(owner.call(api.remove, { id }))).toBe('NOT_FOUND');
    expect(await refused(owner.call(api.edit, { id, rev: 0, category: '', item: itemOf('Ghost') }))).toBe('NOT_FOUND');
    expect(await names()).toEqual([]);
    expect(await owner.call(api.bin, {})).toMatchObject([{ id, name: 'Floor', deletedBy: { id: owner.id } }]);
    await owner.call(api.restore, { id });
    expect(await get(id)).toMatchObject({ category: 'Kitchen', item: { name: 'Floor' } });
    await owner.call(api.remove, { id });
    await w.sql("update check_item set deleted_at = deleted_at - interval '31 days' where id = $1", [id]);
    expect(await refused(owner.call(api.restore, { id }))).toBe('NOT_FOUND');
  });
});

describe('the list', () => {
  it('is searched, filtered by category and severity, ordered by name and goes on after its last row', async () => {
    await add('Fridge', 'Food');
    await add('Floor', 'Kitchen', { severity: 'red_line' });
    await add('Exit', '', { severity: 'major' });
    expect(await names({ sort: 'name' })).toEqual(['Exit', 'Floor', 'Fridge']);
    expect(await names({ keyword: 'f', sort: 'name' })).toEqual(['Floor', 'Fridge']);
    expect(await names({ category: ['Food'] })).toEqual(['Fridge']);
    expect(await names({ severity: ['major', 'red_line'], sort: 'name' })).toEqual(['Exit', 'Floor']);
    expect(await owner.call(api.categories, {})).toEqual([
      { name: '', items: 1 },
      { name: 'Food', items: 1 },
      { name: 'Kitchen', items: 1 },
    ]);
    for (let i = 0; i < 9; i += 1) await add(`More ${i}`);
    const first = await owner.call(api.list, { size: 10, sort: 'name' });
    const rest = await owner.call(api.list, { size: 10, sort: 'name', cursor: first.next ?? '' });
    const ids = [...first.list, ...rest.list].map(({ id }) => id);
    expect([first.total, ids.length, new Set(ids).size]).toEqual([12, 12, 12]);
  });
});

describe('copies in templates', () => {
  it('are counted by template, live or draft, and the number opens exactly these', async () => {
    const id = await add('Floor');
    const { item } = await get(id);
    const both = await templateWith('Both', [fromLibrary(item, uuidv7()), fromLibrary(item, uuidv7())]);
    const rev = (await owner.call(templateApi.get, { id: both })).rev;
    await owner.call(templateApi.publish, { id: both, rev });
    await fill(both, [itemOf('Something else')]);
    const draft = await templateWith('Draft', [fromLibrary(item, uuidv7())]);
    await templateWith('Without', [itemOf('Floor')]);
    const gone = await templateWith('Gone', [fromLibrary(item, uuidv7())]);
    await owner.call(templateApi.remove, { id: gone });
    const shown = await owner.call(templateApi.list, { checkItemId: [id] });
    expect(shown.list.map((row) => row.id).toSorted()).toEqual([both, draft].toSorted());
    expect([(await get(id)).templates, shown.total]).toEqual([2, 2]);
  });

  it('stay as they are when the library changes, and when the item is deleted', async () => {
    const id = await add('Floor');
    const copy = fromLibrary((await get(id)).item, uuidv7());
    const template = await templateWith('Copies', [copy]);
    await owner.call(api.edit, { id, rev: 0, category: '', item: itemOf('Floor is dry', { severity: 'red_line' }) });
    expect(await itemsIn(template)).toEqual([copy]);
    await owner.call(api.remove, { id });
    expect(await itemsIn(template)).toEqual([copy]);
  });
});

describe('who may', () => {
  it('another company finds nothing, also through a template of its own that names the item', async () => {
    const id = await add('Floor');
    const { item } = await get(id);
    const stranger = (await w.company()).owner;
    expect(await refused(stranger.call(api.get, { id }))).toBe('NOT_FOUND');
    expect(await refused(stranger.call(api.edit, { id, rev: 0, category: '', item }))).toBe('NOT_FOUND');
    expect(await refused(stranger.call(api.remove, { id }))).toBe('NOT_FOUND');
    expect(await names({ id: [id] }, stranger)).toEqual([]);
    await templateWith('Copies', [fromLibrary(item, uuidv7())]);
    expect((await stranger.call(templateApi.list, { checkItemId: [id] })).total).toBe(0);
  });

  it('only whoever manages templates', async () => {
    const inspector = await company.member({ role: 'inspector', shopIds: [await company.shop()] });
    expect(await refused(inspector.call(api.list, {}))).toBe('FORBIDDEN');
    expect(await refused(add('Floor', '', {}, inspector))).toBe('FORBIDDEN');
  });
});
