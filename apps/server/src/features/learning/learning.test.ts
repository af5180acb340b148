import type { Input } from '@rondo/contract/kit/endpoint';
import { knowledgeApi } from '@rondo/contract/knowledge';
import { learningApi as api } from '@rondo/contract/learning';
import { menuCounterApi } from '@rondo/contract/menu-counter';
import { messageApi } from '@rondo/contract/message';
import { pointsApi } from '@rondo/contract/points';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenFile, givenFolder, uploadInto } from '../../../test/knowledge.ts';
import { outcomes, refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let manager: Person;
let clerk: Person;
let other: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  owner = company.owner;
  manager = await company.member({ role: 'store_manager', name: 'Mia' });
  shopId = await company.shop({ name: 'Lime Street', managerIds: [manager.id] });
  clerk = await company.member({ name: 'Ann', shopIds: [shopId] });
  other = await company.member({ name: 'Bo', shopIds: [await company.shop({ name: 'Mill Road' })] });
});
afterAll(() => w.stop());

const QUIZ = {
  questions: [
    {
      text: 'How hot is a fridge?',
      options: [true, false, false].map((isRight, i) => ({ text: `${i * 4 + 4} °C`, isRight })),
    },
    { text: 'What is washed?', options: [true, false, true].map((isRight, i) => ({ text: `thing ${i}`, isRight })) },
  ],
  passPercent: 100,
  attemptsPerDay: 2,
};
const EVERYONE = [{ kind: 'everyone' as const, id: '' }];
type More = Partial<Input<typeof api.create>>;
const make = (more: More, by = owner) =>
  by.call(api.create, { title: 'Hygiene', subjects: EVERYONE, requestId: requestId(), ...more });
async function published(more: More, by = owner): Promise<string> {
  const { id, rev } = await make(more, by);
  await by.call(api.move, { id, rev, event: 'publish' });
  await w.settle();
  return id;
}
const note = (name: string, text = 'Wash your hands.') =>
  givenFile(owner, null, { name: `${name}.md`, bytes: Buffer.from(text) });
const report = (
  nodeId: string,
  parts: { at: number; ms: number }[] = [],
  more: Partial<Input<typeof api.read>> = {},
) => ({
  ...{ nodeId, versionNumber: 1, requestId: requestId(), parts, place: parts.at(-1)?.at ?? 0, ...more },
});
/** Opens a text and reads it to its end. */
async function readText(who: Person, nodeId: string, versionNumber = 1): Promise<void> {
  await who.call(api.read, report(nodeId, [], { versionNumber }));
  w.clock.advance(10_000);
  await who.call(api.read, report(nodeId, [{ at: 100, ms: 10_000 }], { versionNumber }));
}
const standing = async (id: string, by = owner, filter: Partial<Input<typeof api.report>> = {}) =>
  Object.fromEntries((await by.call(api.report, { id, ...filter })).list.map((one) => [one.name, one.standing]));
const told = async (by: Person) => {
  await w.settle();
  await w.settle();
  return (await by.call(messageApi.list, { category: 'system', size: 100 })).list.map(({ title }) => title);
};

it('is published, read honestly, tested, and its report says who is how far', async () => {
  const text = await note('Hands');
  const pages = await givenFile(owner, null, { name: 'Rules.pdf' });
  await w.sql(
    `insert into knowledge_text (company_id, version_id, node_id, state, pages, queued_at, done_at)
     select company_id, version_id, id, 'indexed', 2, now(), now() from knowledge_node where id = $1
     on conflict (company_id, version_id) do update set state = 'indexed', fault = null, pages = 2, done_at = now(), leased_until = null`,
    [pages],
  );
  const { id: ruleId } = await owner.call(pointsRuleApi.create, {
    ...{ name: 'Learning', target: 'member', type: 'learning', scope: 'all', cycle: 'year', reset: 'initial' },
    ...{ initial: 100, lower: 0, upper: 200, isVisible: true, requestId: requestId() },
    details: [
      { key: 'read', event: 'learning_read', points: 5, weight: 100 },
      { key: 'quiz', event: 'learning_passed', points: 10, weight: 100 },
    ],
  });
  await owner.call(pointsRuleApi.move, { id: ruleId, rev: 0, event: 'enable' });
  const id = await published({ nodeIds: [text, pages], quiz: QUIZ, dueDays: 3, introduction: 'For all' });
  expect(await told(clerk)).toEqual(['Learning list: Hygiene']);
  expect(await clerk.call(menuCounterApi.read, {})).toMatchObject({ toLearnCount: 1 });
  expect((await clerk.call(api.mine, {})).list).toMatchObject([
    { id, standing: 'not_begun', files: 2, filesRead: 0, ratio: 0, isOverdue: false, dueOn: expect.any(String) },
  ]);
  expect(await refused(clerk.call(api.get, { id }))).toBe('NOT_FOUND');

  await clerk.call(api.read, report(text));
  expect(await refused(clerk.call(api.read, report(text, [{ at: 100, ms: 60_000 }])))).toBe('LEARNING_PACE');
  expect(await refused(clerk.call(api.quiz, { id }))).toBe('LEARNING_UNREAD');
  w.clock.advance(4000);
  const same = report(text, [{ at: 100, ms: 4000 }]);
  const first = await clerk.call(api.read, same);
  expect(first).toMatchObject({ isAsked: true, place: 100 });
  expect(await clerk.call(api.read, same)).toEqual(first);
  expect(await standing(id)).toMatchObject({ Ann: 'reading', Bo: 'not_begun' });
  w.clock.advance(4000);
  expect(await clerk.call(api.read, report(text, [{ at: 100, ms: 4000 }]))).toMatchObject({ ratio: 1 });
  expect(await refused(clerk.call(api.read, report(pages, [], { versionNumber: 2 })))).toBe('STALE');
  await clerk.call(api.read, report(pages));
  w.clock.advance(20_000);
  expect(await clerk.call(api.read, report(pages, [{ at: 2, ms: 20_000 }]))).toMatchObject({ ratio: 0.5 });
  expect((await clerk.call(api.myDetail, { id })).listed).toMatchObject([
    { isRead: true, measure: 'scroll' },
    { isRead: false, measure: 'pages', place: 2, ratio: 0.5 },
  ]);
  w.clock.advance(4000);
  await clerk.call(api.read, report(pages, [{ at: 1, ms: 4000 }]));
  expect(await standing(id, owner, { set: 'read' })).toEqual({ Ann: 'read' });

  const quiz = await clerk.call(api.quiz, { id });
  expect(JSON.stringify(quiz)).not.toContain('isRight');
  const answersOf = (right: boolean) =>
    quiz.questions.map(({ text: words, options }) => {
      const asked = QUIZ.questions.find((one) => one.text === words);
      return options.flatMap((option, at) =>
        asked?.options.find((one) => one.text === option)?.isRight === right ? [at] : [],
      );
    });
  const hand = (answers: number[][], number: number) =>
    clerk.call(api.answer, { id, number, answers, requestId: requestId() });
  expect(await hand(answersOf(false), 1)).toEqual({ percent: 0, isPassed: false });
  const failed = await clerk.call(api.myDetail, { id });
  expect(failed.quiz).toMatchObject({ attemptsLeft: 1, canBegin: true, last: { percent: 0, isPassed: false } });
  expect(failed.quiz?.last?.questions.every(({ right }) => right === null)).toBe(true);
  expect(await refused(hand([], 1))).toBe('STALE');
  const again = await clerk.call(api.quiz, { id });
  const right = again.questions.map(({ text: words, options }) => {
    const asked = QUIZ.questions.find((one) => one.text === words);
    return options.flatMap((option, at) => (asked?.options.find((one) => one.text === option)?.isRight ? [at] : []));
  });
  const once = { id, number: 2, answers: right, requestId: requestId() };
  const all = await Promise.all(Array.from({ length: 20 }, () => clerk.call(api.answer, once)));
  expect(new Set(all.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ percent: 100, isPassed: true })]),
  );
  expect(await refused(clerk.call(api.quiz, { id }))).toBe('MOVE_NOT_ALLOWED');
  expect((await clerk.call(api.myDetail, { id })).quiz?.last?.questions.map((one) => one.right)).toEqual(right);
  expect(await clerk.call(menuCounterApi.read, {})).toMatchObject({ toLearnCount: 0 });
  expect((await clerk.call(api.mine, { set: 'done' })).list).toMatchObject([{ id, isDone: true, standing: 'passed' }]);

  await w.settle();
  const { list } = await owner.call(pointsApi.ledger, { sourceId: [id], sort: 'at' });
  expect(list.map(({ event, applied, owner: of }) => [event, applied, of.id])).toEqual([
    ['learning_read', 5, clerk.id],
    ['learning_passed', 10, clerk.id],
  ]);
  const { counts } = await owner.call(api.get, { id });
  for (const [set, count] of Object.entries(counts ?? {})) {
    const rows = await owner.call(api.report, { id, set: set as keyof NonNullable<typeof counts> });
    expect([set, rows.total]).toEqual([set, count]);
  }
  // The manager of the store sees its people, and nobody else's; somebody of another store sees none.
  expect(await standing(id, manager)).toEqual({ Ann: 'passed', Mia: 'not_begun' });
  expect((await manager.call(api.list, {})).list).toMatchObject([{ id, counts: { all: 2, done: 1, passed: 1 } }]);
  expect(await refused(other.call(api.report, { id }))).toBe('NOT_FOUND');
  expect(await standing(id, owner, { shopId: [shopId] })).toEqual({ Ann: 'passed', Mia: 'not_begun' });
  const file = compose(api.export, { id, set: 'done', format: 'csv' }, owner, { now: w.clock.now().getTime() });
  const lines = (await (await fetch(w.base + file.url, { headers: file.headers })).text()).trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual([expect.stringContaining('Name'), 'Ann']);
  const { rev } = await owner.call(api.get, { id });
  await owner.call(api.move, { id, rev, event: 'end' });
});

it('follows its people and files: who comes and goes, new versions, what is deleted, what nobody may view', async () => {
  const folder = await givenFolder(owner, null, 'Closed');
  const closed = await givenFile(owner, folder, { name: 'Secret.md', bytes: Buffer.from('x') });
  const open = await note('Open');
  const { rev: folderRev } = await owner.call(knowledgeApi.get, { id: folder });
  const grants = [{ kind: 'member' as const, id: clerk.id, level: 'view' as const }];
  await owner.call(knowledgeApi.setPermissions, { id: folder, rev: folderRev, mode: 'own', grants });
  const maker = await memberWith(w, company, ['announcement_mange'], { scopeAll: true });
  expect(await refused(make({ nodeIds: [closed] }, maker))).toBe('NOT_FOUND');
  expect(await refused(make({}, clerk))).toBe('FORBIDDEN');
  const subjects = [{ kind: 'shop' as const, id: shopId }];
  const draft = await make({ nodeIds: [open, closed], subjects });
  expect(await owner.call(api.check, { id: draft.id })).toEqual({
    members: 2,
    blocked: [{ name: 'Secret.md', count: 1, people: [{ id: manager.id, name: 'Mia' }] }],
  });
  const empty = await make({ subjects: [] });
  expect((await refusal(owner.call(api.move, { ...empty, event: 'publish' }))).data).toMatchObject({
    fields: [{ path: 'nodeIds' }],
  });
  await owner.call(api.remove, { id: empty.id });
  const { won } = await outcomes(
    Array.from({ length: 20 }, () => owner.call(api.move, { ...draft, event: 'publish' })),
  );
  expect(won).toBe(1);
  const { id } = draft;
  expect(await standing(id)).toEqual({ Ann: 'not_begun', Mia: 'not_begun' });
  expect((await manager.call(api.myDetail, { id })).listed).toMatchObject([
    { isGone: false },
    { node: null, isGone: false },
  ]);

  const fresh = await company.member({ name: 'Cy', shopIds: [shopId] });
  await w.sql("update member set scope_shop_ids = '{}' where id = $1", [clerk.id]);
  await w.app.runJob('learning.watch');
  expect(await standing(id)).toEqual({ Cy: 'not_begun', Mia: 'not_begun' });
  expect(await told(fresh)).toEqual(['Learning list: Hygiene']);
  await w.sql('update member set scope_shop_ids = $2 where id = $1', [clerk.id, [shopId]]);
  await w.app.runJob('learning.watch');

  await readText(clerk, open);
  await uploadInto(owner, null, { name: 'Open.md', bytes: Buffer.from('New rules'), onDuplicate: 'version' });
  expect((await clerk.call(api.myDetail, { id })).listed[0]).toMatchObject({
    isNewVersion: true,
    isRead: false,
    ratio: 0,
  });
  await readText(clerk, open, 2);
  expect(await standing(id)).toMatchObject({ Ann: 'reading' });
  await owner.call(knowledgeApi.remove, { ids: [closed] });
  expect((await clerk.call(api.myDetail, { id })).listed[1]).toMatchObject({ isGone: true, name: 'Secret.md' });
  await w.app.runJob('learning.watch');
  expect(await standing(id)).toMatchObject({ Ann: 'read', Cy: 'not_begun' });

  const { rev } = await owner.call(api.get, { id });
  await owner.call(api.move, { id, rev, event: 'end' });
  expect((await fresh.call(api.mine, {})).list).toEqual([]);
  expect(await clerk.call(api.read, report(open, [], { versionNumber: 2 }))).toMatchObject({ isAsked: false });
  expect(await told(fresh)).toEqual([]);
  const copied = await owner.call(api.copy, { id, requestId: requestId() });
  expect(await owner.call(api.get, copied)).toMatchObject({
    state: 'draft',
    title: 'Hygiene',
    listed: [{ name: 'Open.md' }],
  });
});

it('reminds, tells what comes due and what is overdue once, and the manager of the store of their people', async () => {
  const text = await note('Due');
  const subjects = [clerk, manager].map(({ id }) => ({ kind: 'member' as const, id }));
  const id = await published({ title: 'Due soon', nodeIds: [text], subjects, dueDays: 2 });
  const remind = () => owner.call(api.remind, { id, requestId: requestId() });
  expect(await refused(remind())).toBe('REMINDED_OFTEN');
  for (let round = 0; round < 3; round += 1) {
    w.clock.advance(4 * HOUR_MS);
    expect(await remind()).toEqual({ members: 2 });
  }
  w.clock.advance(4 * HOUR_MS);
  expect(await refused(remind())).toBe('REMINDED_OFTEN');
  await w.app.runJob('learning.due');
  await w.app.runJob('learning.due');
  const of = async (who: Person, words: string) => (await told(who)).filter((title) => title.includes(words)).length;
  expect(await of(clerk, 'is due soon')).toBe(1);
  await readText(manager, text);
  w.clock.advance(4 * DAY_MS);
  await w.app.runJob('learning.due');
  await w.app.runJob('learning.due');
  const late = 'list “Due soon” is overdue';
  expect([await of(clerk, late), await of(manager, late)]).toEqual([1, 0]);
  expect(await told(manager)).toContain('Learning list “Due soon”: 1 person is overdue');
  expect(await standing(id, manager, { set: 'overdue' })).toEqual({ Ann: 'not_begun' });
  expect((await clerk.call(api.mine, { keyword: 'due soon' })).list).toMatchObject([{ id, isOverdue: true }]);
});
