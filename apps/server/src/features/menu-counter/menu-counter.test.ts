import { feedbackApi } from '@rondo/contract/feedback';
import { menuCounterApi as api } from '@rondo/contract/menu-counter';
import { MENU_COUNTERS } from '@rondo/domain/menu-counter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { FEATURES } from '../../features.ts';

let w: World;
let company: Company;
beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const CONTEXT = {
  route: '/task',
  version: '1.0.0',
  language: 'en-US',
  windowSize: '390 × 844',
  errorReference: null,
  errorCode: null,
} as const;

it('counts for each reader what waits for them, and leaves out what they may not see', async () => {
  const clerk = await company.member({ role: 'staff' });
  const support = await memberWith(w, company, ['x_support'], { scopeAll: true });
  const nothing = Object.fromEntries(MENU_COUNTERS.map((name) => [name, 0]));
  expect(await company.owner.call(api.read, {})).toEqual(nothing);
  await clerk.call(feedbackApi.create, {
    ...{ kind: 'wrong', text: 'The list stays empty', context: CONTEXT, photoIds: [], requestId: requestId() },
  });
  expect(await company.owner.call(api.read, {})).toEqual({ ...nothing, feedbackCount: 1 });
  const { total } = await support.call(feedbackApi.list, { state: ['open'] });
  expect(await support.call(api.read, {})).toEqual({
    ...{ toLearnCount: 0, knowledgeRequestCount: 0, unansweredCount: 0 },
    feedbackCount: total,
  });
  expect(Object.keys(await clerk.call(api.read, {})).sort()).toEqual([
    'knowledgeRequestCount',
    'receiptCount',
    'toLearnCount',
    'unansweredCount',
  ]);
});

it('is brought by one feature each, and none is forgotten', () => {
  const names = FEATURES.flatMap(({ menuCounts }) => (menuCounts ?? []).map(({ name }) => name));
  expect(names.sort()).toEqual([...MENU_COUNTERS].sort());
});
