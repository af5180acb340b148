import { departmentApi } from '@rondo/contract/department';
import { memberApi } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import type { RoleKey } from '@rondo/domain/role';
import type pg from 'pg';
import { chanceOf } from '../lib/chance.ts';
import { withClient } from '../lib/database.ts';
import { table } from '../lib/figures.ts';
import { loadProcess } from '../lib/load-process.ts';
import { startProduct, startScript } from '../lib/process.ts';
import { plainShot, signedShot } from '../lib/shots.ts';
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

function casesOf(s: Subject, { departments, roles }: Ids): Case[] {
  const company = s.frame.companyId;
  const chance = chanceOf('people');
  const { members } = s.frame.plan;
  const sets = Array.from({ length: SETS }, () => ({
    department: chance.pick(departments),
    role: chance.pick(roles),
    page: chance.between(1, 2),
    words: chance.pick([
      `Member ${chance.between(1, members)}`,
      `m${chance.between(1, members)}@`,
      `E${chance.between(1, members)}`,
      `ember ${chance.between(1, 9)}`,
    ]),
  }));
  const of = (i: number, readers: readonly Person[]) => {
    const set = sets[i % sets.length];
    const who = readers[i % readers.length];
    if (!set || !who) throw new Error('nobody reads of people');
    return { ...set, who };
  };
  const managers = callersOf(s.crowd, memberApi.list);
  const readers = callersOf(s.crowd, memberApi.cards);
  const everybody = callersOf(s.crowd, departmentApi.tree);
  const roleReaders = callersOf(s.crowd, roleApi.list);
  return [
    {
      ...LIST,
      name: 'member list: department with what is below, role, state, sort, total',
      ...both(
        SETS,
        (i) => {
          const { department: departmentId, role, page, who } = of(i, managers);
          return signedShot(
            memberApi.list,
            { departmentId, roleId: [role], state: ['active'], sort: 'name', page },
            who,
          );
        },
        (i) => {
          const { department, role, page } = of(i, managers);
          return plainShot('/people', { company, department, role, state: 'active', page: String(page) });
        },
      ),
    },
    {
      ...LIST,
      name: 'member list: words in name, pinyin, mobile, e-mail, number',
      ...both(
        SETS,
        (i) => {
          const { words, who } = of(i, managers);
          return signedShot(memberApi.list, { keyword: words, sort: 'name' }, who);
        },
        (i) => plainShot('/people', { company, words: of(i, managers).words }),
      ),
    },
    {
      ...LIST,
      name: 'address book: everybody below a department',
      ...both(
        SETS,
        (i) => {
          const { department: departmentId, page, who } = of(i, readers);
          return signedShot(memberApi.cards, { departmentId, page }, who);
        },
        (i) => {
          const { department, page } = of(i, readers);
          return plainShot('/people', { company, department, page: String(page) });
        },
      ),
    },
    {
      ...LIST,
      name: 'department tree with counts and heads',
      ...both(
        SETS,
        (i) => signedShot(departmentApi.tree, {}, of(i, everybody).who),
        () => plainShot('/departments', { company }),
      ),
    },
    {
      ...LIST,
      name: 'roles with the number of their members',
      ...both(
        SETS,
        (i) => signedShot(roleApi.list, {}, of(i, roleReaders).who),
        () => plainShot('/roles', { company }),
      ),
    },
  ];
}
