import { departmentApi } from '@rondo/contract/department';
import { knowledgeApi as api } from '@rondo/contract/knowledge';
import { KNOWLEDGE_LEVELS, type KnowledgeRules, knowledgeAccess, readerKeys } from '@rondo/domain/knowledge/access';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customRole } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { outcomes } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { type KnowledgeEyes, keysOfMember, knowledgeManaged, knowledgeVisible } from '../scope/index.ts';
import { rulesAlong } from './access-of.ts';
import { knowledgeIntegrity } from './integrity.queries.ts';

let w: World;
let company: Company;
/** Everybody with what they are by the way they were made, never asked of the database. */
let people: { who: Person; keys: ReadonlySet<string>; managesAll: boolean }[];
let departments: string[];
let roles: string[];
let shops: string[];

beforeAll(async () => {
  w = await world();
  company = await w.company();
  const { owner, start } = company;
  const department = async (name: string, parentId: string) =>
    (await owner.call(departmentApi.create, { name, parentId, requestId: requestId() })).id;
  const north = await department('North', start.rootDepartmentId);
  departments = [north, await department('Coast', north), await department('South', start.rootDepartmentId)];
  roles = [await customRole(company, []), await customRole(company, [])];
  const managers = [await company.member(), await company.member()];
  shops = await Promise.all(managers.map(({ id }) => company.shop({ managerIds: [id] })));
  people = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const [department, role] = [departments[at % 4], roles[at % 3]];
      const named = at % 5 === 2 ? shops.slice(0, 1) : [];
      const who = managers[at] ?? (await company.member({ shopIds: named, scopeAll: at % 5 === 3 }));
      if (department) await put('member_department', 'department_id', who.id, department);
      if (role) await put('member_role', 'role_id', who.id, role);
      const above = department === departments[1] ? [north] : [];
      const of = {
        memberId: who.id,
        departmentIds: [start.rootDepartmentId, ...(department ? [department, ...above] : [])],
        roleIds: [start.roleIds.staff, ...(role ? [role] : [])],
        shopIds: managers[at] ? shops.slice(at, at + 1) : named,
      };
      return { who, keys: readerKeys(of), managesAll: false };
    }),
  );
  people.push({ who: owner, keys: new Set(), managesAll: true });
});
afterAll(() => w.stop());

const put = (table: string, column: string, memberId: string, id: string) =>
  w.sql(`insert into ${table} (company_id, member_id, ${column}) values ($1, $2, $3)`, [company.id, memberId, id]);

/** A tree by its choices: for each node its parent (of the folders before it, or the top), its owner, and its own list. */
const trees = () => {
  const ids = people.slice(0, 12).map(({ who }) => who.id);
  const subjects = [
    ...['everyone', ...departments.map((id) => `department:${id}`), ...roles.map((id) => `role:${id}`)],
    ...[...shops.map((id) => `shop:${id}`), ...ids.slice(0, 4).map((id) => `member:${id}`)],
  ];
  const grant = fc.record({ subject: fc.constantFrom(...subjects), level: fc.constantFrom(...KNOWLEDGE_LEVELS) });
  return fc.array(
    fc.record({
      parent: fc.double({ min: 0, max: 1, noNaN: true }),
      owner: fc.constantFrom(company.owner.id, company.owner.id, ...ids),
      list: fc.option(fc.uniqueArray(grant, { maxLength: 4, selector: ({ subject }) => subject }), { freq: 2 }),
    }),
    { minLength: 300, maxLength: 300 },
  );
};
type Tree = ReturnType<typeof trees> extends fc.Arbitrary<infer T> ? T : never;

interface Placed {
  id: string;
  parent: string | null;
  lineage: string[];
  boundary: string | null;
}

async function plant(tree: Tree): Promise<string[]> {
  const placed: (Pick<Tree[number], 'owner' | 'list'> & Placed)[] = [];
  for (const { parent, owner, list } of tree) {
    const above = placed[Math.floor(parent * (placed.length + 2)) - 2];
    const folder = above && above.lineage.length < 15 ? above : undefined;
    const id = uuidv7();
    const own = list ? id : (folder?.boundary ?? null);
    placed.push({
      id,
      parent: folder?.id ?? null,
      lineage: [...(folder?.lineage ?? []), id],
      boundary: own,
      owner,
      list,
    });
  }
  await w.sql(
    `insert into knowledge_node (company_id, id, parent_id, kind, name, search, owner_id, mode, lineage, boundary_id, created_at, updated_at, updated_by)
      select $1::uuid, id, parent, 'folder', id, id, owner, case when id = boundary then 'own' else 'inherit' end,
             array(select json_array_elements_text(lineage)::uuid), boundary, $3::timestamptz, $3::timestamptz, owner
        from json_to_recordset($2::json) as x (id uuid, parent uuid, lineage json, boundary uuid, owner uuid)`,
    [company.id, JSON.stringify(placed), w.clock.now()],
  );
  await w.sql(
    `insert into knowledge_grant (company_id, node_id, subject, level)
      select $1::uuid, x.id, g.subject, g.level from json_to_recordset($2::json) as x (id uuid, list json)
        cross join lateral json_to_recordset(coalesce(nullif(x.list::text, 'null'), '[]')::json) as g (subject text, level text)`,
    [company.id, JSON.stringify(placed)],
  );
  return placed.map(({ id }) => id);
}

/** What the database says of everybody and everything, beside what the rules of domain say of the way up through the parents. */
async function compare(): Promise<void> {
  const db = w.app.databases.of(company.id);
  const nodes = await db.selectFrom('knowledge_node').select(['id', 'parent_id', 'lineage']).execute();
  const all = new Map<string, KnowledgeRules>();
  for (const rule of await rulesAlong(
    db,
    company.id,
    nodes.map(({ id }) => id),
  ))
    all.set(rule.id, rule);
  const parents = new Map(nodes.map(({ id, parent_id }) => [id, parent_id]));
  const up = (id: string | null): KnowledgeRules[] => {
    const rule = id === null ? undefined : all.get(id);
    return rule ? [...up(parents.get(rule.id) ?? null), rule] : [];
  };
  for (const { who, keys, managesAll } of people) {
    const eyes: KnowledgeEyes = {
      ...{ companyId: company.id, memberId: who.id, managesAll },
      keys: sql<string[]>`array(${keysOfMember(company.id, who.id)})`,
    };
    const found = await db
      .selectFrom('knowledge_node')
      .select(['id', sql<boolean>`${knowledgeVisible(eyes, 'knowledge_node')}`.as('views')])
      .select(sql<boolean>`${knowledgeManaged(eyes, 'knowledge_node')}`.as('manages'))
      .execute();
    const said = found.map(({ id, views, manages }) => [id, manages ? 'manage' : views ? 'view' : null]);
    const reader = { memberId: who.id, keys, managesAll };
    expect(said).toEqual(found.map(({ id }) => [id, knowledgeAccess(up(id), reader)?.level ?? null]));
  }
  for (const check of knowledgeIntegrity.slice(0, 1))
    expect(await check.find(db, { companyId: company.id, since: null, today: '2026-01-01' })).toEqual([]);
}

it('is in the database what the rules say, for everybody and everything, also after moves and other lists', async () => {
  const [tree] = fc.sample(trees(), 1);
  const ids = await plant(tree ?? []);
  await compare();
  const { owner } = company;
  const [moves] = fc.sample(fc.array(fc.tuple(fc.nat(299), fc.nat(299)), { minLength: 15, maxLength: 15 }), 1);
  // All at once, there and back: what hangs in itself is refused, and nothing ever hangs in a circle.
  const pairs = (moves ?? []).flatMap(([one, other]) => [
    [ids[one], ids[other]],
    [ids[other], ids[one]],
  ]);
  for (const some of [pairs.slice(0, 15), pairs.slice(15)]) {
    const tried = some.map(([id = '', parentId = '']) => owner.call(api.move, { ids: [id], parentId }));
    for (const reason of (await outcomes(tried)).reasons)
      expect(['KNOWLEDGE_INTO_ITSELF', 'KNOWLEDGE_TOO_DEEP']).toContain(reason);
  }
  const everyone = [{ kind: 'everyone', id: '', level: 'view' }] as const;
  for (const [at, id] of ids.slice(0, 20).entries()) {
    const { rev } = await owner.call(api.permissions, { id });
    await owner.call(api.setPermissions, { id, rev, mode: at % 2 === 0 ? 'own' : 'inherit', grants: [...everyone] });
  }
  await compare();
}, 60_000);

it('names everybody who has access with the level that they have', async () => {
  const nodes = await w.sql<{ id: string; lineage: string[] }>(
    `select id, lineage from knowledge_node n where company_id = $1 and exists (select from knowledge_grant g
      where g.node_id = n.id and g.subject like 'shop:%') order by cardinality(lineage) desc limit 5`,
    [company.id],
  );
  for (const node of nodes) {
    const rules = await rulesAlong(w.app.databases.of(company.id), company.id, node.lineage);
    const { list } = await company.owner.call(api.access, { id: node.id, size: 50 });
    const expected = people.flatMap(({ who, keys, managesAll }) => {
      const level = knowledgeAccess(rules, { memberId: who.id, keys, managesAll })?.level;
      return level ? [`${who.id} ${level}`] : [];
    });
    expect(list.map(({ member, level }) => `${member.id} ${level}`).sort()).toEqual(expected.sort());
  }
});
