import { randomUUID } from 'node:crypto';
import { inspectionApi } from '@rondo/contract/inspection';
import { memberApi } from '@rondo/contract/member';
import { messageApi } from '@rondo/contract/message';
import { recordApi } from '@rondo/contract/record';
import { preferenceApi } from '@rondo/contract/session';
import { statisticsApi } from '@rondo/contract/statistics';
import { taskApi } from '@rondo/contract/task';
import { score } from '@rondo/domain/scoring/score';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import { withClient } from '../lib/database.ts';
import { plainShot, signedShot } from '../lib/shots.ts';
import { idIn } from '../load/frame.ts';
import { KIND } from '../load/ids.ts';
import { answersFor, LONG_TEMPLATE, templatesOf } from '../load/templates.ts';
import { openTasks } from './open-tasks.ts';
import type { Subject } from './subject.ts';

type Requests = () => string[] | Promise<string[]>;

/** One kind of work: requests of ours, the same work of the floor, and what must be reached. */
export interface Case {
  name: string;
  /** The least ratio of requests a second, ours over the floor's. */
  must: number | null;
  aim: number | null;
  /** The most CPU of our server a request, ms. */
  cpuMs: number;
  ours: Requests;
  floor: Requests | null;
  once?: boolean;
}

/** Submissions a round. */
const SUBMISSIONS = 160;

export function listCase(s: Subject, name: string, must: number, aim: number, isNarrow = false): Case {
  const { from, to } = isNarrow ? s.month : s.year;
  const template = idIn(s.frame, KIND.template, 3);
  const filter = { from, to, mode: ['on_site' as const], state: ['effective' as const] };
  const more = isNarrow ? { templateId: [template] } : {};
  const floor = { company: s.frame.companyId, from, to, mode: 'on_site', ...(isNarrow ? { template } : {}) };
  return {
    name,
    must,
    aim,
    cpuMs: 1,
    ours: () => [signedShot(recordApi.list, { ...filter, ...more }, s.owner)],
    floor: () => [plainShot('/list', floor)],
  };
}

export function pageCase(s: Subject): Case {
  const { from, to } = s.year;
  const filter = { from, to, mode: ['on_site' as const], state: ['effective' as const] };
  return {
    name: 'page 2,000 of the list',
    must: 1,
    aim: 10,
    cpuMs: 1,
    ours: () => [signedShot(recordApi.list, { ...filter, cursor: s.deep.cursor }, s.owner)],
    floor: () => [
      plainShot('/list', { company: s.frame.companyId, from, to, mode: 'on_site', offset: String(s.deep.offset) }),
    ],
  };
}

export const detailCase = (s: Subject): Case => ({
  name: 'record with 40 items, names, rectifications',
  must: 0.5,
  aim: 0.7,
  cpuMs: 0.8,
  ours: () => s.longIds.map((id) => signedShot(recordApi.get, { id }, s.owner)),
  floor: () => s.longIds.map((id) => plainShot('/detail', { company: s.frame.companyId, id })),
});

export function statisticsCases(s: Subject, period: 'year' | 'month'): Case[] {
  const { from, to } = s[period];
  const floor: Requests = () => [plainShot('/figures', { company: s.frame.companyId, from, to })];
  const base = { must: 0.8, aim: 20, cpuMs: 4, floor };
  return [
    {
      ...base,
      name: `count and mean by shop, a ${period}: table of shops`,
      ours: () => [signedShot(statisticsApi.shops, { from, to }, s.owner)],
    },
    {
      ...base,
      name: `count and mean by month, a ${period}: all figures of the page`,
      ours: () => [signedShot(statisticsApi.inspection, { from, to, granularity: 'month' }, s.owner)],
    },
  ];
}

export function submitCase(s: Subject): Case {
  const template = templatesOf(s.frame.plan.no, s.frame.beganMs)[LONG_TEMPLATE - 1];
  const given = answersFor(template?.items ?? [], 0);
  const answers = Object.fromEntries(given.map((answer) => [answer.itemId, answer]));
  const outcome = template ? score(template.content, DEFAULT_SCORING, given) : null;
  const items = (template?.items ?? []).map((item, sort) => ({
    sort,
    item_id: item.id,
    category: 'Kitchen',
    name: item.name,
    standard: item.standard,
    severity: item.severity,
    answer_type: item.answer,
    answer: answers[item.id],
    result: 'pass',
    points: 5,
    max_points: 5,
  }));
  const fresh = (): Promise<string[]> => withClient(s.url, (client) => openTasks(client, s.frame, 1, SUBMISSIONS));
  return {
    name: 'submit a record with 40 items, durable',
    must: 0.5,
    aim: 0.7,
    cpuMs: 1,
    once: true,
    ours: async () =>
      (await fresh()).map((taskId) =>
        signedShot(inspectionApi.submit, { taskId, deviceId: 'bench', answers, requestId: randomUUID() }, s.owner),
      ),
    floor: async () =>
      (await fresh()).map((task) =>
        plainShot('/submit', {}, { company: s.frame.companyId, task, member: s.owner.id, outcome, items }),
      ),
  };
}

export function counterCase(s: Subject): Case {
  const { companyId: company, id: member } = s.owner;
  return {
    name: 'the three counters',
    must: null,
    aim: null,
    cpuMs: 0.2,
    ours: () => [
      signedShot(taskApi.pendingCount, {}, s.owner),
      signedShot(memberApi.applyCount, {}, s.owner),
      signedShot(messageApi.categories, {}, s.owner),
    ],
    floor: () => ['pending', 'applications', 'unread'].map((name) => plainShot('/counter', { name, company, member })),
  };
}

/** What every call pays before its own work: signature, session, permission, one short read. */
export const edgeCase = (s: Subject): Case => ({
  name: 'signature, session, permission, one short read',
  must: null,
  aim: null,
  cpuMs: 0.2,
  ours: () => [signedShot(preferenceApi.get, { key: 'bench' }, s.owner)],
  floor: null,
});
