import { messageApi } from '@rondo/contract/message';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { answersOf, dispatchTo, givenTemplate, inspect } from '../../../test/inspection.ts';
import { givenRectification } from '../../../test/rectification.ts';
import { type World, world } from '../../../test/world.ts';
import { integrityChecks } from '../../features.ts';
import { rebuildStatistics } from '../statistics/index.ts';
import { violationsOf } from './integrity.ts';

let w: World;
let company: Company;
let taskId: string;
let rectificationId: string;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  const template = await givenTemplate(w, company);
  const inspector = await company.member({ role: 'inspector' });
  const shopId = await company.shop({ name: 'Harbour' });
  const made = await dispatchTo(w, company.owner, template.id, [shopId], {
    executor: { kind: 'members', memberIds: [inspector.id] },
  });
  taskId = made.firstTaskId;
  await inspect(inspector, taskId, answersOf(template.items));
  rectificationId = await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [inspector] });
  await w.settle();
  // What the factory wrote beside the product was not counted event by event.
  await rebuildStatistics(w.app.databases.of(company.id), company.id);
});
afterAll(() => w.stop());

/** Everything of the company, today included: nothing is on its way any more. */
const found = async () => {
  const looked = { companyId: company.id, since: null, today: '9999-12-31' };
  return (await violationsOf(w.app.databases.of(company.id), integrityChecks, looked)).map(({ holds }) => holds);
};

/** Breaks something, looks, and puts it back as it was. */
async function broken(harm: string, mend: string, values: readonly unknown[] = [company.id]): Promise<string[]> {
  await w.sql(harm, [...values]);
  const seen = await found();
  await w.sql(mend, [...values]);
  expect(await found()).toEqual([]);
  return seen;
}

it('finds nothing in a company that worked with the product alone', async () => {
  expect(await w.sql('select 1 from record_day_stat where company_id = $1', [company.id])).not.toHaveLength(0);
  expect(await found()).toEqual([]);
});

it('finds a score that is not what its equation comes to', async () => {
  const seen = await broken(
    'update record set score = score + 1 where company_id = $1',
    'update record set score = score - 1 where company_id = $1',
  );
  expect(seen).toEqual(['The equation of each record comes to its score', 'record_day_stat says what its rows say']);
});

it.each([
  ['record_day_stat', 'records'],
  ['rectification_day_stat', 'created'],
])('finds a figure in %s that its rows do not say', async (table, column) => {
  const seen = await broken(
    `update ${table} set ${column} = ${column} + 1 where company_id = $1`,
    `update ${table} set ${column} = ${column} - 1 where company_id = $1`,
  );
  expect(new Set(seen)).toEqual(new Set([`${table} says what its rows say`]));
});

it('finds failed items that nobody counted', async () => {
  await w.sql(
    `insert into item_day_stat (company_id, business_on, shop_id, shop_lineage, template_id, item_id, item_name, category, severity, failed)
     select company_id, business_on, shop_id, shop_lineage, template_id, gen_random_uuid(), 'Nobody counted', 'Hall', 'normal', 1
       from record where company_id = $1`,
    [company.id],
  );
  expect(new Set(await found())).toEqual(new Set(['item_day_stat says what its rows say']));
  await w.sql('delete from item_day_stat where company_id = $1 and item_name = $2', [company.id, 'Nobody counted']);
});

it.each(['task', 'rectification'])('finds a %s in a state that its history does not know', async (kind) => {
  const id = kind === 'task' ? taskId : rectificationId;
  const [row] = await w.sql<{ state: string }>(`select state from ${kind} where id = $1`, [id]);
  const last = `(select id from history where object_id = $1 and to_state is not null order by at desc, id desc limit 1)`;
  const tell = `update history set to_state = $2 where object_id = $1 and id = ${last}`;
  await w.sql(tell, [id, 'elsewhere']);
  expect(await found()).toEqual([`The history of each ${kind} ends in the state it is in`]);
  await w.sql(tell, [id, row?.state]);
  expect(await found()).toEqual([]);
});

it('finds a task whose times do not add up to the time it took', async () => {
  const move = (by: string) =>
    `update task set finished_at = finished_at ${by} where company_id = $1 and state = 'completed'`;
  const seen = await broken(move(`+ interval '1 hour'`), move(`- interval '1 hour'`));
  expect(seen).toEqual(['The times of whoever had a task add up to the time it took']);
});

it('finds open work of nobody', async () => {
  const harm = `update rectification_person set relation = 'cc' where company_id = $1 and relation = 'handler'`;
  const mend = `update rectification_person set relation = 'handler' where company_id = $1 and relation = 'cc'`;
  expect(await broken(harm, mend)).toEqual(['Everything open has somebody who can go on with it']);
});

it('finds a table without a wall, and a key that leads into other companies', async () => {
  await w.sql('create table hole (company_id uuid not null, id uuid primary key, shop_id uuid)');
  await w.sql('create table way (company_id uuid not null, hole_id uuid references hole (id))');
  expect(await found()).toEqual([
    ...Array(2).fill('Every table of companies shows the rows of one company only'),
    'No key of a table of companies leads to a row of another company',
  ]);
  await w.sql('drop table way, hole');
});

it('tells the owner at night, once, with the first of what does not fit', async () => {
  const told = async () => {
    await w.settle();
    const { list } = await company.owner.call(messageApi.list, {});
    return list.filter(({ title }) => title.includes('do not fit'));
  };
  await w.app.runJob('maintenance.check');
  expect(await told()).toEqual([]);
  await w.sql(`update record set score = score + 1, business_on = business_on - 1 where company_id = $1`, [company.id]);
  await w.app.runJob('maintenance.check');
  await w.app.runJob('maintenance.check');
  const [message, ...more] = await told();
  expect(more).toEqual([]);
  expect(message?.body).toContain('The equation of each record comes to its score');
});
