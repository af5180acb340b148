import type { HandoverItem } from '@rondo/contract/handover';
import { describe, expect, it } from 'vitest';
import { choicesOf, groupsOf, type Plan, summaryOf, waysOf } from './plan.ts';

const item = (kind: HandoverItem['kind'], id: string, hasOthers = false): HandoverItem => ({
  kind,
  id,
  number: null,
  name: id,
  place: '',
  deadlineAt: null,
  hasOthers,
});

const ITEMS = [item('task_handle', 'a', true), item('task_handle', 'b'), item('shop', 's', true)];
const MEI = { id: 'mei', name: 'Mei' };
const BO = { id: 'bo', name: 'Bo' };

describe('the ways a group can go', () => {
  it('leaves to others only what all have others for, closes work and no posts, and picks single ones of several', () => {
    const [tasks, shops] = groupsOf(ITEMS);
    expect(tasks && waysOf(tasks)).toEqual(['one', 'each', 'close']);
    expect(shops && waysOf(shops)).toEqual(['one', 'drop']);
  });
});

describe('a plan', () => {
  it('counts what nobody has yet', () => {
    expect(choicesOf({}, ITEMS)).toEqual({ choices: [], missing: 3 });
  });

  it('gives each its own, and the rest to whoever takes the rest', () => {
    const plan: Plan = {
      task_handle: { way: 'each', to: MEI, own: { a: { to: BO }, gone: { to: 'close' } } },
      shop: { way: 'drop', to: null, own: {} },
    };
    expect(choicesOf(plan, ITEMS).choices).toEqual([
      { kind: 'task_handle', id: 'a', to: 'bo' },
      { kind: 'task_handle', id: 'b', to: 'mei' },
      { kind: 'shop', id: 's', to: 'drop' },
    ]);
    expect(summaryOf(plan, ITEMS)).toEqual({
      given: [
        { name: 'Bo', count: 1 },
        { name: 'Mei', count: 1 },
      ],
      closed: 0,
      left: 1,
    });
  });

  it('forgets single choices while all go one way', () => {
    const plan: Plan = { task_handle: { way: 'close', to: MEI, own: { a: { to: BO } } } };
    expect(choicesOf(plan, ITEMS)).toMatchObject({ missing: 1, choices: [{ to: 'close' }, { to: 'close' }] });
  });
});
