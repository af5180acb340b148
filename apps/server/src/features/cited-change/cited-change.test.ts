import { citedChangeApi as api } from '@rondo/contract/cited-change';
import { knowledgeApi } from '@rondo/contract/knowledge';
import { messageApi } from '@rondo/contract/message';
import { templateApi } from '@rondo/contract/template';
import { citedPage } from '@rondo/domain/knowledge/cited-file';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { dispatchTo, openTask } from '../../../test/inspection.ts';
import { givenFile, givenFolder, uploadInto } from '../../../test/knowledge.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let author: Person;
let folder: string;
let file: string;
let templateId: string;

const NAME = 'Cold holding.txt';
const BEFORE = 'Keep cold food below 5 °C at all times.\n\nWash your hands before food is touched.\n';
const AFTER = 'Keep cold food below 4 °C at all times.\n\nWash your hands before food is touched.\n';
const QUOTE = 'Keep cold food below 5 °C at all times.';

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  owner = company.owner;
  author = await company.member({ role: 'administrator', name: 'Template author' });
  folder = await givenFolder(owner, null, 'Procedures');
  file = await givenFile(owner, folder, { name: NAME, bytes: Buffer.from(BEFORE) });
  templateId = await published(author, {
    knowledgeUrl: `https://any.example.com/web${citedPage(file)}`,
    knowledgeQuote: QUOTE,
  });
  await read();
});

/** Files are read by the queue of the running world. */
const read = async () => {
  await w.settle();
  await expect
    .poll(
      async () =>
        (await w.sql(`select 1 from knowledge_text where company_id = $1 and state = 'queued'`, [company.id])).length,
    )
    .toBe(0);
};

async function published(who: Person, change: Partial<CheckItem>): Promise<string> {
  const { id } = await who.call(templateApi.create, {
    name: 'Kitchen',
    libraryKey: 'catering_food_safety',
    requestId: requestId(),
  });
  await again(who, id, (item, at) => (at === 0 ? { ...item, ...change } : item));
  return id;
}

/** Another version of a template with its items changed. */
async function again(who: Person, id: string, change: (item: CheckItem, at: number) => CheckItem): Promise<void> {
  const draft = await who.call(templateApi.edit, { id, takeOver: true });
  const categories = draft.content.categories.map((one, c) => ({
    ...one,
    items: one.items.map((item, at) => change(item, c + at)),
  }));
  const { name, description, modes, scoring } = draft;
  const content = { categories };
  const { rev } = await who.call(templateApi.save, { id, rev: draft.rev, name, description, modes, scoring, content });
  await who.call(templateApi.publish, { id, rev, releaseNote: 'New' });
}

async function changed(text = AFTER): Promise<void> {
  await uploadInto(owner, folder, { name: NAME, bytes: Buffer.from(text), onDuplicate: 'version' });
  await read();
}

const told = async (who: Person) =>
  (await who.call(messageApi.list, { category: 'inspection' })).list.filter(({ title }) => title.includes(NAME));

it('a new version of a cited file asks the owner of the template once, with the difference of the passage', async () => {
  expect((await owner.call(api.list, {})).total).toBe(0);
  await changed();
  const { list } = await author.call(api.list, { state: ['open'] });
  expect(list).toMatchObject([
    { template: { id: templateId, name: 'Kitchen' }, file: { id: file, name: NAME }, version: 2, state: 'open' },
  ]);
  const one = await author.call(api.get, { id: list[0]?.id ?? '' });
  expect(one.passages).toHaveLength(1);
  expect(one.passages[0]).toMatchObject({ isGone: false });
  expect(one.passages[0]?.difference?.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'gone', text: '5' },
    { kind: 'new', text: '4' },
  ]);
  expect(one.whole?.some(({ kind }) => kind === 'new')).toBe(true);
  expect([(await told(author)).length, (await told(owner)).length]).toEqual([1, 0]);
  // Another version is the same question with a newer file.
  await changed('Wash your hands before food is touched.\n');
  const next = await author.call(api.list, {});
  expect(next.list).toMatchObject([{ id: one.id, version: 3, state: 'open' }]);
  expect((await author.call(api.get, { id: one.id })).passages[0]).toMatchObject({ isGone: true });
});

it('is closed by who says that the items are still right, once', async () => {
  await changed();
  const [one] = (await author.call(api.list, {})).list;
  const asked = { id: one?.id ?? '', rev: one?.rev ?? 0, comment: 'Only the number' };
  expect(await refused(author.call(api.keep, { ...asked, rev: 7 }))).toBe('STALE');
  await author.call(api.keep, asked);
  expect((await author.call(api.list, { state: ['open'] })).total).toBe(0);
  expect((await author.call(api.list, {})).list).toMatchObject([
    { state: 'kept', closedBy: { id: author.id }, comment: 'Only the number' },
  ]);
  expect(await refused(author.call(api.keep, { ...asked, rev: 1 }))).toBe('MOVE_NOT_ALLOWED');
});

it('is closed by a new version of the template', async () => {
  await changed();
  await again(author, templateId, (item) => (item.knowledgeUrl ? { ...item, standard: 'Below 4 °C' } : item));
  await w.settle();
  expect((await author.call(api.list, {})).list).toMatchObject([{ state: 'replaced', closedBy: { id: author.id } }]);
});

it('says nothing of a file to who may not view it, and nothing at all to who manages no templates', async () => {
  const grants = { mode: 'own' as const, grants: [{ kind: 'member' as const, id: author.id, level: 'view' as const }] };
  const { rev } = await owner.call(knowledgeApi.get, { id: folder });
  await owner.call(knowledgeApi.setPermissions, { id: folder, rev, ...grants });
  await changed();
  const [one] = (await author.call(api.list, {})).list;
  expect(one?.file?.name).toBe(NAME);
  const clerk = await company.member({ role: 'area_manager' });
  expect(await refused(clerk.call(api.list, {}))).toBe('FORBIDDEN');
  await w.sql(`update role set codes = codes || '{template_manage}' where company_id = $1 and key = 'area_manager'`, [
    company.id,
  ]);
  w.clock.refreshActors();
  const hidden = await clerk.call(api.get, { id: one?.id ?? '' });
  expect([hidden.file, hidden.whole, hidden.passages.map(({ difference }) => difference)]).toEqual([
    null,
    null,
    [null],
  ]);
});

it('the inspector gets the link with the item', async () => {
  const shopId = await company.shop();
  const inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  const { firstTaskId } = await dispatchTo(w, owner, templateId, [shopId], {
    executor: { kind: 'members', memberIds: [inspector.id] },
  });
  const sheet = await openTask(inspector, firstTaskId);
  const [first] = sheet.content.categories.flatMap(({ items }) => items);
  expect(first?.knowledgeUrl).toContain(citedPage(file));
  expect((await inspector.call(knowledgeApi.get, { id: file })).name).toBe(NAME);
});
