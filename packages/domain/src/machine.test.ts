import { expect, it } from 'vitest';
import { workflow } from './machine.ts';

const work = workflow<
  'planned' | 'todo' | 'review' | 'held' | 'aside' | 'done' | 'given_up',
  'begin' | 'go_on',
  'handler' | 'reviewer'
>(
  {
    planned: { begin: 'todo' },
    todo: {},
    review: {},
    held: {},
    aside: { go_on: 'todo' },
    done: {},
    given_up: {},
  },
  {
    planned: { is: 'planned' },
    todo: { is: 'waiting', for: 'handler', isTimed: true },
    review: { is: 'waiting', for: 'reviewer' },
    held: { is: 'held' },
    aside: { is: 'paused' },
    done: { is: 'done' },
    given_up: { is: 'dropped' },
  },
);

it('each state is in the sets of its meaning; what is put aside is open, waits for nobody, and nothing of it runs', () => {
  expect(work.open).toEqual(['planned', 'todo', 'review', 'held', 'aside']);
  expect(work.waiting).toEqual(['todo', 'review']);
  expect(work.timed).toEqual(['todo']);
  expect(work.paused).toEqual(['aside']);
  expect(work.waitingFor('handler')).toEqual(['todo']);
  expect([...work.done, ...work.dropped]).toEqual(['done', 'given_up']);
  expect(work.states.filter((state) => work.waitsFor(state) === null)).toEqual([
    'planned',
    'held',
    'aside',
    'done',
    'given_up',
  ]);
});
