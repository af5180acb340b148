import { companyApi } from '@rondo/contract/company';
import { type DepartmentNode, departmentApi } from '@rondo/contract/department';
import type { Input } from '@rondo/contract/kit/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let root: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  owner = company.owner;
  root = company.start.rootDepartmentId;
});

const tree = () => owner.call(departmentApi.tree, {});
const add = async (name: string, parentId = root, more: Partial<Input<typeof departmentApi.create>> = {}) =>
  (await owner.call(departmentApi.create, { requestId: requestId(), parentId, name, ...more })).id;
const node = async (id: string): Promise<DepartmentNode> => {
  const found = (await tree()).find((one) => one.id === id);
  if (!found) throw new Error('no such department');
  return found;
};
const move = async (id: string, parentId: string, afterId: string | null = null) =>
  owner.call(departmentApi.move, { id, rev: (await node(id)).rev, parentId, afterId });
const remove = async (id: string, moveMembersTo: string | null = null) =>
  owner.call(departmentApi.remove, { id, rev: (await node(id)).rev, moveMembersTo });
const names = async () => (await tree()).map(({ name, depth }) => `${'-'.repeat(depth)}${name}`).slice(1);
const chain = async (length: number, prefix = 'L', from = root): Promise<string[]> => {
  const ids = [from];
  for (let level = 1; level <= length; level += 1) ids.push(await add(`${prefix}${level}`, ids.at(-1)));
  return ids.slice(1);
};
const place = async (memberId: string, ...departmentIds: string[]) => {
  await w.sql('delete from member_department where member_id = $1', [memberId]);
  await w.sql(
    `insert into member_department (company_id, member_id, department_id, is_primary)
     select $1, $2, id, at = 1 from unnest($3::uuid[]) with ordinality d(id, at)`,
    [company.id, memberId, departmentIds],
  );
};
const placesOf = async (memberId: string) =>
  w.sql<{ id: string; is_primary: boolean }>(
    'select department_id as id, is_primary from member_department where member_id = $1 order by is_primary desc',
    [memberId],
  );
const refused = (reason: string) => expect.objectContaining({ reason });
const changes = async (id: string) => {
  const rows = await w.sql<{ event: string; object_name: string; data: { changes?: unknown } }>(
    `select event, object_name, data from history where object_kind = 'department' and object_id = $1 order by at desc, id desc`,
    [id],
  );
  return rows[0];
};

describe('departments', () => {
  it('keep the order they are given and start with the company', async () => {
    const a = await add('A');
    const b = await add('B');
    await add('A2', a);
    await add('Between', root, { afterId: a });
    expect(await names()).toEqual(['-A', '--A2', '-Between', '-B']);
    expect((await tree())[0]).toMatchObject({ id: root, parentId: null, depth: 0 });
    await move(b, root, null);
    expect(await names()).toEqual(['-B', '-A', '--A2', '-Between']);
    await move(b, root, a);
    expect(await names()).toEqual(['-A', '--A2', '-B', '-Between']);
  });

  it('have a name of their own among siblings, whatever the case, and a code of their own in the company', async () => {
    const a = await add('Sales', root, { code: 'S1' });
    await expect(add('sales')).rejects.toEqual(refused('DEPARTMENT_NAME_TAKEN'));
    await add('sales', a);
    await expect(add('Other', root, { code: 's1' })).rejects.toEqual(refused('DEPARTMENT_CODE_TAKEN'));
    await expect(add('x'.repeat(51))).rejects.toEqual(refused('INPUT_REFUSED'));
    await expect(add('   ')).rejects.toEqual(refused('INPUT_REFUSED'));
    await expect(add('East/West')).rejects.toEqual(refused('INPUT_REFUSED'));
    await add('店'.repeat(50));
    const b = await add('Buying');
    const { rev } = await node(b);
    await expect(owner.call(departmentApi.update, { id: b, rev, name: 'SALES' })).rejects.toEqual(
      refused('DEPARTMENT_NAME_TAKEN'),
    );
    const inner = await add('Buying', a);
    await expect(move(inner, root)).rejects.toEqual(refused('DEPARTMENT_NAME_TAKEN'));
  });

  it('go ten levels deep, the company not counted, also when a whole branch moves', async () => {
    const ids = await chain(10);
    expect((await node(ids[9] ?? '')).depth).toBe(10);
    await expect(add('L11', ids[9])).rejects.toMatchObject({
      reason: 'DEPARTMENT_TOO_DEEP',
      message: expect.stringContaining('10'),
    });
    const branch = await chain(3, 'B');
    await expect(move(branch[0] ?? '', ids[7] ?? '')).rejects.toEqual(refused('DEPARTMENT_TOO_DEEP'));
    await move(branch[0] ?? '', ids[6] ?? '');
    expect((await node(branch[2] ?? '')).depth).toBe(10);
  });

  it('move with everything below them, never below themselves, and the root not at all', async () => {
    const [a = '', b = '', c = ''] = await chain(3);
    const other = await add('Other');
    for (const target of [a, b, c]) await expect(move(a, target)).rejects.toEqual(refused('DEPARTMENT_INTO_ITSELF'));
    await expect(move(root, a)).rejects.toEqual(refused('DEPARTMENT_IS_ROOT'));
    await move(b, other);
    expect(await names()).toEqual(['-L1', '-Other', '--L2', '---L3']);
    const rows = await w.sql<{ lineage: string }>('select lineage from department where id = any($1)', [
      [root, other, b, c],
    ]);
    const steps = [root, other, b, c].map((id) => `${id.slice(-12)}.`);
    expect(rows.map((row) => row.lineage).toSorted()).toEqual(
      steps.map((_, at) => steps.slice(0, at + 1).join('')).toSorted(),
    );
    expect(await changes(b)).toMatchObject({
      event: 'moved',
      object_name: 'L2',
      data: { changes: [{ field: 'parent', before: 'L1', after: 'Other' }] },
    });
    await expect(move(b, root, c)).rejects.toEqual(refused('NOT_FOUND'));
  });

  it('say who changed them meanwhile', async () => {
    const id = await add('Twice');
    const { rev } = await node(id);
    await owner.call(departmentApi.update, { id, rev, name: 'Once' });
    await expect(owner.call(departmentApi.update, { id, rev, name: 'Again' })).rejects.toEqual(refused('STALE'));
    await expect(owner.call(departmentApi.move, { id, rev, parentId: root, afterId: null })).rejects.toEqual(
      refused('STALE'),
    );
    await expect(owner.call(departmentApi.remove, { id, rev })).rejects.toEqual(refused('STALE'));
    expect((await node(id)).name).toBe('Once');
  });

  it('the root carries the name of the company, both ways at once', async () => {
    const { rev } = await node(root);
    await owner.call(departmentApi.update, { id: root, rev, name: 'New/Name', description: 'Coffee' });
    expect(await w.sql('select name from company where id = $1', [company.id])).toEqual([{ name: 'New/Name' }]);
    expect(await w.sql('select name from shop_group where company_id = $1', [company.id])).toEqual([
      { name: 'New/Name' },
    ]);
    expect(await node(root)).toMatchObject({ name: 'New/Name', description: 'Coffee' });
  });

  it('the name of the company takes the right to its settings, and stands in the log as the company’s', async () => {
    const clerk = await memberWith(w, company, ['frame', 'frame_dept']);
    const { rev, name } = await node(root);
    const rename = (who: Person, to: string) =>
      who.call(departmentApi.update, { id: root, rev, name: to, description: 'Kept' });
    await expect(rename(clerk, 'Renamed')).rejects.toEqual(refused('FORBIDDEN'));
    expect(await w.sql('select name from company where id = $1', [company.id])).toEqual([{ name }]);
    await rename(clerk, name);
    await owner.call(departmentApi.update, { id: root, rev: rev + 1, name: 'By owner', description: 'Kept' });
    const log = await w.sql(
      `select object_kind, event, data->'changes'->0->>'field' as field from history
        where company_id = $1 and event in ('saved', 'updated') order by at, id`,
      [company.id],
    );
    expect(log).toEqual([
      { object_kind: 'department', event: 'updated', field: 'description' },
      { object_kind: 'company', event: 'saved', field: 'name' },
    ]);
  });

  it('the company keeps its name while it comes to its end', async () => {
    await w.sql(`update company set state = 'dissolving', dissolve_at = now() where id = $1`, [company.id]);
    const { rev } = await node(root);
    await expect(owner.call(departmentApi.update, { id: root, rev, name: 'Other' })).rejects.toEqual(
      refused('COMPANY_DISSOLVING'),
    );
    const { logo: _, ...facts } = await owner.call(companyApi.get, {});
    const saved = owner.call(companyApi.save, { ...facts, logoFileId: null, name: 'Other' });
    await expect(saved).rejects.toEqual(refused('COMPANY_DISSOLVING'));
    await owner.call(companyApi.save, { ...facts, logoFileId: null, showMobile: true });
  });

  it('have heads from anywhere in the company, in their order; who resigned leads nothing', async () => {
    const [first, second] = [await company.member({ name: 'First' }), await company.member({ name: 'Second' })];
    const id = await add('Led', root, { headIds: [second.id, first.id] });
    expect((await node(id)).heads.map((head) => head.name)).toEqual(['Second', 'First']);
    await w.sql(`update member set state = 'disabled' where id = $1`, [second.id]);
    const { rev } = await node(id);
    await owner.call(departmentApi.update, { id, rev, name: 'Led', headIds: [second.id] });
    expect(await changes(id)).toMatchObject({
      data: { changes: [{ field: 'heads', before: 'Second, First', after: 'Second' }] },
    });
    await expect(add('More', root, { headIds: [second.id] })).rejects.toEqual(refused('MEMBER_NOT_FOUND'));
    await w.sql(`update member set state = 'resigned' where id = $1`, [second.id]);
    expect((await node(id)).heads).toEqual([]);
  });

  it('count each member once, however many departments they are in, and nobody who resigned', async () => {
    const [a = '', b = ''] = await chain(2);
    const other = await add('Other');
    const people = await Promise.all(Array.from({ length: 4 }, () => company.member()));
    const [one, two, three, gone] = people.map((person) => person.id);
    await place(one ?? '', b, a, other);
    await place(two ?? '', b);
    await place(three ?? '', other);
    await place(gone ?? '', b);
    await w.sql(`update member set state = 'resigned' where id = $1`, [gone]);
    const counts = Object.fromEntries((await tree()).map((at) => [at.id, [at.members, at.membersBelow]]));
    expect(counts).toEqual({ [root]: [1, 4], [a]: [1, 2], [b]: [2, 2], [other]: [2, 2] });
  });
});

describe('deleting a department', () => {
  it('needs it to have nothing below, and never takes the root', async () => {
    const [a = ''] = await chain(2);
    await expect(remove(a)).rejects.toEqual(refused('DEPARTMENT_HAS_CHILDREN'));
    await expect(remove(root)).rejects.toEqual(refused('DEPARTMENT_IS_ROOT'));
  });

  it('moves its members; whose primary department it was has the new one as primary', async () => {
    const [from, to] = [await add('From'), await add('To')];
    const [only, both, second] = await Promise.all([company.member(), company.member(), company.member()]);
    const gone = await company.member();
    await place(only.id, from);
    await place(both.id, from, to);
    await place(second.id, to, from);
    await place(gone.id, from);
    await w.sql(`update member set state = 'resigned' where id = $1`, [gone.id]);
    await w.sql('update invite set department_id = $2 where company_id = $1', [company.id, from]);
    await expect(remove(from)).rejects.toMatchObject({ reason: 'DEPARTMENT_HAS_MEMBERS', message: /3/ });
    await expect(remove(from, from)).rejects.toEqual(refused('INPUT_REFUSED'));
    expect(await remove(from, to)).toEqual({ moved: 3 });
    for (const person of [only, both, second, gone])
      expect(await placesOf(person.id)).toEqual([{ id: to, is_primary: true }]);
    expect(await w.sql('select department_id from invite where company_id = $1', [company.id])).toEqual([
      { department_id: to },
    ]);
    expect(await changes(from)).toMatchObject({ event: 'removed', object_name: 'From' });
  });

  it('of one where only people who resigned are left takes them up, with its heads gone', async () => {
    const a = await add('A');
    const b = await add('B', a, { headIds: [owner.id] });
    const gone = await company.member();
    await place(gone.id, b);
    await w.sql(`update member set state = 'resigned' where id = $1`, [gone.id]);
    expect(await remove(b)).toEqual({ moved: 0 });
    expect(await placesOf(gone.id)).toEqual([{ id: a, is_primary: true }]);
    expect(await w.sql('select 1 from department_head where department_id = $1', [b])).toEqual([]);
  });
});

describe('at the same moment', () => {
  it('twenty moves make no loop and lose nothing', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, (_, at) => add(`D${at}`)));
    const nodes = await tree();
    const tries = Array.from({ length: 20 }, (_, at) => {
      const id = ids[at % 6] ?? '';
      const parentId = ids[(at * 5 + 1) % 6] ?? '';
      return owner.call(departmentApi.move, {
        id,
        rev: nodes.find((one) => one.id === id)?.rev ?? 0,
        parentId,
        afterId: null,
      });
    });
    await Promise.allSettled(tries);
    const after = await tree();
    expect(after).toHaveLength(7);
    const byId = new Map(after.map((one) => [one.id, one]));
    for (const one of after)
      expect(one.depth).toBe(one.parentId === null ? 0 : (byId.get(one.parentId)?.depth ?? 9) + 1);
  });

  it('one of twenty siblings gets a name', async () => {
    const made = await Promise.allSettled(Array.from({ length: 20 }, () => add('Only one')));
    expect(made.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    for (const one of made) if (one.status === 'rejected') expect(one.reason).toEqual(refused('DEPARTMENT_NAME_TAKEN'));
  });

  it('the same request makes one department', async () => {
    const input = { requestId: requestId(), parentId: root, name: 'Once' };
    const made = await Promise.all(Array.from({ length: 5 }, () => owner.call(departmentApi.create, input)));
    expect(new Set(made.map((one) => one.id)).size).toBe(1);
  });
});

describe('the door', () => {
  it('knows no department and no member of another company', async () => {
    const other = await w.company();
    const strange = other.start.rootDepartmentId;
    const own = await add('Own');
    await expect(add('X', strange)).rejects.toEqual(refused('NOT_FOUND'));
    await expect(add('X', root, { afterId: strange })).rejects.toEqual(refused('NOT_FOUND'));
    await expect(add('X', root, { headIds: [other.owner.id] })).rejects.toEqual(refused('MEMBER_NOT_FOUND'));
    await expect(owner.call(departmentApi.update, { id: strange, rev: 0, name: 'X' })).rejects.toEqual(
      refused('NOT_FOUND'),
    );
    await expect(
      owner.call(departmentApi.move, { id: strange, rev: 0, parentId: root, afterId: null }),
    ).rejects.toEqual(refused('NOT_FOUND'));
    await expect(move(own, strange)).rejects.toEqual(refused('NOT_FOUND'));
    await expect(owner.call(departmentApi.remove, { id: strange, rev: 0 })).rejects.toEqual(refused('NOT_FOUND'));
    await expect(remove(own, strange)).rejects.toEqual(refused('NOT_FOUND'));
    expect(await other.owner.call(departmentApi.tree, {})).toHaveLength(1);
  });

  it('lets the address book read the tree and only frame_dept change it', async () => {
    const codes = (role: string, ...held: string[]) =>
      w.sql('update role set codes = $3 where company_id = $1 and key = $2', [company.id, role, held]);
    await codes('staff', 'frame_book');
    await codes('inspector', 'inspect');
    const reader = await company.member({ role: 'staff' });
    expect(await reader.call(departmentApi.tree, {})).toHaveLength(1);
    const input = { requestId: requestId(), parentId: root, name: 'X' };
    await expect(reader.call(departmentApi.create, input)).rejects.toEqual(refused('FORBIDDEN'));
    const stranger = await company.member({ role: 'inspector' });
    await expect(stranger.call(departmentApi.tree, {})).rejects.toEqual(refused('FORBIDDEN'));
  });
});
