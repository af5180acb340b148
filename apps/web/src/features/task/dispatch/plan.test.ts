import { expect, test } from 'vitest';
import { blockedBy } from './blocked.ts';
import { coveredIds } from './covered-ids.ts';
import { isBegun } from './keep-dispatch.ts';
import { changed, leftOut, newPlan } from './plan.ts';
import { quickDeadlines, timeOf } from './quick-deadlines.ts';
import { keepPlan, storedPlan } from './stored-plan.ts';

const fresh = () => 'another';

test('a retry is the same request, a changed plan is another one', () => {
  const plan = newPlan('first');
  expect(changed(plan, { step: 'who' }, fresh).requestId).toBe('first');
  expect(changed(plan, { name: 'Audit' }, fresh).requestId).toBe('another');
});

test('shops that are left out are taken away one by one, and excluded from groups', () => {
  const single = { ...newPlan('r'), shopIds: ['a', 'b', 'c'] };
  const stopped = (...shopIds: string[]) => ({
    ...{ reason: 'no_executor' as const, template: null, shops: shopIds.length, shopIds },
  });
  expect(leftOut(single, stopped('b'))).toEqual({ shopIds: ['a', 'c'], excludedIds: [] });
  const both = { ...single, groupIds: ['g'], excludedIds: ['x'] };
  expect(leftOut(both, stopped('b', 'x', 'y'))).toEqual({ shopIds: ['a', 'c'], excludedIds: ['x', 'b', 'y'] });
  // More than the server names: by their reason, until it is about other shops or people.
  const many = { ...both, ...leftOut(both, { ...stopped('b'), shops: 900 }) };
  expect([many.leftOut, many.excludedIds]).toEqual([['no_executor'], ['x']]);
  expect(changed(many, { name: 'Audit' }, fresh).leftOut).toEqual(['no_executor']);
  expect(changed(many, { executor: 'manager' }, fresh).leftOut).toEqual([]);
  // Without one of the templates only: by the reason, however few; a cycle keeps no reasons.
  const ofOne = { ...stopped('b'), template: { id: 't' } };
  expect(leftOut(single, ofOne)).toEqual({ leftOut: ['no_executor'] });
  expect(leftOut({ ...single, begin: 'cyclic' }, ofOne)).toMatchObject({ shopIds: ['a', 'c'] });
});

test('blockers are told by reason, with a few names and everything that is left out together', () => {
  const blockers = Array.from({ length: 7 }, (_, i) => ({
    shopId: `s${i}`,
    shopName: `Shop ${i}`,
    template: null,
    reason: i === 0 ? ('not_open' as const) : ('no_executor' as const),
  }));
  const blocked = [
    { reason: 'not_open' as const, template: null, shops: 1 },
    { reason: 'no_executor' as const, template: null, shops: 3000 },
  ];
  const [people, closed] = blockedBy({ blockers, blocked });
  expect(people).toMatchObject({ reason: 'no_executor', shops: 3000, isAboutPeople: true });
  expect(people?.shopIds).toHaveLength(6);
  expect(people?.names).toHaveLength(5);
  expect(closed).toMatchObject({ reason: 'not_open', shopIds: ['s0'], isAboutPeople: false });
  expect(blockedBy({ blockers: [], blocked: [] })).toEqual([]);
});

test('a chosen group covers everything below it and nothing else', () => {
  const groups = [
    { id: 'all', parentId: null },
    { id: 'east', parentId: 'all' },
    { id: 'city', parentId: 'east' },
    { id: 'west', parentId: 'all' },
  ];
  expect([...coveredIds(groups, ['east'])]).toEqual(['city']);
  expect([...coveredIds(groups, ['all'])]).toEqual(['east', 'city', 'west']);
});

test('hours are exact, days are those of the stores; as a time they end at 23:59 on the clock of the place', () => {
  const start = new Date('2026-11-20T17:10:40Z');
  expect(Object.fromEntries(quickDeadlines(start).map((quick) => [quick.key, quick.chosen]))).toEqual({
    day: { deadlineKind: 'time', deadlineAt: '2026-11-21T17:10:00.000Z' },
    tomorrow: { deadlineKind: 'days', deadlineDays: 1 },
    week: { deadlineKind: 'days', deadlineDays: 7 },
  });
  expect(timeOf(1, start, 'Asia/Shanghai')).toBe('2026-11-22T15:59:00.000Z');
  expect(timeOf(1, start, 'Europe/London')).toBe('2026-11-21T23:59:00.000Z');
  expect(timeOf(null, start, 'Europe/London')).toBeNull();
});

test('a kept plan comes back for its own company only, and one that cannot be read is forgotten', () => {
  const items = new Map<string, string>();
  const storage: Storage = {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  const plan = { ...newPlan('r', ['a']), name: 'Audit' };
  keepPlan(storage, 'one', 'task', plan);
  expect(storedPlan(storage, 'one', 'task')).toEqual(plan);
  expect(storedPlan(storage, 'one', 'cycle')).toBeNull();
  expect(storedPlan(storage, 'two', 'task')).toBeNull();
  // Begun before several templates could be chosen.
  const { templateIds: _, ...before } = plan;
  items.set('dispatch.one', JSON.stringify({ ...before, templateId: 't' }));
  expect(storedPlan(storage, 'one', 'task')).toEqual({ ...plan, templateIds: ['t'] });
  // Begun before the end of a day could be chosen.
  const { deadlineKind: __, deadlineDays: ___, ...older } = plan;
  const kindOf = (isByOpenHours: boolean | null) => {
    items.set('dispatch.one', JSON.stringify({ ...older, isByOpenHours }));
    return storedPlan(storage, 'one', 'task')?.deadlineKind;
  };
  expect([true, false, null].map(kindOf)).toEqual(['open_hours', 'time', null]);
  items.set('dispatch.one', '{"step":"nowhere"}');
  expect(storedPlan(storage, 'one', 'task')).toBeNull();
  keepPlan(storage, 'one', 'task', null);
  expect(items.size).toBe(0);
});

test('a plan is begun once something of it was answered', () => {
  const plan = newPlan('a');
  expect(isBegun({ ...plan, step: 'who' })).toBe(false);
  for (const answer of [{ name: 'Kitchen' }, { templateIds: ['t'] }, { shopIds: ['s'] }, { groupIds: ['g'] }])
    expect(isBegun({ ...plan, ...answer })).toBe(true);
});
