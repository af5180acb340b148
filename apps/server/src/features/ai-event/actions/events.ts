import type { aiEventApi as api } from '@rondo/contract/ai-event';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { historyOf } from '../../../platform/history.ts';
import { presentHistory } from '../../../platform/history-entry.ts';
import { page } from '../../../platform/list.ts';
import { storedLooking } from '../../ai-rule/index.ts';
import { presentEvents } from '../event.present.ts';
import * as q from '../event.queries.ts';
import { judgeEvent } from '../judge-event.ts';

export async function list(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'ai_event.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  return { ...rest, list: await presentEvents(db, actor, rows) };
}

export async function get({ db, actor }: Context, { id }: Parsed<typeof api.get>): Promise<Output<typeof api.get>> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const [[shown], history] = await Promise.all([
    presentEvents(db, actor, [row]),
    historyOf(db, actor.companyId, id).execute(),
  ]);
  if (!shown) throw new Error(`event ${id} was not presented`);
  return {
    ...shown,
    prompt: row.prompt,
    frameHash: row.frame_sha256.toString('hex'),
    minConfidence: storedLooking(row.looking).confidence,
    timeZone: row.time_zone ?? actor.timeZone,
    history: history.map((entry) => presentHistory(entry)),
  };
}

/** Each for itself, in one transaction: of a batch those are told that somebody else was faster with. */
export async function judge(
  { actor, change }: Context,
  { ids, event, reason }: Parsed<typeof api.judge>,
): Promise<Output<typeof api.judge>> {
  if (event === 'refute' && reason === null) throw refuseField('reason', 'required');
  return change(async (tx) => {
    const wanted = [...new Set(ids)].toSorted();
    const seen = await q.byIds(tx.db, actor, wanted).execute();
    if (seen.length < wanted.length) throw new AppError('NOT_FOUND');
    const judged: string[] = [];
    for (const id of wanted) if (await judgeEvent(tx, id, { event, reason, memberId: actor.memberId })) judged.push(id);
    return { judged, refused: wanted.filter((id) => !judged.includes(id)) };
  });
}
