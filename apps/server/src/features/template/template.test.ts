import { CODES, type Reason } from '@rondo/contract/kit/codes';
import { type TemplateDetail, templateApi } from '@rondo/contract/template';
import { DEFAULT_SCORING, type ScoringSettings } from '@rondo/domain/scoring/settings';
import { newCheckItem, type TemplateContent } from '@rondo/domain/scoring/template';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  w = await world();
  company = await w.company();
  owner = company.owner;
});
afterAll(() => w.stop());

const refusal = async (promise: Promise<unknown>): Promise<Refused> => {
  const error = await promise.then(
    () => null,
    (e: unknown) => e,
  );
  if (error instanceof Refused) return error;
  throw error ?? new Error('was not refused');
};

let count = 0;
const newName = () => {
  count += 1;
  return `Template ${count}`;
};
const create = async (name = newName(), by = owner) =>
  (await by.call(templateApi.create, { name, requestId: requestId() })).id;
const get = (id: string, versionId?: string) => owner.call(templateApi.get, versionId ? { id, versionId } : { id });

/** One category with so many items. */
const content = (items: number, label = 'Item'): TemplateContent => ({
  categories: [
    {
      id: uuidv7(),
      name: 'Kitchen',
      parentId: null,
      weightPercent: null,
      items: Array.from({ length: items }, (_, i) => newCheckItem(uuidv7(), `${label} ${i + 1}`)),
    },
  ],
});

const save = (
  by: Person,
  { id, rev, name, description, modes }: TemplateDetail,
  what: TemplateContent,
  scoring: ScoringSettings = { ...DEFAULT_SCORING },
) => by.call(templateApi.save, { id, rev, name, description, modes, content: what, scoring });

async function published(items = 2): Promise<string> {
  const id = await create();
  const { rev } = await save(owner, await owner.call(templateApi.edit, { id }), content(items));
  await owner.call(templateApi.publish, { id, rev });
  return id;
}

describe('versions', () => {
  it('never change once published: an edit makes the next one beside the live one', async () => {
    const id = await published();
    const first = await get(id);
    expect(first).toMatchObject({ state: 'published', liveNo: 1, hasDraft: false, items: 2, totalPoints: 10 });
    const draft = await owner.call(templateApi.edit, { id });
    expect(draft).toMatchObject({ hasDraft: true, liveNo: 1, version: { no: 2, publishedAt: null } });
    expect(draft.content).toEqual(first.content);
    const saved = await save(owner, draft, content(3, 'Other'));
    expect((await get(id, first.version.id)).content).toEqual(first.content);
    const [option] = (await owner.call(templateApi.options, { keyword: first.name })).filter((one) => one.id === id);
    expect(option).toMatchObject({ versionNo: 1, items: 2 });

    expect((await refusal(owner.call(templateApi.publish, { id, rev: saved.rev }))).reason).toBe('RELEASE_NOTE_NEEDED');
    const again = await owner.call(templateApi.publish, { id, rev: saved.rev, releaseNote: 'Three items now' });
    expect(again.no).toBe(2);
    expect((await get(id, first.version.id)).content).toEqual(first.content);
    const second = await get(id);
    expect(second).toMatchObject({ liveNo: 2, items: 3 });
    expect(second.versions.map((one) => [one.no, one.releaseNote])).toEqual([
      [2, 'Three items now'],
      [1, ''],
    ]);
  });

  it('an item keeps its id from version to version, and gets a new one in a copy', async () => {
    const id = await published();
    const [before] = (await get(id)).content.categories;
    const [after] = (await owner.call(templateApi.edit, { id })).content.categories;
    expect(after?.items.map((item) => item.id)).toEqual(before?.items.map((item) => item.id));
    const copy = await owner.call(templateApi.create, { name: newName(), copyOf: id, requestId: requestId() });
    const [copied] = (await get(copy.id)).content.categories;
    expect(copied?.items.map((item) => item.name)).toEqual(before?.items.map((item) => item.name));
    expect(copied?.items[0]?.id).not.toBe(before?.items[0]?.id);
  });

  it('a stale rev is refused', async () => {
    const draft = await owner.call(templateApi.edit, { id: await create() });
    await save(owner, draft, content(1));
    expect((await refusal(save(owner, draft, content(2)))).reason).toBe('STALE');
  });
});

describe('a template name', () => {
  it('is needed, and unique in the company whatever the case; another company may use it', async () => {
    expect((await refusal(create('  '))).reason).toBe('INPUT_REFUSED');
    await create('Monthly check');
    expect((await refusal(create(' monthly CHECK '))).reason).toBe('TEMPLATE_NAME_TAKEN');
    const other = await w.company();
    await expect(create('Monthly check', other.owner)).resolves.toBeTruthy();
  });

  it('goes to exactly one of two who take it at the same moment', async () => {
    const name = newName();
    const answers = await Promise.allSettled([create(name), create(name)]);
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });
});

describe('saving a draft', () => {
  it('takes 500 items and refuses 501', async () => {
    const id = await create();
    const saved = await save(owner, await owner.call(templateApi.edit, { id }), content(500));
    expect(saved.faults).toEqual([]);
    expect((await refusal(save(owner, await get(id), content(501)))).reason).toBe('TEMPLATE_TOO_LARGE');
    expect((await get(id)).items).toBe(500);
  });

  it('refuses a percent template with standard score 0 and takes 100', async () => {
    const draft = await owner.call(templateApi.edit, { id: await create() });
    const percent = (standardScore: number) => ({ ...DEFAULT_SCORING, method: 'percent' as const, standardScore });
    expect((await refusal(save(owner, draft, content(1), percent(0)))).reason).toBe('TEMPLATE_STANDARD_ZERO');
    await expect(save(owner, draft, content(1), percent(100))).resolves.toMatchObject({ faults: [] });
  });

  it('keeps what is incomplete and names what is wrong in the words of the reader; publishing is refused with the same', async () => {
    const draft = await owner.call(templateApi.edit, { id: await create() });
    const wrong = content(1);
    const item = wrong.categories[0]?.items[0];
    if (item) Object.assign(item, { name: '', answer: 'single' });
    const saved = await save(owner, draft, wrong);
    expect(saved.faults).toContainEqual({
      path: 'categories.0.items.0.name',
      reason: 'required',
      message: 'Fill this in',
    });
    const error = await refusal(owner.call(templateApi.publish, { id: draft.id, rev: saved.rev }));
    expect(error.reason).toBe('TEMPLATE_NOT_READY');
    expect(error.data).toMatchObject({ faults: saved.faults });
    expect(await get(draft.id)).toMatchObject({ state: 'draft', liveNo: null });
  });
});

describe('the lock of an editor', () => {
  it('keeps others out for 15 minutes, can be taken over, and then stops the first one', async () => {
    const second = await company.member({ role: 'administrator', name: 'Second' });
    const draft = await owner.call(templateApi.edit, { id: await create() });
    const { id } = draft;
    const locked = await refusal(second.call(templateApi.edit, { id }));
    expect(locked.reason).toBe('TEMPLATE_LOCKED');
    expect(locked.data).toMatchObject({ lockedBy: { id: owner.id, name: owner.name } });
    const taken = await second.call(templateApi.edit, { id, takeOver: true });
    expect(taken.lockedBy).toBeNull();
    expect((await refusal(save(owner, draft, content(1)))).reason).toBe('TEMPLATE_LOCKED');
    await expect(save(second, taken, content(1))).resolves.toMatchObject({ faults: [] });
    expect((await get(id)).lockedBy).toMatchObject({ name: 'Second' });
    const { rev } = await get(id);
    expect((await refusal(owner.call(templateApi.publish, { id, rev }))).reason).toBe('TEMPLATE_LOCKED');
    w.clock.advance(15 * 60_000);
    expect((await get(id)).lockedBy).toBeNull();
    await expect(owner.call(templateApi.edit, { id })).resolves.toMatchObject({ lockedBy: null });
  });
});

describe('a template that comes with the product', () => {
  it('is listed with what it holds, and looked at before it is copied', async () => {
    const all = await owner.call(templateApi.library, {});
    expect(all.length).toBeGreaterThanOrEqual(12);
    const [first] = all;
    if (!first) throw new Error('no library');
    const { content: looked } = await owner.call(templateApi.libraryContent, { key: first.key });
    expect(looked.categories.flatMap(({ items }) => items)).toHaveLength(first.items);
  });

  it('becomes a draft of the company, complete and under ids of its own', async () => {
    const [first] = await owner.call(templateApi.library, {});
    if (!first) throw new Error('no library');
    const copy = async () => {
      const { modes, key } = first;
      const made = await owner.call(templateApi.create, {
        name: newName(),
        modes,
        libraryKey: key,
        requestId: requestId(),
      });
      return get(made.id);
    };
    const [one, other] = [await copy(), await copy()];
    expect(one).toMatchObject({
      state: 'draft',
      items: first.items,
      totalPoints: first.totalPoints,
      method: first.method,
    });
    const ids = (of: TemplateDetail) =>
      of.content.categories.flatMap(({ id, items }) => [id, ...items.map((i) => i.id)]);
    expect(new Set([...ids(one), ...ids(other)]).size).toBe(2 * ids(one).length);
    await owner.call(templateApi.publish, { id: one.id, rev: one.rev });
  });

  it('is copied under a name that is free, and is nothing to who may not manage templates', async () => {
    const [first] = await owner.call(templateApi.library, {});
    const id = await published();
    const { name } = await get(id);
    const again = owner.call(templateApi.create, { name, libraryKey: first?.key, requestId: requestId() });
    expect((await refusal(again)).reason).toBe('TEMPLATE_NAME_TAKEN');
    const inspector = await company.member({ role: 'inspector' });
    expect((await refusal(inspector.call(templateApi.library, {}))).reason).toBe('FORBIDDEN');
  });
});

describe('the life of a template', () => {
  it('is disabled and enabled again; a disabled one is offered to nobody', async () => {
    const id = await published();
    const { rev } = await owner.call(templateApi.disable, { id, rev: (await get(id)).rev });
    const offered = async () => (await owner.call(templateApi.options, {})).some((one) => one.id === id);
    expect(await offered()).toBe(false);
    expect((await refusal(owner.call(templateApi.disable, { id, rev }))).reason).toBe('MOVE_NOT_ALLOWED');
    await owner.call(templateApi.enable, { id, rev });
    expect(await offered()).toBe(true);
  });

  it('ends by deletion only while no task was made from it', async () => {
    const unused = await published();
    await owner.call(templateApi.remove, { id: unused });
    expect((await refusal(get(unused))).reason).toBe('NOT_FOUND');
    const used = await published();
    const { version, name } = await get(used);
    await w.sql(
      `insert into task (company_id, id, number, name, kind, mode, dispatch, state, shop_id, shop_name, shop_path,
         template_id, template_version_id, template_name, version_no, has_reviewer, start_at, deadline_at)
       values ($1, $2, 'T1', 'Task', 'inspection', 'on_site', 'immediate', 'pending', $3, 'Shop', '', $4, $5, $6, 1, false,
         now(), now() + interval '1 day')`,
      [company.id, uuidv7(), await company.shop(), used, version.id, name],
    );
    expect((await get(used)).can.remove).toBe(false);
    expect((await refusal(owner.call(templateApi.remove, { id: used }))).reason).toBe('TEMPLATE_IN_USE');
  });

  it('comes back from the bin as it was for 30 days, unless its name was taken', async () => {
    const id = await published();
    const before = await get(id);
    const inBin = async () => (await owner.call(templateApi.bin, {})).find((one) => one.id === id);
    await owner.call(templateApi.remove, { id });
    expect(await inBin()).toMatchObject({ name: before.name, deletedBy: { id: owner.id } });
    const other = await create(before.name);
    expect((await refusal(owner.call(templateApi.restore, { id }))).reason).toBe('TEMPLATE_NAME_TAKEN');
    await owner.call(templateApi.remove, { id: other });
    await owner.call(templateApi.restore, { id });
    expect(await get(id)).toEqual({ ...before, updatedAt: expect.any(String) });
    expect(await inBin()).toBeUndefined();
    expect((await refusal(owner.call(templateApi.restore, { id }))).reason).toBe('NOT_FOUND');
  });

  it('comes back under another name where its own was taken', async () => {
    const id = await published();
    const { name } = await get(id);
    await owner.call(templateApi.remove, { id });
    await create(name);
    const refused = await refusal(owner.call(templateApi.restore, { id }));
    expect(refused).toMatchObject({ reason: 'TEMPLATE_NAME_TAKEN', data: { fields: [{ path: 'name' }] } });
    expect((await refusal(owner.call(templateApi.restore, { id, name: '' }))).reason).toBe('INPUT_REFUSED');
    await owner.call(templateApi.restore, { id, name: '晨检回来' });
    expect((await get(id)).name).toBe('晨检回来');
    const found = await owner.call(templateApi.list, { keyword: 'chenjian' });
    expect(found.list.map((one) => one.id)).toEqual([id]);
  });

  it('is gone for good after 30 days', async () => {
    const id = await published();
    await owner.call(templateApi.remove, { id });
    await w.sql(`update template set deleted_at = deleted_at - interval '31 days' where id = $1`, [id]);
    expect(await owner.call(templateApi.bin, {})).not.toContainEqual(expect.objectContaining({ id }));
    expect((await refusal(owner.call(templateApi.restore, { id }))).reason).toBe('NOT_FOUND');
    await w.app.runJob('maintenance.sweep');
    expect(await w.sql('select id from template where id = $1', [id])).toEqual([]);
  });

  it('shows a stranger nothing, and an inspector may not manage it', async () => {
    const id = await published();
    const stranger = (await w.company()).owner;
    expect((await refusal(stranger.call(templateApi.get, { id }))).reason).toBe('NOT_FOUND');
    const inspector = await company.member({ role: 'inspector' });
    expect((await refusal(inspector.call(templateApi.list, {}))).code).toBe(CODES['FORBIDDEN' satisfies Reason].code);
    expect((await inspector.call(templateApi.options, { mode: 'on_site' })).some((one) => one.id === id)).toBe(true);
  });

  it('is found by state, method, mode, name and who made it', async () => {
    const id = await published();
    const { name } = await get(id);
    const found = await owner.call(templateApi.list, {
      keyword: name.toUpperCase(),
      state: 'published',
      method: ['points'],
      mode: 'on_site',
    });
    expect(found.list.map((row) => row.name)).toContain(name);
    expect((await owner.call(templateApi.list, { keyword: name, state: 'disabled' })).total).toBe(0);
    const other = await company.member({ role: 'administrator' });
    const made = async (...creatorId: string[]) =>
      (await owner.call(templateApi.list, { keyword: name, creatorId })).list.map((row) => row.id);
    expect([await made(owner.id), await made(other.id)]).toEqual([[id], []]);
    expect(await made(owner.id, other.id)).toEqual([id]);
    const edited = async (editorId: string) =>
      (await owner.call(templateApi.list, { keyword: name, editorId: [editorId] })).list.map(
        (row) => row.edited?.by.id,
      );
    expect([await edited(owner.id), await edited(other.id)]).toEqual([[owner.id], []]);
  });
});
