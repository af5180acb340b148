import { describe, expect, it } from 'vitest';
import { createInput, emptyProblem, faultsOf, isBegun, problemPlan, settled } from './problem-plan.ts';

const person = (id: string) => ({ id, name: id });
const usual = {
  ...{ limitHours: { normal: 72, major: 48, red_line: 24 }, isAlone: false },
  ...{ handlers: [person('manager')], reviewers: [person('me')], cc: [person('area')] },
};
const NOW = Date.parse('2026-11-28T08:00:00Z');
const typed = { ...emptyProblem('shop'), title: 'Fridge drips' };

describe('a problem', () => {
  it('is begun with the first letter, also when it was kept in the tab meanwhile', () => {
    const empty = emptyProblem('shop');
    expect([isBegun(empty, 'shop'), isBegun(problemPlan.parse(empty), 'shop')]).toEqual([false, false]);
    expect([isBegun(typed, 'shop'), isBegun(empty, null)]).toEqual([true, true]);
  });

  it('is given to whom the company has set, and to others once they are chosen', () => {
    expect(settled(typed, usual)).toEqual({
      ...{ handlerIds: ['manager'], reviewerIds: ['me'], ccIds: ['area'], limitHours: 72 },
    });
    const chosen = { ...typed, severity: 'red_line' as const, handlerIds: ['b'], reviewerIds: [], ccIds: [] };
    expect(settled(chosen, usual)).toEqual({ handlerIds: ['b'], reviewerIds: [], ccIds: [], limitHours: 24 });
    expect(settled({ ...typed, limitHours: 3 }, undefined)).toMatchObject({ handlerIds: [], limitHours: 3 });
  });

  it('lacks what it cannot be sent without, in the order of the form', () => {
    const faults = (plan: typeof typed, isAlone = false) => faultsOf(plan, settled(plan, usual), isAlone, NOW);
    expect(faults(typed)).toEqual([]);
    expect(faults({ ...emptyProblem(null), due: 'deadline' })).toEqual(['shop', 'what', 'deadline']);
    expect(faults({ ...typed, title: ' ', handlerIds: [] })).toEqual(['what', 'handlers']);
    expect(faults({ ...typed, reviewerIds: ['manager'] })).toEqual(['reviewers']);
    expect(faults({ ...typed, reviewerIds: ['manager'] }, true)).toEqual([]);
    expect(faults({ ...typed, due: 'deadline', deadlineAt: '2026-11-28T07:00:00Z' })).toEqual(['deadline']);
  });

  it('travels with hours or with a deadline', () => {
    const sent = (plan: typeof typed) => createInput(plan, settled(plan, usual), true);
    expect(sent(typed)).toMatchObject({ shopId: 'shop', photoIds: [], handlerIds: ['manager'], limitHours: 72 });
    const at = '2026-11-29T08:00:00Z';
    const timed = sent({ ...typed, due: 'deadline', deadlineAt: at });
    expect([timed.deadlineAt, timed.limitHours]).toEqual([at, undefined]);
  });

  it('leaves to the company what nobody chose while its rules are unknown, and never says that nobody looks at the fix', () => {
    const sent = (plan: typeof typed) => createInput(plan, settled(plan, undefined), false);
    expect(sent({ ...typed, handlerIds: ['b'] })).toEqual({
      ...{ requestId: typed.requestId, shopId: 'shop', photoIds: [], title: 'Fridge drips', description: '' },
      ...{ severity: 'normal', priority: 'normal', handlerIds: ['b'] },
    });
    expect(sent({ ...typed, reviewerIds: [] }).reviewerIds).toEqual([]);
  });

  it('keeps hours that were typed when the severity changes, and follows those of the company else', () => {
    const hours = (plan: typeof typed) => settled({ ...plan, severity: 'red_line' }, usual).limitHours;
    expect([hours(typed), hours({ ...typed, limitHours: 6 })]).toEqual([24, 6]);
  });
});
