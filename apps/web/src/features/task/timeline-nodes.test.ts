import type { TaskDetail } from '@rondo/contract/task';
import { type Dispatch, TASK_EVENTS, TASK_RELATIONS } from '@rondo/domain/task';
import { messages } from '@rondo/messages/en-US/index.gen';
import { text } from '@rondo/messages/fill';
import { expect, test } from 'vitest';
import type { Translate } from '../../shared/i18n.tsx';
import { futureNodes, pastNode } from './timeline-nodes.ts';

const t: Translate = (key, params) => text(messages, key, params);
const dispatched = { dispatch: 'immediate', kind: 'inspection' } as const;
const entry = (event: string, data: Record<string, unknown> = {}) => ({
  id: event,
  at: '2026-11-20T08:00:00Z',
  event,
  actor: { id: 'm', name: 'Mo' },
  fromState: null,
  toState: null,
  comment: null,
  photos: [],
  documents: [],
  data,
});

test('everything that can happen to a task has its node and its words', () => {
  for (const event of [...TASK_EVENTS, 'dispatch', 'cc', 'remind', 'remove', 'comment', 'escalate']) {
    const node = pastNode(entry(event, { to: 'Bo' }), dispatched, t, (at) => at);
    expect(node.act, event).not.toMatch(/^task\.|Updated|\{/);
  }
  expect(pastNode(entry('cc', { to: ['Bo', 'Li'] }), dispatched, t, (at) => at)).toMatchObject({
    state: 'cc_sent',
    act: 'CC sent to Bo, Li',
  });
});

test('the steps of the process name their state and the part of who took them, in words that are seen', () => {
  const shown = (event: string) => {
    const { role, isStep, state } = pastNode(entry(event), dispatched, t, (at) => at);
    return [role, isStep ? t(`state.node.${state}`) : undefined];
  };
  expect(['dispatch', 'submit', 'approve', 'cc', 'comment'].map(shown)).toEqual([
    [undefined, 'Initiated'],
    ['Inspection handler', 'Handled'],
    ['Inspection reviewer', undefined],
    [undefined, 'CC sent'],
    [undefined, undefined],
  ]);
});

test('those of a free task are no inspectors', () => {
  const role = (event: string) => pastNode(entry(event), { ...dispatched, kind: 'free' }, t, (at) => at).role;
  expect(['submit', 'submit_unreviewed', 'approve', 'reject'].map(role)).toEqual([
    ...['Handler', 'Handler', 'Reviewer', 'Reviewer'],
  ]);
});

test('a self-initiated task was started by its inspector, not dispatched', () => {
  const beginning = (dispatch: Dispatch) => pastNode(entry('dispatch'), { ...dispatched, dispatch }, t, (at) => at).act;
  expect([beginning('self_initiated'), beginning('immediate')]).toEqual(['Started', 'Dispatched']);
});

type Level = TaskDetail['review']['levels'][number];
const level = (mode: Level['mode'], names: readonly string[], approved: readonly string[] = []): Level => ({
  mode,
  people: names.map((name) => ({ id: name, name, hasApproved: approved.includes(name) })),
});

test('of several reviewers those who decide now stand first, then each step after them', () => {
  const who = (review: TaskDetail['review']) =>
    futureNodes(
      { kind: 'inspection', state: 'pending_review', people: [], claimedBy: null, review, rectifications: [] },
      t,
    ).map((node) => node.who);
  const levels = [level('sequence', ['Ann', 'Bo', 'Cy'], ['Ann']), level('all', ['Di', 'Ed'])];
  expect(who({ level: 1, levels })).toEqual(['Bo', 'Cy', 'Di, Ed']);
  expect(who({ level: 2, levels: [level('any', ['Ann', 'Bo']), level('all', ['Di', 'Ed'], ['Di'])] })).toEqual(['Ed']);
});

test('what comes next is named with its people until the task is over', () => {
  const people = TASK_RELATIONS.map((relation) => ({ id: relation, name: relation, relation, actedAt: null }));
  const review = { level: 1, levels: [level('any', ['reviewer'])] };
  const rectifications: TaskDetail['rectifications'] = [];
  const at = (state: TaskDetail['state'], isClaimed = false) =>
    futureNodes(
      {
        kind: 'inspection',
        state,
        people,
        claimedBy: isClaimed ? { id: 'handler', name: 'Mo' } : null,
        review,
        rectifications,
      },
      t,
    ).map((node) => [node.state, node.who]);
  expect(at('pending')).toEqual([
    ['pending', 'handler'],
    ['pending_review', 'reviewer'],
    ['pending_cc', 'cc'],
  ]);
  expect(at('pending', true)[0]).toEqual(['pending', 'Mo']);
  expect(at('pending_review')).toEqual([
    ['pending_review', 'reviewer'],
    ['pending_cc', 'cc'],
  ]);
  expect(at('pending_rectification')).toEqual([
    ['pending_rectification', ''],
    ['pending_cc', 'cc'],
  ]);
  expect(at('completed')).toEqual([]);
  expect(at('closed')).toEqual([]);
});

test('people of a free task are not called those of an inspection', () => {
  const review = { level: 1, levels: [level('any', ['Ana'])] };
  const acts = (kind: TaskDetail['kind']) =>
    futureNodes({ kind, state: 'pending', people: [], claimedBy: null, review, rectifications: [] }, t).map(
      ({ act }) => act,
    );
  expect(acts('free')).toEqual(['Handler · Waits for the handler', 'Reviewer · Review']);
  expect(acts('inspection')[1]).toMatch(/^Inspection reviewer/);
});
