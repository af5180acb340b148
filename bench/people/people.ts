import { departmentApi } from '@rondo/contract/department';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import type { RoleKey } from '@rondo/domain/role';
import type pg from 'pg';
import { chanceOf } from '../lib/chance.ts';
import { withClient } from '../lib/database.ts';
import { table } from '../lib/figures.ts';
import { loadProcess } from '../lib/load-process.ts';
import { startProduct, startScript } from '../lib/process.ts';
import { plainRequest, signedRequest } from '../lib/requests.ts';
import type { Loaded } from '../load/load.ts';
import { both, type Case } from '../server/cases.ts';
import { callersOf, type Person } from '../server/crowd.ts';
import { SETS } from '../server/filter-sets.ts';
import { HEAD, measure, PACE, QUICK, rowOf, variety } from '../server/server.ts';
import { type Subject, subjectOf } from '../server/subject.ts';

const LIST = { must: 0.7, aim: 1, cpu: 2 } as const;

/** Lists, search and tree of the largest company beside the floor: its members, departments and roles. */
export async function benchPeople({ url, companies }: Loaded, isQuick: boolean, only = ''): Promise<string> {
  const [large] = companies;
  if (!large) throw new Error('the load has a company at least');
  const [product, floor] = await Promise.all([startProduct(url), startScript('floor/floor.ts', url)]);
  const load = loadProcess();
  try {
    const subject = await subjectOf(url, large);
    const ids = await withClient(url, (client) => idsOf(client, large.companyId));
    const rows: string[][] = [HEAD];
    for (const one of casesOf(subject, ids).filter(({ name }) => name.includes(only)))
      rows.push(rowOf(one, await measure(load, product, floor, one, isQuick ? QUICK : PACE)));
    const { members, departments } = large.plan;
    return [variety(subject), `${members} members, ${departments} departments`, table(rows)].join('\n');
  } finally {
    load.stop();
    await Promise.all([product.stop(), floor.stop()]);
  }
}

interface Ids {
  departments: string[];
  roles: string[];
}

/** What people are filtered by: departments with people in or below them, preset roles that many have. */
async function idsOf(client: pg.Client, companyId: string): Promise<Ids> {
  const departments = await client.query<{ id: string }>(
    `select d.id from department d where d.company_id = $1 and exists (select from department b
       join member_department md on md.company_id = b.company_id and md.department_id = b.id
      where b.company_id = d.company_id and b.lineage like d.lineage || '%') order by d.id`,
    [companyId],
  );
  const roles = await client.query<{ id: string }>(
    `select id from role where company_id = $1 and key = any($2) order by key`,
    [companyId, ['store_manager', 'inspector', 'area_manager'] satisfies RoleKey[]],
  );
  return { departments: departments.rows.map(({ id }) => id), roles: roles.rows.map(({ id }) => id) };
}

interface PeopleSet {
  department: string;
  role: string;
  page: number;
  words: string;
}

function setsOf({ frame: { plan } }: Subject, { departments, roles }: Ids): PeopleSet[] {
  const chance = chanceOf('people');
  return Array.from({ length: SETS }, () => ({
    department: chance.pick(departments),
    role: chance.pick(roles),
    page: chance.between(1, 2),
    words: chance.pick([
      `Member ${chance.between(1, plan.members)}`,
      `m${chance.between(1, plan.members)}@`,
      `E${chance.between(1, plan.members)}`,
      `ember ${chance.between(1, 9)}`,
    ]),
  }));
}

interface Asked {
  name: string;
  endpoint: Endpoint;
  ours: (set: PeopleSet, who: Person) => string;
  /** The floor's path and query beside the company. */
  floor: (set: PeopleSet) => [string, Record<string, string>];
}

const page = (set: PeopleSet): string => String(set.page);

const ASKED: readonly Asked[] = [
  {
    name: 'member list: department with what is below, role, state, sort, total',
    endpoint: memberApi.list,
    ours: ({ department: departmentId, role, page: no }, who) =>
      signedRequest(memberApi.list, { departmentId, roleId: [role], state: ['active'], sort: 'name', page: no }, who),
    floor: (set) => ['/people', { department: set.department, role: set.role, state: 'active', page: page(set) }],
  },
  {
    name: 'member list: words in name, pinyin, mobile, e-mail, number',
    endpoint: memberApi.list,
    ours: ({ words: keyword }, who) => signedRequest(memberApi.list, { keyword, sort: 'name' }, who),
    floor: ({ words }) => ['/people', { words }],
  },
  {
    name: 'address book: everybody below a department',
    endpoint: memberApi.cards,
    ours: ({ department: departmentId, page: no }, who) =>
      signedRequest(memberApi.cards, { departmentId, page: no }, who),
    floor: (set) => ['/people', { department: set.department, page: page(set) }],
  },
  {
    name: 'department tree with counts and heads',
    endpoint: departmentApi.tree,
    ours: (_, who) => signedRequest(departmentApi.tree, {}, who),
    floor: () => ['/departments', {}],
  },
  {
    name: 'roles with the number of their members',
    endpoint: roleApi.list,
    ours: (_, who) => signedRequest(roleApi.list, {}, who),
    floor: () => ['/roles', {}],
  },
];

/** Each by those who may call it, over the same 200 sets of department, role, words and page. */
function casesOf(s: Subject, ids: Ids): Case[] {
  const sets = setsOf(s, ids);
  return ASKED.map(({ name, endpoint, ours, floor }) => {
    const callers = callersOf(s.crowd, endpoint);
    const of = (i: number) => {
      const set = sets[i % sets.length];
      const who = callers[i % callers.length];
      if (!set || !who) throw new Error('nobody reads of people');
      return { set, who };
    };
    const theirs = (i: number): string => {
      const [path, query] = floor(of(i).set);
      return plainRequest(path, { company: s.frame.companyId, ...query });
    };
    return { ...LIST, name, ...both(SETS, (i) => ours(of(i).set, of(i).who), theirs) };
  });
}
