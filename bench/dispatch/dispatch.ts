import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type JobRun, jobApi } from '@rondo/contract/job';
import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { DAY_MS } from '@rondo/domain/duration';
import { callEndpoint, type Identity } from '../../apps/server/test/client.ts';
import { withClient } from '../lib/database.ts';
import { median, short, table } from '../lib/figures.ts';
import { type Product, startProduct } from '../lib/process.ts';
import { signIn } from '../lib/requests.ts';
import type { Frame } from '../load/frame.ts';
import type { Loaded } from '../load/load.ts';
import { templatesOf } from '../load/templates.ts';
import { type ExecutorKind, executorOf, type Found, foundOf, readyFor } from './rows.ts';

/** Stores of the dispatch, all of them open. */
const STORES = 40_000;
const MEGABYTE = 1024 * 1024;
const LOOK_MS = 200;
const PREVIEWS = 5;
/** A kill is noticed after a minute without a sign of life, and the work is done once more. */
const PATIENCE_MS = 30 * 60_000;

interface Scene {
  url: string;
  frame: Frame;
  owner: Identity;
  /** All stores hang below it. */
  rootGroupId: string;
  product: Product;
}

type Plan = Omit<Input<typeof taskApi.dispatch>, 'requestId'>;

/**
 * One dispatch to 40,000 stores: what its preview, its call, its background work and its messages take; then one that is
 * cancelled and one whose server is killed, in the middle each. Every task has to be there exactly once, or not at all.
 */
export async function benchDispatch({ url, companies }: Loaded, say: (line: string) => void): Promise<void> {
  const [frame] = companies;
  if (!frame) throw new Error('the load has a company at least');
  const { owner, rootGroupId } = await withClient(url, async (client) => ({
    owner: await signIn(client, frame, 1),
    rootGroupId: await readyFor(client, frame),
  }));
  const scene = { url, frame, owner, rootGroupId, product: await startProduct(url, { RONDO_RUN: 'web,worker' }) };
  const rows: string[][] = [['who', 'preview ms', 'call ms', 'work s', 'messages s', 'peak MB', 'tasks', 'people']];
  try {
    for (const kind of ['manager', 'any', 'even'] satisfies ExecutorKind[]) {
      rows.push(await whole(scene, kind));
      say(`  ${rows.at(-1)?.join(' | ')}`);
    }
    say(table(rows));
    say(await cancelled(scene));
    say(await killed(scene));
  } finally {
    await scene.product.stop();
  }
}

async function whole(scene: Scene, kind: ExecutorKind): Promise<string[]> {
  const plan = await planOf(scene, kind);
  const previews: number[] = [];
  for (let i = 0; i < PREVIEWS; i += 1) {
    previews.push(await taken(() => call(scene, taskApi.preview, plan)));
  }
  let peak = 0;
  const look = async (): Promise<void> => {
    peak = Math.max(peak, (await scene.product.usage()).memoryBytes);
  };
  const began = performance.now();
  const sent = await send(scene, plan);
  const callMs = performance.now() - began;
  const workMs = await taken(() => ended(scene, sent.jobId, 'done', look));
  const messagesMs = await taken(() => told(scene, look));
  const found = await find(scene, sent.batchId);
  requireOnce(found, STORES);
  const seconds = (ms: number): string => short(ms / 1000);
  return [
    ...[kind, short(median(previews)), short(callMs), seconds(workMs), seconds(messagesMs), short(peak / MEGABYTE)],
    ...[`${found.tasks} ✓`, short(found.people)],
  ];
}

/** Cancelled in the middle: nothing of it is left. */
async function cancelled(scene: Scene): Promise<string> {
  const { batchId, jobId } = await send(scene, await planOf(scene, 'manager'));
  const at = await halfWay(scene, jobId);
  const ms = await taken(() => call(scene, jobApi.cancel, { id: jobId, requestId: randomUUID() }));
  await ended(scene, jobId, 'cancelled');
  // Its transaction stops at its next sign of progress.
  await wait(5_000);
  requireOnce(await find(scene, batchId), 0);
  return `cancelled at ${at}: answered after ${short(ms)} ms, 0 tasks left ✓`;
}

/** Killed in the middle: another process does it from the start. */
async function killed(scene: Scene): Promise<string> {
  const { batchId, jobId } = await send(scene, await planOf(scene, 'manager'));
  const at = await halfWay(scene, jobId);
  await scene.product.kill();
  const left = (await find(scene, batchId)).tasks;
  scene.product = await startProduct(scene.url, { RONDO_RUN: 'web,worker' });
  const ms = await taken(() => ended(scene, jobId, 'done'));
  const found = await find(scene, batchId);
  requireOnce(found, STORES);
  return `kill -9 at ${at}: ${left} tasks were there, ${found.tasks} each once ${short(ms / 1000)} s after the new start ✓`;
}

async function planOf({ url, frame, rootGroupId }: Scene, kind: ExecutorKind): Promise<Plan> {
  return {
    name: `Everywhere (${kind})`,
    mode: 'on_site',
    templateIds: templatesOf(frame.plan.no, frame.beganMs)
      .slice(0, 1)
      .map(({ id }) => id),
    groupIds: [rootGroupId],
    executor: await withClient(url, (client) => executorOf(client, frame, kind)),
    review: false,
    deadlineAt: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  };
}

async function send(scene: Scene, plan: Plan): Promise<{ batchId: string; jobId: string }> {
  const { batchId, jobId } = await call(scene, taskApi.dispatch, { ...plan, requestId: randomUUID() });
  if (jobId === null) throw new Error('it was no background work');
  return { batchId, jobId };
}

/** Waits for the end of a job, and looks at what it needs meanwhile. */
async function ended(
  scene: Scene,
  jobId: string,
  state: JobRun['state'],
  look: () => Promise<void> = async () => {},
): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const run = await call(scene, jobApi.get, { id: jobId });
    if (run.finishedAt !== null) {
      if (run.state !== state) throw new Error(`the work ended as ${run.state}: ${run.error?.message ?? ''}`);
      return;
    }
    if (Date.now() > until) throw new Error('the work does not end');
    await look();
    await wait(LOOK_MS);
  }
}

/** Waits until half of it is done; answers how far it says it is. */
async function halfWay(scene: Scene, jobId: string): Promise<string> {
  for (;;) {
    const { done, total, finishedAt } = await call(scene, jobApi.get, { id: jobId });
    if (finishedAt !== null) throw new Error('the work was over before its middle was seen');
    if (done >= total / 2) return `${done} of ${total}`;
    await wait(LOOK_MS / 4);
  }
}

/** Waits until everybody was told. */
async function told({ url }: Scene, look: () => Promise<void>): Promise<void> {
  await withClient(url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ waiting: number }>(
        'select count(*)::int as waiting from outbox where failed_at is null',
      );
      if (rows[0]?.waiting === 0) return;
      await look();
      await wait(LOOK_MS);
    }
  });
}

const find = ({ url, frame }: Scene, batchId: string): Promise<Found> =>
  withClient(url, (client) => foundOf(client, frame, batchId));

function requireOnce({ tasks, shops }: Found, wanted: number): void {
  if (tasks !== wanted || shops !== wanted)
    throw new Error(`${tasks} tasks at ${shops} stores instead of ${wanted}, one each`);
}

const call = <E extends Endpoint>({ product, owner }: Scene, endpoint: E, input: Input<E>) =>
  callEndpoint(product.base, endpoint, input, owner);

async function taken(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
