import { departmentApi } from '@rondo/contract/department';
import { memberApi } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import { withClient } from '../lib/database.ts';
import { table } from '../lib/figures.ts';
import { loadProcess } from '../lib/load-process.ts';
import { startProduct, startScript } from '../lib/process.ts';
import { plainShot, signedShot } from '../lib/shots.ts';
import { idIn } from '../load/frame.ts';
import { KIND } from '../load/ids.ts';
import type { Loaded } from '../load/load.ts';
import type { Case } from '../server/cases.ts';
import { HEAD, measure, PACE, rowOf } from '../server/server.ts';
import { type Subject, subjectOf } from '../server/subject.ts';

/** What a list has to reach (quality: 3 filters, sort, total), here over members and departments. */
const LIST = { must: 0.7, aim: 2, cpuMs: 1 } as const;

/** Lists, search and tree of the largest company beside the floor: its members, departments and roles. */
export async function benchPeople({ url, companies }: Loaded, isQuick: boolean): Promise<string> {
  const [large] = companies;
  if (!large) throw new Error('the load has a company at least');
  const [product, floor] = await Promise.all([startProduct(url), startScript('floor/floor.ts', url)]);
  const load = loadProcess();
  try {
    const subject = await subjectOf(url, large);
    const pace = isQuick ? { ...PACE, rounds: 2, seconds: 0.5 } : PACE;
    const rows: string[][] = [HEAD];
    for (const one of casesOf(subject, await storeManagerRole(url, large.companyId)))
      rows.push(rowOf(one, await measure(load, product, floor, one, pace)));
    const { members, departments } = large.plan;
    return [`${members} members, ${departments} departments`, table(rows)].join('\n');
  } finally {
    load.stop();
    await Promise.all([product.stop(), floor.stop()]);
  }
}

function casesOf(s: Subject, roleId: string): Case[] {
  const company = s.frame.companyId;
  const departmentId = idIn(s.frame, KIND.department, 2);
  const words = 'Member 42';
  return [
    {
      ...LIST,
      name: 'member list: department with what is below, role, state, sort, total',
      ours: () => [
        signedShot(memberApi.list, { departmentId, roleId: [roleId], state: ['active'], sort: 'name' }, s.owner),
      ],
      floor: () => [plainShot('/people', { company, department: departmentId, role: roleId, state: 'active' })],
    },
    {
      ...LIST,
      name: 'member list: words in name, pinyin, mobile, e-mail, number',
      ours: () => [signedShot(memberApi.list, { keyword: words, sort: 'name' }, s.owner)],
      floor: () => [plainShot('/people', { company, words })],
    },
    {
      ...LIST,
      name: 'address book: everybody below a department',
      ours: () => [signedShot(memberApi.cards, { departmentId }, s.owner)],
      floor: () => [plainShot('/people', { company, department: departmentId })],
    },
    {
      ...LIST,
      name: 'department tree with counts and heads',
      cpuMs: 4,
      ours: () => [signedShot(departmentApi.tree, {}, s.owner)],
      floor: () => [plainShot('/departments', { company })],
    },
    {
      ...LIST,
      name: 'roles with the number of their members',
      ours: () => [signedShot(roleApi.list, {}, s.owner)],
      floor: () => [plainShot('/roles', { company })],
    },
  ];
}

async function storeManagerRole(url: string, companyId: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from role where company_id = $1 and key = 'store_manager'`,
      [companyId],
    );
    return rows[0]?.id ?? '';
  });
}
