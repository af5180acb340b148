import { knowledgeApi } from '@rondo/contract/knowledge';
import { knowledgeTextApi as api, synonymApi } from '@rondo/contract/knowledge-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenFile, givenFolder, uploadInto } from '../../../test/knowledge.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { READ_TASK } from './queue-version.ts';

let w: World;
let company: Company;
let owner: Person;
let reader: Person;
let open: string;
let closed: string;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  owner = company.owner;
  reader = await memberWith(w, company, ['task_center']);
  open = await givenFolder(owner, null, 'Manuals');
  closed = await givenFolder(owner, null, 'Secrets');
  const { rev } = await owner.call(knowledgeApi.get, { id: closed });
  const grants = [{ kind: 'member', id: owner.id, level: 'manage' } as const];
  await owner.call(knowledgeApi.setPermissions, { id: closed, rev, mode: 'own', grants });
});
afterAll(() => w.stop());

const text = (...lines: string[]): Buffer => Buffer.from(lines.join('\n\n'), 'utf8');
/** The first document starts the process that reads them, ms. */
const READ_BY = { timeout: 45_000 };
/** Until the queue has read what there is to read. */
async function readAll(): Promise<void> {
  await w.settle();
  const jobs = () =>
    w.sql('select attempts, last_error from graphile_worker.jobs where task_identifier = $1', [READ_TASK]);
  await expect.poll(jobs, READ_BY).toEqual([]);
}
/** A reader that was killed had it; the clock job puts it down again. */
async function leftBehind(id: string, tries: number): Promise<void> {
  await w.sql(
    `update knowledge_text set state = 'queued', fault = null, done_at = null, tries = $2,
       queued_at = now() - interval '1 hour', leased_until = now() - interval '1 minute'
      where node_id = $1 and state <> 'indexed'`,
    [id, tries],
  );
  await w.app.runJob('knowledge-text.fill', {});
  await readAll();
}
const find = async (q: string, by = reader, more = {}) => by.call(api.search, { q, ...more });
const stateOf = async (id: string) =>
  (await w.sql('select state, fault, pages, passages, tries from knowledge_text where node_id = $1', [id]))[0];

it('finds what files say, by other words, other forms, misspelt and by sound, and marks it', async () => {
  const rice = [
    '# 食品操作',
    '第一条 熟米饭常温放置不得超过2小时，剩余的米饭应当废弃。',
    '第二条 从业人员应当每年进行健康检查。',
  ];
  const id = await givenFile(owner, open, { name: '操作规范.md', bytes: text(...rice) });
  await givenFile(owner, open, {
    name: 'Cleaning.txt',
    bytes: text('Refrigerators are cleaned every Monday with warm water.', 'Gloves are thrown away after raw meat.'),
  });
  await readAll();
  expect(await stateOf(id)).toEqual({ state: 'indexed', fault: null, pages: null, passages: 1, tries: 1 });
  // How new words sound is worked out by the clock.
  await w.app.runJob('knowledge-text.fill', {});
  const found = await find('熟米饭能放多久');
  expect(found).toMatchObject({ isAnswer: true, list: [{ nodeId: id, name: '操作规范.md', heading: '食品操作' }] });
  const [first] = found.list;
  expect(first?.marks.map(({ at, length }) => first.text.slice(at, at + length))).toContain('米饭');
  for (const q of ['员工多久体检一次', 'jiankangjiancha', '從業人員健康檢查'])
    expect([q, (await find(q)).list[0]?.nodeId]).toEqual([q, id]);
  for (const q of ['When is the fridge cleaned?', 'refrigeraters cleaning'])
    expect([q, (await find(q)).list[0]?.name]).toEqual([q, 'Cleaning.txt']);
  expect((await find('公司年会什么时候开')).isAnswer).toBe(false);
}, 60_000);

it('finds nothing of what the reader may not see, from the moment on they may not', async () => {
  const id = await givenFile(owner, closed, { name: 'Salaries.txt', bytes: text('The zeppelin bonus is 900 euros.') });
  await readAll();
  expect((await find('zeppelin bonus', owner)).list.map(({ nodeId }) => nodeId)).toContain(id);
  expect((await find('zeppelin bonus')).list.map(({ nodeId }) => nodeId)).not.toContain(id);
  for (const scope of [{ folderId: closed }, { fileId: id }])
    expect(await refused(find('zeppelin', reader, scope))).toBe('NOT_FOUND');
  expect(await refused(reader.call(api.again, { id }))).toBe('NOT_FOUND');
  const stranger = (await w.company()).owner;
  expect((await find('zeppelin bonus', stranger)).list).toEqual([]);
  expect((await find('zeppelin bonus', owner, { folderId: open })).list.map(({ nodeId }) => nodeId)).not.toContain(id);
  await owner.call(knowledgeApi.remove, { ids: [id] });
  expect((await find('zeppelin bonus', owner)).list.map(({ nodeId }) => nodeId)).not.toContain(id);
});

it('reads the next version in place of the one before, and goes on after a reader that was killed', async () => {
  const id = await givenFile(owner, open, { name: 'Menu.txt', bytes: text('We serve walrus soup.') });
  await readAll();
  // What comes now somebody else reads already.
  await w.sql(`alter table knowledge_text alter leased_until set default now() + interval '1 hour'`);
  await uploadInto(owner, open, { name: 'Menu.txt', bytes: text('We serve marmot stew.'), onDuplicate: 'version' });
  await readAll();
  await w.sql('alter table knowledge_text alter leased_until drop default');
  expect(await w.sql(`select tries from knowledge_text where node_id = $1 and state = 'queued'`, [id])).toEqual([
    { tries: 0 },
  ]);
  expect((await find('walrus soup')).list[0]?.nodeId).toBe(id);
  await leftBehind(id, 2);
  expect((await find('marmot stew')).list[0]?.nodeId).toBe(id);
  expect(await w.sql(`select 1 from passage where node_id = $1 and text like '%walrus%'`, [id])).toEqual([]);
  expect(await w.sql(`select passages from passage_word where word = 'walru' and passages > 0`)).toEqual([]);
  const worn = await givenFile(owner, open, { name: 'Worn.txt', bytes: text('  ') });
  await readAll();
  expect(await stateOf(worn)).toMatchObject({ state: 'failed', fault: 'no_text', tries: 1 });
  await leftBehind(worn, 3);
  expect(await stateOf(worn)).toMatchObject({ state: 'failed', fault: 'broken', tries: 3 });
  await owner.call(api.again, { id: worn });
  await readAll();
  expect(await stateOf(worn)).toMatchObject({ state: 'failed', fault: 'no_text', tries: 1 });
  expect(await refused(owner.call(api.again, { id }))).toBe('KNOWLEDGE_TEXT_READ');
  expect(await refused(reader.call(api.again, { id: worn }))).toBe('FORBIDDEN');
});

it('takes words of the company that mean the same, each in one group', async () => {
  await givenFile(owner, open, { name: 'Till.txt', bytes: text('The cash drawer is counted twice a day.') });
  await readAll();
  const first = async (q: string) => (await find(q)).list[0]?.name;
  expect(await first('kopeke machine counted')).toBe('Till.txt');
  expect((await find('kopeke')).list).toEqual([]);
  const words = ['kopeke', 'cash drawer'];
  const { id } = await owner.call(synonymApi.create, { words, requestId: requestId() });
  expect(await first('kopeke')).toBe('Till.txt');
  const twice = { words: ['Kopeke', 'till'], requestId: requestId() };
  expect(await refused(owner.call(synonymApi.create, twice))).toBe('SYNONYM_TAKEN');
  expect(await owner.call(synonymApi.edit, { id, rev: 0, words: ['kopek', 'cash drawer'] })).toEqual({ rev: 1 });
  expect(await refused(owner.call(synonymApi.edit, { id, rev: 0, words }))).toBe('STALE');
  expect((await owner.call(synonymApi.list, {})).map((one) => one.words)).toEqual([['kopek', 'cash drawer']]);
  expect(await refused(reader.call(synonymApi.list, {}))).toBe('FORBIDDEN');
  await owner.call(synonymApi.remove, { id });
  expect(await refused(owner.call(synonymApi.remove, { id }))).toBe('NOT_FOUND');
});
