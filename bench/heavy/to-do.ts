import { taskApi } from '@rondo/contract/task';
import { withClient } from '../lib/database.ts';
import { percentile, short } from '../lib/figures.ts';
import { signIn } from '../lib/requests.ts';
import { idIn } from '../load/frame.ts';
import { KIND } from '../load/ids.ts';
import { openTasks } from '../server/open-tasks.ts';
import { call, eachTaken, type Row, type Scene } from './scene.ts';

const TASKS = 5_000;
const CALLS = 200;
const PAGE = 20;

/** The to-do list and the counters of somebody for whom 5,000 tasks wait, one after another, another page each time. */
export async function toDoList(scene: Scene): Promise<Row[]> {
  const { frame } = scene;
  const no = frame.lastInspector;
  const who = await withClient(scene.url, async (client) => {
    const member = idIn(frame, KIND.member, no);
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from turn where company_id = $1 and member_id = $2',
      [frame.companyId, member],
    );
    // A run before this one may have left some.
    await openTasks(client, frame, no, Math.max(0, TASKS - (rows[0]?.n ?? 0)));
    await client.query('analyze task, turn');
    return signIn(client, frame, no);
  });
  const pages = TASKS / PAGE;
  const list = await eachTaken(CALLS, (round) =>
    call(scene, taskApi.list, { tab: 'todo', page: 1 + ((round * 37) % pages), size: PAGE }, who),
  );
  const counters = await eachTaken(CALLS, () =>
    Promise.all([call(scene, taskApi.pendingCount, {}, who), call(scene, taskApi.counts, {}, who)]),
  );
  const { total } = await call(scene, taskApi.list, { tab: 'todo' }, who);
  const said = (found: number[]): string => `p50 ${short(percentile(found, 0.5))} ms, ${total} wait`;
  return [
    [`a page of a to-do list of ${TASKS}, p95 ms`, percentile(list, 0.95), null, said(list)],
    ['its two counters, p95 ms', percentile(counters, 0.95), null, said(counters)],
  ];
}
