import { randomUUID } from 'node:crypto';
import { inspectionApi } from '@rondo/contract/inspection';
import { rectificationApi } from '@rondo/contract/rectification';
import { taskApi } from '@rondo/contract/task';
import { DAY_MS } from '@rondo/domain/duration';
import type pg from 'pg';
import { callEndpoint, type Identity, Refused } from '../../apps/server/test/client.ts';
import { type BenchPostgres, withClient } from '../lib/database.ts';
import { short, table } from '../lib/figures.ts';
import { startProduct } from '../lib/process.ts';
import { signIn } from '../lib/requests.ts';
import { type Frame, idIn } from '../load/frame.ts';
import { KIND } from '../load/ids.ts';
import { loaded } from '../load/load.ts';
import { answersFor, LONG_TEMPLATE, templatesOf } from '../load/templates.ts';
import { openTasks } from '../server/open-tasks.ts';
import { copyRectifications, passOnTasks } from './race-objects.ts';

const AT_ONCE = 20;

interface Stage {
  base: string;
  client: pg.Client;
  frame: Frame;
  owner: Identity;
  photoId: string;
}

interface Move {
  name: string;
  kind: 'rectification' | 'task';
  /** Objects in the state before, one a run. */
  objects: (s: Stage, runs: number) => Promise<string[]>;
  call: (s: Stage, id: string) => Promise<unknown>;
  /** Whether the object waits for somebody afterwards. */
  waits: boolean;
}

const later = (): string => new Date(Date.now() + 9 * DAY_MS).toISOString();
const rectification = (name: string, state: string, waits: boolean, call: Move['call'], reviewed = true): Move => ({
  name: `rectification ${name}`,
  kind: 'rectification',
  objects: ({ client, frame, owner }, runs) =>
    copyRectifications(client, frame, owner.id, { state, reviewed, count: runs }),
  call,
  waits,
});
const task = (
  name: string,
  state: 'pending' | 'pending_review' | 'closed',
  waits: boolean,
  call: Move['call'],
): Move => ({
  name: `task ${name}`,
  kind: 'task',
  objects: async ({ client, frame, owner }, runs) => {
    const ids = await openTasks(client, frame, 1, runs);
    if (state !== 'pending') await passOnTasks(client, frame, owner.id, ids, state);
    return ids;
  },
  call,
  waits,
});
const other = ({ frame }: Stage): string => idIn(frame, KIND.member, 2);

const MOVES: readonly Move[] = [
  rectification('handle', 'pending', true, (s, id) =>
    callEndpoint(s.base, rectificationApi.handle, { id, rev: 0, photoIds: [s.photoId] }, s.owner),
  ),
  rectification(
    'handle, no review',
    'pending',
    false,
    (s, id) => callEndpoint(s.base, rectificationApi.handle, { id, rev: 0, photoIds: [s.photoId] }, s.owner),
    false,
  ),
  rectification('transfer', 'pending', true, (s, id) =>
    callEndpoint(s.base, rectificationApi.transfer, { id, rev: 0, toId: other(s) }, s.owner),
  ),
  rectification('extend', 'pending', true, (s, id) =>
    callEndpoint(s.base, rectificationApi.extend, { id, rev: 0, deadlineAt: later() }, s.owner),
  ),
  rectification('withdraw', 'awaiting_review', true, (s, id) =>
    callEndpoint(s.base, rectificationApi.withdraw, { id, rev: 0 }, s.owner),
  ),
  rectification('approve', 'awaiting_review', false, (s, id) =>
    callEndpoint(s.base, rectificationApi.approve, { id, rev: 0 }, s.owner),
  ),
  rectification('reject', 'awaiting_review', true, (s, id) =>
    callEndpoint(s.base, rectificationApi.reject, { id, rev: 0, comment: 'Again' }, s.owner),
  ),
  rectification('end', 'pending', false, (s, id) =>
    callEndpoint(s.base, rectificationApi.end, { id, rev: 0, comment: 'Over' }, s.owner),
  ),
  rectification('reopen', 'completed', true, (s, id) =>
    callEndpoint(s.base, rectificationApi.reopen, { id, rev: 0, comment: 'Again' }, s.owner),
  ),
  task('submit', 'pending', false, (s, taskId) => {
    const items = templatesOf(s.frame.plan.no, s.frame.beganMs)[LONG_TEMPLATE - 1]?.items ?? [];
    const answers = Object.fromEntries(answersFor(items, 0).map((answer) => [answer.itemId, answer]));
    return callEndpoint(
      s.base,
      inspectionApi.submit,
      { taskId, deviceId: 'bench', answers, requestId: randomUUID() },
      s.owner,
    );
  }),
  task('transfer', 'pending', true, (s, id) =>
    callEndpoint(s.base, taskApi.transfer, { id, rev: 0, toId: other(s) }, s.owner),
  ),
  task('change deadline', 'pending', true, (s, id) =>
    callEndpoint(s.base, taskApi.changeDeadline, { id, rev: 0, deadlineAt: later() }, s.owner),
  ),
  task('close', 'pending', false, (s, id) =>
    callEndpoint(s.base, taskApi.close, { id, rev: 0, comment: 'Over' }, s.owner),
  ),
  task('approve', 'pending_review', false, (s, id) => callEndpoint(s.base, taskApi.approve, { id, rev: 0 }, s.owner)),
  task('reject', 'pending_review', true, (s, id) =>
    callEndpoint(s.base, taskApi.reject, { id, rev: 0, comment: 'Again' }, s.owner),
  ),
  task('reopen', 'closed', true, (s, id) =>
    callEndpoint(s.base, taskApi.reopen, { id, rev: 0, deadlineAt: later() }, s.owner),
  ),
];

/** Every move of the two machines, many at once on one object, again and again: one wins, and the books show one. */
export async function benchRaces(postgres: BenchPostgres, runs: number): Promise<string> {
  const plan = {
    name: 'race',
    companies: [{ no: 1, name: 'Race', shops: 40, members: 30, departments: 1, records: 500, days: 60 }],
  };
  const { url, companies } = await loaded(postgres, plan, true);
  const [frame] = companies;
  if (!frame) throw new Error('nothing was loaded');
  const product = await startProduct(url, { RONDO_RUN: 'web,worker' });
  const rows = [
    [
      `move, ${AT_ONCE} at once, ${runs} runs`,
      'runs with one winner',
      'history rows',
      'revisions',
      'turns as recounted',
      'other answers',
      'held',
    ],
  ];
  try {
    await withClient(url, async (client) => {
      const owner = await signIn(client, frame, 1);
      const photoId = randomUUID();
      await client.query(
        `insert into file (company_id, id, sha256, name, mime, size_bytes, width, height, source, created_by)
         values ($1, $2, sha256($3), 'a.jpg', 'image/jpeg', 10, 16, 9, 'camera', $4)`,
        [frame.companyId, photoId, Buffer.from(photoId), owner.id],
      );
      const stage: Stage = { base: product.base, client, frame, owner, photoId };
      for (const move of MOVES) rows.push(await raceMove(stage, move, runs));
    });
  } finally {
    await product.stop();
  }
  return table(rows);
}

async function raceMove(stage: Stage, move: Move, runs: number): Promise<string[]> {
  const { client, frame } = stage;
  const ids = await move.objects(stage, runs);
  let single = 0;
  const others = new Map<string, number>();
  for (const id of ids) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => move.call(stage, id).then(() => 'won', reasonOf)),
    );
    if (answers.filter((answer) => answer === 'won').length === 1) single += 1;
    for (const answer of answers) if (answer !== 'won') others.set(answer, (others.get(answer) ?? 0) + 1);
  }
  const { rows } = await client.query<{ traced: number; rev: number; turns: boolean }>(
    `select (select count(*)::int from history h where h.company_id = o.company_id and h.object_id = o.id) as traced, o.rev,
            (select count(*) from turn t where t.company_id = o.company_id and t.object_id = o.id) = $3 as turns
       from ${move.kind} o where o.company_id = $1 and o.id = any($2::uuid[])`,
    [frame.companyId, ids, move.waits ? 1 : 0],
  );
  const traced = rows.filter((row) => row.traced === 1).length;
  const revised = rows.filter((row) => row.rev === 1).length;
  const turns = rows.filter((row) => row.turns).length;
  const isGood = [single, traced, revised, turns].every((count) => count === ids.length);
  const refusals = [...others].map(([reason, count]) => `${reason} ${short(count)}`).join(', ');
  return [
    move.name,
    ...[single, traced, revised, turns].map((count) => `${count} of ${ids.length}`),
    refusals,
    isGood ? 'yes' : 'no',
  ];
}

function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.reason ?? String(error.code);
  throw error;
}
