import { expect, expectTypeOf, it } from 'vitest';
import { allEndpoints, contracts } from './all.ts';
import { type Noun, nounOf } from './noun.ts';

it.each<[string, Noun | null]>([
  ['/inspect/V3/task/pending/count', 'task'],
  ['/customer/staff/apply/count', 'member'],
  ['/push/messageCenter/message/read', 'message'],
  ['/shop/list', 'shop'],
  ['/shop/group/list', 'shopGroup'],
  ['/customer/session', 'session'],
  ['/customer/setup', null],
])('%s is about %s', (path, noun) => {
  expect(nounOf(path)).toBe(noun);
});

/** Answers that never change, or are no answer of a page. */
const READ_ONCE = ['/cos/redirectUrl', '/fed/api/getSnapshot', '/push/stream', '/menu/counter'];

it('whatever is read has a noun, so that a write can say that it changed', () => {
  const reads = allEndpoints.filter(({ method, raw }) => method === 'GET' && !raw).map(({ path }) => path);
  const without = reads.filter((path) => nounOf(path) === null);
  expect(without.filter((path) => !READ_ONCE.some((one) => path.startsWith(one)))).toEqual([]);
});

/** Features that are read under another noun than their own. */
const ELSEWHERE: Record<string, Noun[]> = {
  session: ['me'],
  // Sales are what readings are compared with.
  flowSale: ['flowReading'],
  account: ['me', 'company', 'invite'],
  // The page of the support staff.
  aiRule: ['support'],
  assistant: ['unanswered'],
  // An appeal that is accepted corrects the answers of its inspection.
  inspection: ['rectification'],
  today: ['task'],
  noticeFollow: ['notice'],
  surveillance: ['cameraView', 'watch'],
  taskStatistics: ['statistics'],
  scoreStatistics: ['statistics'],
  shopInspection: ['statistics'],
  userInspection: ['statistics'],
  monthClose: ['statistics'],
  messageReport: ['message'],
};

it('a feature is read under its own noun', () => {
  for (const [feature, api] of Object.entries(contracts)) {
    const expected: string[] = [feature, ...(ELSEWHERE[feature] ?? [])];
    const nouns = Object.values(api).flatMap(({ path }) => nounOf(path) ?? []);
    expect(nouns.filter((noun) => !expected.includes(noun))).toEqual([]);
  }
});

it('a misspelt noun does not compile', () => {
  expectTypeOf<'member'>().toExtend<Noun>();
  expectTypeOf<'staff'>().not.toExtend<Noun>();
});
