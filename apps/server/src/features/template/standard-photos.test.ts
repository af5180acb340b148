import { checkItemApi } from '@rondo/contract/check-item';
import { fileApi } from '@rondo/contract/file';
import { recordApi } from '@rondo/contract/record';
import { roleApi } from '@rondo/contract/role';
import { templateApi as api } from '@rondo/contract/template';
import { fromLibrary } from '@rondo/domain/check-item';
import { DAY_MS } from '@rondo/domain/duration';
import { allItems, type CheckItem, NOBODY_NAMED, newCheckItem } from '@rondo/domain/scoring/template';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { checked, imported } from '../../../test/import.ts';
import { answersOf, dispatchTo, openTask, submitTask } from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
/** Manages templates too. */
let colleague: Person;
let shopId: string;
let inspector: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  owner = company.owner;
  colleague = await company.member({ role: 'administrator' });
  const manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ managerIds: [manager.id] });
  inspector = manager;
});
afterAll(() => w.stop());

let shade = 0;
/** A picture of its own colour, uploaded. */
async function picture(by: Person): Promise<string> {
  shade += 7;
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: { r: shade, g: 90, b: 40 } } });
  const files = [{ name: 'good.jpg', bytes: await image.jpeg().toBuffer() }];
  const [ref] = await by.call(fileApi.upload, { source: 'picked' }, { files });
  return ref?.id ?? '';
}

const itemWith = (name: string, standardPhotos: string[], more: Partial<CheckItem> = {}): CheckItem => ({
  ...newCheckItem(uuidv7(), name),
  standardPhotos,
  ...more,
});

const category = uuidv7();
async function save(id: string, items: CheckItem[], by = owner, more: { coverId?: string | null } = {}) {
  const { rev, name, description, modes, scoring } = await by.call(api.edit, { id, takeOver: true });
  const content = { categories: [{ id: category, name: 'Hall', parentId: null, weightPercent: null, items }] };
  return by.call(api.save, { id, rev, name, description, modes, scoring, content, ...more });
}
async function drafted(items: CheckItem[], by = owner): Promise<string> {
  const { id } = await by.call(api.create, { name: requestId().slice(0, 20), requestId: requestId() });
  await save(id, items, by);
  return id;
}
const detailOf = (id: string, versionId?: string) => owner.call(api.get, versionId ? { id, versionId } : { id });
const photosIn = async (id: string) =>
  allItems((await detailOf(id)).content).map(({ standardPhotos }) => standardPhotos);
/** Whether the picture can be opened. */
async function opens(by: Person, path: string): Promise<boolean> {
  const at = { ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as `/${string}` };
  return by.call(at, {}).then(
    () => true,
    () => false,
  );
}
const used = () => w.sql<{ file_id: string }>(`select file_id from file_use where company_id = $1`, [company.id]);

it('are at most six, each uploaded by whoever names it, or shown by a template already', async () => {
  const photos = [await picture(owner), await picture(owner)];
  const id = await drafted([itemWith('Shelf', photos)]);
  expect((await detailOf(id)).standardPhotos.map((file) => file.id)).toEqual(photos);
  const seven = Array.from({ length: 7 }, () => photos[0] ?? '');
  expect(await refused(save(id, [itemWith('Shelf', seven)]))).toBe('INPUT_REFUSED');
  const theirs = await picture(colleague);
  expect(await refused(save(id, [itemWith('Shelf', [theirs])]))).toBe('NOT_FOUND');
  // What a template shows may be shown by another, whoever brought it.
  const [item] = allItems((await detailOf(id)).content);
  await drafted([{ ...(item ?? itemWith('', [])), id: uuidv7() }], colleague);
  const { id: copy } = await colleague.call(api.create, { name: 'Copy', copyOf: id, requestId: requestId() });
  expect(await photosIn(copy)).toEqual([photos]);
  const stranger = (await w.company()).owner;
  const other = await stranger.call(api.create, { name: 'Other', requestId: requestId() });
  expect(await refused(save(other.id, [itemWith('Shelf', photos)], stranger))).toBe('NOT_FOUND');
});

it('go with a version: an inspection and its report show those of their own, and a comparison shows both', async () => {
  const [first, second] = [await picture(owner), await picture(owner)];
  const item = itemWith('Counter', [first]);
  const id = await drafted([item]);
  await owner.call(api.publish, { id, rev: (await detailOf(id)).rev });
  const { firstTaskId } = await dispatchTo(w, owner, id, [shopId]);
  const before = (await detailOf(id)).version.id;
  await save(id, [{ ...item, standardPhotos: [second, first] }]);
  const sheet = await openTask(inspector, firstTaskId);
  expect(sheet.standardPhotos.map((file) => file.id)).toEqual([first]);
  expect(await opens(inspector, sheet.standardPhotos[0]?.path ?? '')).toBe(true);
  const answers = answersOf([item], [0]);
  const { recordId } = await submitTask(inspector, firstTaskId, answers);
  const { version } = await detailOf(id);
  const { changed } = await owner.call(api.compare, { id, beforeVersionId: before, versionId: version.id });
  expect(changed).toMatchObject([
    {
      fields: [
        { field: 'standardPhotos', photos: { before: [{ id: first }], after: [{ id: second }, { id: first }] } },
      ],
    },
  ]);
  await owner.call(api.publish, { id, rev: (await detailOf(id)).rev, releaseNote: 'Two pictures' });
  const record = await inspector.call(recordApi.get, { id: recordId });
  expect(record.items.map(({ standardPhotos }) => standardPhotos.map((file) => file.id))).toEqual([[first]]);
});

it('are kept by the library for its copies; who may not manage templates does not open them there', async () => {
  const photo = await picture(owner);
  const item = itemWith('Fridge', [photo]);
  const { id } = await owner.call(checkItemApi.create, { category: '', item, requestId: requestId() });
  const row = await colleague.call(checkItemApi.get, { id });
  const path = row.standardPhotos[0]?.path ?? '';
  expect([row.standardPhotos.map((file) => file.id), await opens(colleague, path)]).toEqual([[photo], true]);
  expect(await opens(inspector, path)).toBe(false);
  const copy = await drafted([fromLibrary(row.item, uuidv7())], colleague);
  expect([await photosIn(copy), await opens(inspector, path)]).toEqual([[[photo]], true]);
  const theirs = await picture(owner);
  const edit = { id, rev: row.rev, category: '', item: { ...row.item, standardPhotos: [theirs] } };
  expect(await refused(colleague.call(checkItemApi.edit, edit))).toBe('NOT_FOUND');
  await owner.call(checkItemApi.edit, edit);
});

it('stay with their items when a file comes back, and are counted where they cannot come along', async () => {
  const photos = [await picture(owner), await picture(owner)];
  const id = await drafted([itemWith('Door', photos), itemWith('Lamp', [])]);
  const sent = compose(api.export, { id }, owner, { now: w.clock.now().getTime(), language: 'en-US' });
  const file = new Uint8Array(await (await fetch(w.base + sent.url, { headers: sent.headers })).arrayBuffer());
  for (const [duplicates, result] of [
    ['overwrite', [photos, []]],
    ['replace', [photos, []]],
    ['keep_both', [photos, [], photos, []]],
  ] as const) {
    const report = await checked(api, owner, file, { name: 'list.xlsx', templateId: id });
    expect([report.errors, report.notes]).toEqual([[], []]);
    await imported(api, owner, report.importId, { duplicates });
    expect(await photosIn(id)).toEqual(result);
  }
  const elsewhere = await checked(api, owner, file, { name: 'list.xlsx' });
  expect(elsewhere.notes).toEqual(['2 standard photos of 1 item cannot come from a file: add them in the editor']);
  const { madeId } = await imported(api, owner, elsewhere.importId, { name: 'From a file' });
  expect(await photosIn(madeId ?? '')).toEqual([[], []]);
});

it('with whom rules of items name: kept by draft, copy, library and file, and by nobody of another company', async () => {
  const roleId = company.start.roleIds.area_manager ?? '';
  const stranger = (await w.company()).owner;
  const kept = { ...NOBODY_NAMED, handlerIds: [colleague.id], ccRoleIds: [roleId] };
  const item = itemWith('Freezer', []);
  const rectify = { ...item.rectify, handler: 'members' as const, named: kept };
  for (const foreign of [{ handlerIds: [stranger.id] }, { ccRoleIds: [stranger.id] }]) {
    const theirs = { ...item, rectify: { ...rectify, named: { ...kept, ...foreign } } };
    expect(await refused(drafted([theirs]))).toBe('NOT_FOUND');
    const asked = { category: '', item: theirs, requestId: requestId() };
    expect(await refused(owner.call(checkItemApi.create, asked))).toBe('NOT_FOUND');
  }
  const id = await drafted([{ ...item, rectify }]);
  const namedIn = async (one: string) => allItems((await detailOf(one)).content).map(({ rectify: of }) => of.named);
  expect(await namedIn(id)).toEqual([kept]);
  const { id: copy } = await owner.call(api.create, { name: 'Its copy', copyOf: id, requestId: requestId() });
  expect(await namedIn(copy)).toEqual([kept]);
  const { id: inLibrary } = await owner.call(checkItemApi.create, {
    ...{ category: '', item: { ...item, rectify }, requestId: requestId() },
  });
  expect((await owner.call(checkItemApi.get, { id: inLibrary })).item.rectify.named).toEqual(kept);
  const references = await owner.call(roleApi.references, { id: roleId });
  expect(references.filter(({ kind }) => kind === 'template')).toHaveLength(2);
  await owner.call(api.publish, { id, rev: (await detailOf(id)).rev });
  const before = (await detailOf(id)).version.id;
  await save(id, [{ ...item, rectify: { ...rectify, named: { ...kept, ccRoleIds: [] } } }]);
  const { version } = await detailOf(id);
  const { changed } = await owner.call(api.compare, { id, beforeVersionId: before, versionId: version.id });
  expect(changed[0]?.fields).toMatchObject([
    {
      field: 'rectify.named',
      before: expect.stringContaining(colleague.name),
      after: expect.not.stringContaining('CC'),
    },
  ]);
  const sent = compose(api.export, { id }, owner, { now: w.clock.now().getTime(), language: 'en-US' });
  const file = new Uint8Array(await (await fetch(w.base + sent.url, { headers: sent.headers })).arrayBuffer());
  const back = await checked(api, owner, file, { name: 'list.xlsx', templateId: id });
  expect([back.errors, back.notes]).toEqual([[], []]);
  await imported(api, owner, back.importId, { duplicates: 'replace' });
  expect(await namedIn(id)).toEqual([{ ...kept, ccRoleIds: [] }]);
  const elsewhere = await checked(api, owner, file, { name: 'list.xlsx' });
  expect(elsewhere.notes).toEqual([
    '1 member or role that 1 item names cannot come from a file: name them in the editor',
  ]);
});

it('are let go of when no version and no item of the library names them, and not while a draft is worked on', async () => {
  const [kept, gone] = [await picture(owner), await picture(owner)];
  const item = itemWith('Sink', [kept]);
  const id = await drafted([item]);
  await owner.call(api.publish, { id, rev: (await detailOf(id)).rev });
  await save(id, [{ ...item, standardPhotos: [gone] }]);
  await save(id, [{ ...item, standardPhotos: [] }]);
  const uses = async () => (await used()).map((row) => row.file_id);
  await w.app.runJob('maintenance.sweep');
  expect(await uses()).toEqual(expect.arrayContaining([kept, gone]));
  w.clock.advance(3 * DAY_MS);
  await w.app.runJob('maintenance.sweep');
  expect(await uses()).toContain(kept);
  expect(await uses()).not.toContain(gone);
});

it('and the cover: of a version, shown in lists and where it is inspected, kept by copies and files, let go of with its last version', async () => {
  const [first, second] = [await picture(owner), await picture(owner)];
  const item = itemWith('Window', []);
  const id = await drafted([item]);
  const cover = async (version?: string) => (await detailOf(id, version)).cover?.id ?? null;
  expect(await cover()).toBeNull();
  await save(id, [item], owner, { coverId: first });
  expect(await refused(save(id, [item], owner, { coverId: await picture(colleague) }))).toBe('NOT_FOUND');
  await owner.call(api.publish, { id, rev: (await detailOf(id)).rev });
  const published = (await detailOf(id)).version.id;
  const { firstTaskId } = await dispatchTo(w, owner, id, [shopId]);
  // A save that says nothing of it leaves it: so does a file that comes back.
  await save(id, [item]);
  const sent = compose(api.export, { id }, owner, { now: w.clock.now().getTime(), language: 'en-US' });
  const file = new Uint8Array(await (await fetch(w.base + sent.url, { headers: sent.headers })).arrayBuffer());
  const report = await checked(api, owner, file, { name: 'list.xlsx', templateId: id });
  await imported(api, owner, report.importId, { duplicates: 'replace' });
  expect(await cover()).toBe(first);
  await save(id, [item], owner, { coverId: second });
  expect([await cover(), await cover(published)]).toEqual([second, first]);
  const sheet = await openTask(inspector, firstTaskId);
  expect([sheet.cover?.id, await opens(inspector, sheet.cover?.path ?? '')]).toEqual([first, true]);
  const { version } = await detailOf(id);
  const found = await owner.call(api.compare, { id, beforeVersionId: published, versionId: version.id });
  expect(found.cover).toMatchObject({ before: [{ id: first }], after: [{ id: second }] });
  const listed = (await owner.call(api.list, {})).list.find((one) => one.id === id);
  const offered = (await owner.call(api.options, {})).find((one) => one.id === id);
  expect([listed?.cover?.id, offered?.cover?.id]).toEqual([first, first]);
  const { id: copy } = await colleague.call(api.create, { name: 'With cover', copyOf: id, requestId: requestId() });
  expect((await detailOf(copy)).cover?.id).toBe(second);
  await save(copy, [item], colleague, { coverId: null });
  await save(id, [item], owner, { coverId: null });
  const uses = async () => (await used()).map((row) => row.file_id);
  w.clock.advance(3 * DAY_MS);
  await w.app.runJob('maintenance.sweep');
  expect(await uses()).toContain(first);
  expect(await uses()).not.toContain(second);
});
