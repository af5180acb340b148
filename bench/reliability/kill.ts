import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Identity } from '../../apps/server/test/client.ts';
import { type BenchPostgres, withClient } from '../lib/database.ts';
import { percentile, short } from '../lib/figures.ts';
import { type Running, startProduct } from '../lib/process.ts';
import { signIn } from '../lib/requests.ts';
import type { Frame } from '../load/frame.ts';
import { loaded } from '../load/load.ts';
import { answersFor, LONG_TEMPLATE, templatesOf } from '../load/templates.ts';
import { openTasks } from '../server/open-tasks.ts';
import { audit, type Entry, type Findings, submit, submitUntilGone } from './submissions.ts';

const WRITERS = 8;
const TASKS_A_KILL = 150;
/** Submissions before the kill: another number each time, so that it hits other moments. */
const FIRST = 10;
const SPREAD = 60;
const READY_MS = 3_000;

interface Scene {
  url: string;
  frame: Frame;
  owner: Identity;
  /** Process id of the database's first process. */
  postgresPid: () => Promise<number>;
}

/** kill -9 of the server and of PostgreSQL in the middle of submissions, the ledger of what was acknowledged kept here. */
export async function benchKills(
  postgres: BenchPostgres,
  dataDir: string,
  kills: { server: number; database: number },
): Promise<string[]> {
  const plan = {
    name: 'kill',
    companies: [{ no: 1, name: 'Kill', shops: 40, members: 30, departments: 1, records: 500, days: 60 }],
  };
  const { url, companies } = await loaded(postgres, plan, true);
  const [frame] = companies;
  if (!frame) throw new Error('nothing was loaded');
  const owner = await withClient(url, (client) => signIn(client, frame, 1));
  const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
  const postgresPid = async (): Promise<number> => Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  const scene: Scene = { url, frame, owner, postgresPid };
  const server = await many(scene, 'server', kills.server);
  const database = await many(scene, 'PostgreSQL', kills.database);
  return [server, database];
}

async function many(scene: Scene, what: 'server' | 'PostgreSQL', times: number): Promise<string> {
  const sum: Findings = { acknowledged: 0, lost: 0, torn: 0, doubled: 0 };
  const ready: number[] = [];
  let sentAgain = 0;
  let misnamed = 0;
  let product: Running = await startProduct(scene.url, { RONDO_RUN: 'web,worker' });
  try {
    for (let i = 0; i < times; i += 1) {
      const round = await killOnce(scene, product, what, FIRST + ((i * 37) % SPREAD));
      product = round.product;
      ready.push(round.readyMs);
      sentAgain += round.sentAgain;
      misnamed += round.misnamed;
      for (const key of ['acknowledged', 'lost', 'torn', 'doubled'] as const) sum[key] += round.findings[key];
    }
  } finally {
    await product.stop();
  }
  const worst = percentile(ready, 1);
  const isGood = sum.lost + sum.torn + sum.doubled === 0;
  return `${times} x kill -9 of ${what}: ${sum.acknowledged} acknowledged, ${sentAgain} sent again, ${misnamed} told 99001 instead of 503; ${sum.lost} lost, ${sum.torn} torn, ${sum.doubled} doubled ${isGood ? '✓' : '✗ missed'}; ready again after ${short(percentile(ready, 0.5))} ms (median), ${short(worst)} ms (longest, must <= ${READY_MS}) ${worst <= READY_MS ? '✓' : '✗ missed'}`;
}

async function killOnce(scene: Scene, running: Running, what: 'server' | 'PostgreSQL', after: number) {
  const { url, frame, owner } = scene;
  const taskIds = await withClient(url, (client) => openTasks(client, frame, 1, TASKS_A_KILL));
  const items = templatesOf(frame.plan.no, frame.beganMs)[LONG_TEMPLATE - 1]?.items ?? [];
  const answers = Object.fromEntries(answersFor(items, 0).map((answer) => [answer.itemId, answer]));
  const submissions: Entry[] = [];
  const next = (): string | undefined => taskIds.pop();
  const writers = Array.from({ length: WRITERS }, () =>
    submitUntilGone(running.base, owner, answers, next, submissions),
  );
  while (submissions.filter((entry) => entry.recordId !== null).length < after) await wait(1);
  let product = running;
  const began = performance.now();
  if (what === 'server') {
    await running.kill();
    await Promise.all(writers);
    product = await startProduct(url, { RONDO_RUN: 'web,worker' });
  } else {
    process.kill(await scene.postgresPid(), 'SIGKILL');
    await Promise.all(writers);
  }
  await untilReady(product);
  const readyMs = performance.now() - began;
  // Before anything is sent again: what was acknowledged is there, what was not is whole or absent.
  const findings = await withClient(url, (client) => audit(client, frame.companyId, submissions));
  const open = submissions.filter((entry) => entry.recordId === null);
  for (const entry of open) {
    while (!(await submit(product.base, owner, answers, entry))) await wait(50);
  }
  const repeated = await withClient(url, (client) => audit(client, frame.companyId, submissions));
  return {
    product,
    readyMs,
    sentAgain: open.length,
    misnamed: submissions.filter((entry) => entry.isMisnamed).length,
    findings: {
      acknowledged: repeated.acknowledged,
      lost: findings.lost + repeated.lost,
      torn: findings.torn + repeated.torn,
      doubled: repeated.doubled,
    },
  };
}

/** Until the product says it is ready; it asks the database. */
async function untilReady({ base }: Running): Promise<void> {
  for (;;) {
    // Not up yet: asked again.
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await wait(10);
  }
}

export const forget = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true });
