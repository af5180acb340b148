import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { rectificationApi as api } from '@rondo/contract/rectification';
import { mayRemindOfRectification, PICTURE_ORIGINS } from '@rondo/domain/rectification';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { historyOf } from '../../../platform/history.ts';
import { count, page } from '../../../platform/list.ts';
import { fileRefs } from '../../file/index.ts';
import { peopleOf, remindWork, turnsOf } from '../../process/index.ts';
import { isBlind } from '../../record/index.ts';
import { requireStructure } from '../../scope/index.ts';
import { find, rectificationRules } from '../find.ts';
import { presentDetail, presentRow } from '../rectification.present.ts';
import * as q from '../rectification.queries.ts';
import { chainOf } from '../repeat.queries.ts';
import { sourcePicturesOf } from '../source.queries.ts';

/** A tab of the list. The tab of all needs the code; the others show only what concerns the actor. */
export async function list(context: Context, filter: Parsed<typeof api.list>): Promise<Output<typeof api.list>> {
  const { db, actor, now } = context;
  if (filter.tab === 'all' && !actor.codes.has('issue_select')) throw new AppError('FORBIDDEN');
  await requireStructure(context, filter.structure);
  const { size, page: no, cursor, sort } = filter;
  const query = q.filtered(db, actor, filter, now()).selectAll('rectification');
  const { rows, ...rest } = await page(db, query, {
    size,
    page: no,
    cursor,
    sort: q.SORTS[sort],
    id: 'rectification.id',
  });
  const people = await peopleOf(
    db,
    actor.companyId,
    'rectification',
    rows.map((row) => row.id),
  );
  return {
    ...rest,
    list: rows.map((row) =>
      presentRow(
        row,
        people.filter((p) => p.object_id === row.id),
        now(),
      ),
    ),
  };
}

/** What the tabs show beside their names. */
export async function counts({ db, actor }: Context): Promise<Output<typeof api.counts>> {
  const turns = await turnsOf(db, actor)
    .where('object_kind', '=', 'rectification')
    .select(['act', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('act')
    .execute();
  const of = (act: string): number => turns.find((t) => t.act === act)?.count ?? 0;
  const [cc, all] = await Promise.all([
    count(db, q.inTab(db, actor, 'cc').select('rectification.id')),
    actor.codes.has('issue_select') ? count(db, q.visible(db, actor).select('rectification.id')) : null,
  ]);
  return { handle: of('handle'), review: of('review'), cc, all };
}

export async function get(context: Context, { id }: Parsed<typeof api.get>): Promise<Output<typeof api.get>> {
  const { db, actor } = context;
  const found = await find(context, id);
  if (found.row.record_id && (await isBlind(db, actor, found.row.record_id))) throw new AppError('NOT_FOUND');
  const isOfPictures = PICTURE_ORIGINS.some((source) => source === found.row.source);
  const [history, record, task, event, pictures] = await Promise.all([
    historyOf(db, actor.companyId, id).execute(),
    found.row.record_id ? q.recordNumber(db, actor.companyId, found.row.record_id).executeTakeFirst() : null,
    q.templateNameOf(db, actor.companyId, found.row.task_id).executeTakeFirst(),
    found.row.source === 'ai' ? q.eventOf(db, actor.companyId, id).executeTakeFirst() : null,
    isOfPictures ? sourcePicturesOf(db, actor.companyId, found.row.before_photo_ids) : [],
  ]);
  const files = await fileRefs(db, actor.companyId, [
    ...found.row.before_photo_ids,
    ...found.row.after_photo_ids,
    ...history.flatMap((h) => h.photo_ids),
  ]);
  return presentDetail(context, found, {
    history,
    files,
    record: record ?? null,
    templateName: task?.template_name ?? null,
    event: event ?? null,
    pictures,
    chain: await chain(context, id),
  });
}

/** Every time that the problem came back, as far as the reader may see them. */
async function chain({ db, actor }: Context, id: string) {
  const ids = await chainOf(db, actor.companyId, id);
  if (ids.length < 2) return [];
  return q
    .visible(db, actor)
    .where('rectification.id', 'in', ids)
    .selectAll('rectification')
    .orderBy('rectification.created_at')
    .execute();
}

/** A push for those it waits for; at most once in two hours. */
export async function remind(context: Context, { id }: Parsed<typeof api.remind>): Promise<{ done: true }> {
  const { actor } = context;
  return remindWork(rectificationRules, context, await find(context, id), {
    may: (view) => mayRemindOfRectification(actor, view),
    statement: q.remind,
    tell: (tx) => tx.emit('rectification.reminded', { rectificationId: id, byId: actor.memberId }),
  });
}
