import type { Input } from '@rondo/contract/kit/endpoint';
import { noticeApi as api } from '@rondo/contract/notice';
import { noticeFollowApi as follow } from '@rondo/contract/notice-follow';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { outcomes, refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let author: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  author = await memberWith(w, company, ['announcement_mange'], { scopeAll: true });
});
afterAll(() => w.stop());

const RIGHT = ['Twenty seconds', 'Soap', 'Water'];
const quiz: Input<typeof api.create>['quiz'] = {
  questions: [
    {
      text: 'How long?',
      options: [
        { text: 'Two seconds', isRight: false },
        { text: 'Twenty seconds', isRight: true },
      ],
    },
    {
      text: 'With what?',
      options: [
        { text: 'Soap', isRight: true },
        { text: 'Water', isRight: true },
        { text: 'Nothing', isRight: false },
      ],
    },
  ],
};
const fields = (memberIds: string[], more: Partial<Input<typeof api.create>> = {}) => ({
  ...{ title: 'Hygiene week', content: [{ kind: 'paragraph' as const, pieces: [{ text: 'Wash your hands' }] }] },
  ...{ audience: { memberIds }, quiz, requestId: requestId(), ...more },
});
async function sent(readers: Person[], more: Partial<Input<typeof api.create>> = {}): Promise<string> {
  const one = await author.call(
    api.create,
    fields(
      readers.map(({ id }) => id),
      more,
    ),
  );
  await author.call(api.publish, { ...one, requestId: requestId() });
  return one.id;
}
const get = (by: Person, id: string) => by.call(api.get, { id });
const tryAt = async (by: Person, id: string, isRight: boolean) => {
  const { number, questions } = await by.call(follow.quiz, { id });
  const answers = questions.map(({ options }) =>
    options.flatMap((option, at) => (RIGHT.includes(option) === isRight ? [at] : [])),
  );
  return { number, answers };
};
const answer = async (by: Person, id: string, isRight: boolean) =>
  by.call(follow.answer, { id, ...(await tryAt(by, id, isRight)), requestId: requestId() });

it('is answered after reading; read is not understood, and what is right is kept back until it is', async () => {
  const [bo, cy] = [
    await company.member({ name: 'Bo', shopIds: [shopId] }),
    await company.member({ name: 'Cy', shopIds: [shopId] }),
  ];
  const id = await sent([bo, cy]);
  expect(await refused(bo.call(follow.quiz, { id }))).toBe('MOVE_NOT_ALLOWED');
  for (const reader of [bo, cy]) await reader.call(api.read, { id });
  const asked = await bo.call(follow.quiz, { id });
  expect(asked.questions.map(({ text, isMany }) => [text, isMany]).sort()).toEqual([
    ['How long?', false],
    ['With what?', true],
  ]);
  expect(JSON.stringify([asked, await get(bo, id)])).not.toMatch(/isRight":true|"quiz"/);
  expect(await answer(bo, id, false)).toEqual({ isPassed: false, triesLeft: 2 });
  const failed = await get(bo, id);
  expect(failed.check?.last).toMatchObject({ isPassed: false, percent: 0 });
  expect(failed.check?.last?.questions.map(({ right }) => right)).toEqual([null, null]);
  expect(failed.can.answer).toBe(true);
  expect(await answer(bo, id, true)).toEqual({ isPassed: true, triesLeft: 1 });
  const understood = await get(bo, id);
  expect(understood.received?.understoodAt).not.toBeNull();
  expect(understood.check?.last?.questions.every(({ right }) => right !== null)).toBe(true);
  expect(understood.can.answer).toBe(false);
  expect(await refused(bo.call(follow.quiz, { id }))).toBe('MOVE_NOT_ALLOWED');
  const seen = await get(author, id);
  expect(seen.managed?.counts).toEqual({ all: 2, read: 2, acknowledged: 0, understood: 1, held: 0 });
  const behind = async (set: 'understood' | 'not_understood', at?: string) =>
    (await author.call(api.readers, { id, set, shopId: at })).list.map(({ name }) => name);
  expect([await behind('understood'), await behind('not_understood')]).toEqual([['Bo'], ['Cy']]);
  const { list, none } = await author.call(follow.shops, { id });
  expect(list).toEqual([
    {
      shop: { id: shopId, name: 'Lime Street' },
      ...{ counts: { all: 2, read: 2, understood: 1 }, tasks: { all: 0, done: 0, passed: 0 } },
    },
  ]);
  expect(none).toEqual({ all: 0, read: 0, understood: 0 });
  expect(await behind('understood', shopId)).toEqual(['Bo']);
  expect(await behind('understood', 'none')).toEqual([]);
});

it('counts a reader of two stores in both, one of none apart, and each number opens exactly them', async () => {
  const second = await company.shop({ name: 'Acorn Road' });
  const [both, one, free] = [
    await company.member({ name: 'Both', shopIds: [shopId, second] }),
    await company.member({ name: 'One', shopIds: [second] }),
    await company.member({ name: 'Free' }),
  ];
  const id = await sent([both, one, free]);
  await both.call(api.read, { id });
  const { list, none } = await author.call(follow.shops, { id });
  expect(list.map(({ shop, counts }) => [shop.name, counts.all, counts.read])).toEqual([
    ['Acorn Road', 2, 1],
    ['Lime Street', 1, 1],
  ]);
  expect(none).toEqual({ all: 1, read: 0, understood: 0 });
  const behind = async (at: string, set: 'all' | 'read') =>
    (await author.call(api.readers, { id, set, shopId: at })).list.map(({ name }) => name);
  expect([await behind(second, 'all'), await behind(second, 'read')]).toEqual([['Both', 'One'], ['Both']]);
  expect([await behind(shopId, 'all'), await behind('none', 'all')]).toEqual([['Both'], ['Free']]);
  expect((await author.call(follow.shops, { id, keyword: 'acorn' })).list).toHaveLength(1);
  expect(await refused(free.call(follow.shops, { id }))).toBe('FORBIDDEN');
});

it('ends with the last try: then what is right is told, and it stays not understood', async () => {
  const reader = await company.member();
  const id = await sent([reader]);
  await reader.call(api.read, { id });
  for (let no = 1; no <= LIMIT.announcement.tries; no += 1) await answer(reader, id, false);
  expect(await refused(reader.call(follow.quiz, { id }))).toBe('NOTICE_TRIES');
  const { check, can, received } = await get(reader, id);
  expect([check?.triesLeft, can.answer, received?.understoodAt]).toEqual([0, false, null]);
  expect(check?.last?.questions.every(({ right }) => right !== null)).toBe(true);
});

it('of one try that is handed in many times at once one counts', async () => {
  const reader = await company.member();
  const id = await sent([reader]);
  await reader.call(api.read, { id });
  const tried = await tryAt(reader, id, false);
  const all = Array.from({ length: 20 }, () => reader.call(follow.answer, { id, ...tried, requestId: requestId() }));
  expect(await outcomes(all)).toEqual({ won: 1, reasons: new Set(['STALE']) });
  const again = { id, ...(await tryAt(reader, id, true)), requestId: requestId() };
  const twice = await Promise.all([reader.call(follow.answer, again), reader.call(follow.answer, again)]);
  expect(twice[0]).toEqual(twice[1]);
  expect(await w.sql('select number from notice_attempt where notice_id = $1', [id])).toHaveLength(2);
});

it('is recalled while its readers answer: who comes after is refused, and nothing is written after', async () => {
  const readers = await Promise.all(Array.from({ length: 8 }, () => company.member()));
  const id = await sent(readers);
  for (const reader of readers) await reader.call(api.read, { id });
  const tried = await Promise.all(readers.map(async (reader) => ({ reader, ...(await tryAt(reader, id, true)) })));
  const recall = author.call(api.move, { id, rev: 1, event: 'recall', reason: 'Wrong' });
  const answers = tried.map(({ reader, ...one }) => reader.call(follow.answer, { id, ...one, requestId: requestId() }));
  const { won, reasons } = await outcomes(answers);
  await recall;
  expect([...reasons].every((reason) => reason === 'MOVE_NOT_ALLOWED')).toBe(true);
  expect(await w.sql('select 1 from notice_attempt where notice_id = $1', [id])).toHaveLength(won);
  const [late] = readers;
  if (!late) throw new Error('no reader');
  expect(await refused(late.call(follow.quiz, { id }))).toBe('MOVE_NOT_ALLOWED');
  expect((await get(late, id)).check).toBeNull();
});

it('of another company nothing is answered, and questions that nobody can answer are refused', async () => {
  const reader = await company.member();
  const id = await sent([reader]);
  const stranger = await (await w.company()).member();
  const other = { id, number: 1, answers: [[0], [0]], requestId: requestId() };
  expect(await refused(stranger.call(follow.quiz, { id }))).toBe('NOT_FOUND');
  expect(await refused(stranger.call(follow.answer, other))).toBe('NOT_FOUND');
  expect(await refused(author.call(follow.quiz, { id }))).toBe('NOT_FOUND');
  const wrong = {
    questions: [
      {
        text: 'Yes?',
        options: [
          { text: 'A', isRight: false },
          { text: 'B', isRight: false },
        ],
      },
    ],
  };
  const { data } = await refusal(author.call(api.create, fields([reader.id], { quiz: wrong })));
  expect(data).toMatchObject({ fields: [{ path: 'quiz.questions.0.options', reason: 'no_right_option' }] });
  const [question] = quiz?.questions ?? [];
  if (!question) throw new Error('no question');
  const four = { questions: [question, question, question, question] };
  expect(await refused(author.call(api.create, fields([reader.id], { quiz: four })))).toBe('INPUT_REFUSED');
});
