import { randomUUID } from 'node:crypto';
import { inspectionApi } from '@rondo/contract/inspection';
import { score } from '@rondo/domain/scoring/score';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import { withClient } from '../lib/database.ts';
import { plainRequest, signedRequest } from '../lib/requests.ts';
import { answersFor, LONG_TEMPLATE, templatesOf } from '../load/templates.ts';
import type { Case } from './cases.ts';
import { callersOf, type Person } from './crowd.ts';
import { openTasks } from './open-tasks.ts';
import type { Subject } from './subject.ts';

/** People who submit in a round. */
const SUBMITTERS = 16;

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
  const company = s.frame.companyId;
  return {
    name: 'submit a record with 40 items, durable, with outbox and history',
    must: 0.6,
    aim: 0.8,
    cpu: 2,
    ours: async (count) =>
      (await tasksOf(s, count)).map(({ task, who }) =>
        signedRequest(inspectionApi.submit, { taskId: task, deviceId: 'bench', answers, requestId: randomUUID() }, who),
      ),
    floor: async (count) =>
      (await tasksOf(s, count)).map(({ task, who }) =>
        plainRequest('/submit', {}, { company, task, member: who.id, outcome, items }),
      ),
  };
}

/** New tasks, each with its handler: several people in turn. */
async function tasksOf({ url, frame, crowd }: Subject, count: number): Promise<{ task: string; who: Person }[]> {
  const submitters = callersOf(crowd, inspectionApi.submit).slice(0, SUBMITTERS);
  return withClient(url, async (client) => {
    const found: { task: string; who: Person }[][] = [];
    for (const who of submitters) {
      const each = Math.ceil(count / submitters.length);
      found.push((await openTasks(client, frame, who.memberNo, each)).map((task) => ({ task, who })));
    }
    const rounds = found[0]?.length ?? 0;
    return Array.from({ length: rounds }, (_, i) => found.flatMap((of) => of[i] ?? []))
      .flat()
      .slice(0, count);
  });
}
