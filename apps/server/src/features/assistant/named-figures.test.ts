import { type AnswerEvent, assistantApi as api } from '@rondo/contract/assistant';
import type { Input } from '@rondo/contract/kit/endpoint';
import { menuCounterApi } from '@rondo/contract/menu-counter';
import { messageApi } from '@rondo/contract/message';
import { statisticsApi } from '@rondo/contract/statistics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { givenRead } from '../../../test/knowledge-passages.ts';
import { type ModelServer, modelServer } from '../../../test/language-model.ts';
import { recordFactory } from '../../../test/record-factory.ts';
import { streamed } from '../../../test/streamed.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let model: ModelServer;
let company: Company;
let owner: Person;
let bilton: string;
let north: string;
let manual: string;

const MANUAL = 'Red lines of the kitchen: raw and cooked food apart; no rats. 厨房红线：生熟分开，不得有鼠。';

beforeAll(async () => {
  model = await modelServer();
  w = await world({ LLM_BASE_URL: model.url, LLM_MODEL: 'small' }, { modelMs: 400 });
  w.clock.set('2026-12-02T04:00:00Z');
  company = await w.company();
  owner = company.owner;
  north = await company.group('North Region');
  bilton = await company.shop({ name: 'Bilton Road', groupId: north });
  const xuhui = await company.shop({ name: '徐汇店' });
  const make = recordFactory(w, company);
  const template = await make.template();
  const record = (shopId: string, redLines: number) =>
    make.record({
      ...{
        shopId,
        template,
        inspector: owner,
        at: '2026-12-01T04:00:00Z',
        fails: [0, 1, 2].slice(0, redLines),
        redLines,
      },
    });
  await record(bilton, 2);
  await record(xuhui, 3);
  await w.settle();
  manual = await givenRead(w, owner, { name: 'Kitchen.pdf', pages: [MANUAL] });
}, 120_000);
afterAll(async () => {
  await w.stop();
  await model.stop();
});

interface Heard {
  text: string;
  basis: string;
  page: string;
}
async function ask(question: string, more: Partial<Input<typeof api.ask>> = {}, who = owner): Promise<Heard> {
  const heard: Heard = { text: '', basis: '', page: '' };
  const language = /\p{Script=Han}/u.test(question) ? 'zh-CN' : 'en-US';
  const events = streamed(w, api.ask, { question, requestId: requestId(), ...more }, who, { language });
  for await (const one of events as AsyncIterable<AnswerEvent>) {
    if (one.event === 'text') heard.text += one.data.text;
    if (one.event === 'done') heard.basis = one.data.basis;
    const [cited] = one.event === 'citations' ? one.data.citations : [];
    if (cited?.kind === 'page') heard.page = cited.to;
  }
  return heard;
}

it('a figure of a store that is named is that store’s, and the page that it names is narrowed too', async () => {
  const heard = await ask('How many red lines did Bilton Road have this week?');
  const page = new URL(heard.page, 'http://x').searchParams;
  const days = { from: page.get('from') ?? '', to: page.get('to') ?? '' };
  const { list } = await owner.call(statisticsApi.shops, { ...days, shopId: [bilton] });
  expect([list[0]?.redLines, page.getAll('shopId')]).toEqual([2, [bilton]]);
  expect(heard.text).toBe(`Bilton Road: From ${days.from} to ${days.to}, 2 red lines were failed there.[1]`);
  // A store is also called by its name without the word for a store.
  expect((await ask('徐汇店本周有多少红线？')).text).toContain('徐汇店：');
  expect((await ask('徐汇本周红线不合格有多少次')).text).toMatch(/徐汇店：.*共 3 次/);
});

it('a group that is named narrows as well, of those that hold a store of the reader', async () => {
  const heard = await ask('Which stores in North Region failed red lines this week?');
  expect(heard.text).toMatch(/^North Region: .*1 stores failed red lines\. These are: Bilton Road \(2\)/);
  expect(new URL(heard.page, 'http://x').searchParams.getAll('groupId')).toEqual([north]);
  const tasks = await ask('How many tasks are waiting at Bilton Road today?');
  expect([tasks.basis, tasks.page]).toEqual(['figures', `/task?tab=todo&shopId=${bilton}`]);
});

it('who names somebody or something else gets no figure of everything, and neither does a model choose one', async () => {
  model.reply(({ isJson }) =>
    isJson ? JSON.stringify({ figure: 'red_lines', period: 'this_week', about: 'Atlantis' }) : 'NOT_FOUND',
  );
  for (const question of ['How many red lines did Atlantis have this week?', '亚特兰蒂斯本周有多少红线？'])
    expect((await ask(question)).basis).not.toBe('figures');
  // A store out of scope is nobody's to ask about.
  const elsewhere = await company.member({ role: 'store_manager', shopIds: [await company.shop({ name: 'Far' })] });
  expect((await ask('How many red lines did Bilton Road have this week?', {}, elsewhere)).basis).not.toBe('figures');
  model.reply(({ isJson }) => (isJson ? '{"figure": "worst_shops", "period": "this_week"}' : 'NOT_FOUND'));
  expect((await ask('Which outlets perform worst this week?')).basis).toBe('figures');
});

it('what a document says is answered from it: asked of a file or a folder, and wherever items are asked for', async () => {
  model.reply(({ isJson }) => (isJson ? '{"figure": "red_lines"}' : 'Raw and cooked food apart [1].'));
  for (const question of ['Which items are red lines in the kitchen manual?', '厨房里哪些检查项是红线？'])
    expect([question, (await ask(question)).basis]).toEqual([question, 'model']);
  expect((await ask('Which stores failed red lines this week?', { scopeId: manual })).basis).not.toBe('figures');
  expect((await ask('Which stores failed red lines this week?')).basis).toBe('figures');
});

it('questions that nobody has are told once a day to who manages the knowledge base, and counted in the menu (N19.2)', async () => {
  model.reply(() => 'NOT_FOUND');
  const clerk = await company.member({ role: 'staff' });
  const told = async (who: Person) =>
    (await who.call(messageApi.list, {})).list.filter(({ title }) => title.includes('knowledge base'));
  const waiting = async (who: Person) => (await who.call(menuCounterApi.read, {})).unansweredCount;
  const before = (await waiting(owner)) ?? 0;
  await ask('Who paints the moon?', {}, clerk);
  await ask('Who paints the sun?', {}, clerk);
  expect([await waiting(owner), await waiting(clerk)]).toEqual([before + 2, 0]);
  const day = async () => {
    await w.app.runJob('assistant.unanswered');
    await w.settle();
  };
  await day();
  await day();
  expect([(await told(owner)).length, (await told(clerk)).length]).toEqual([1, 0]);
  const { total } = await owner.call(api.unanswered, { state: ['open'] });
  expect((await told(owner))[0]?.title).toContain(`answer ${total} questions`);
  // Given to somebody, it waits for them alone.
  const { list } = await owner.call(api.unanswered, { state: ['open'], keyword: 'moon' });
  const { id = '', rev = 0 } = list[0] ?? {};
  await owner.call(api.settle, { id, rev, act: 'assign', ownerId: clerk.id });
  expect([await waiting(owner), await waiting(clerk)]).toEqual([before + 1, 1]);
  await day();
  expect((await told(owner)).length).toBe(1);
});
