import type { citedChangeApi as api, CitedChangeRow } from '@rondo/contract/cited-change';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { CITED_CHANGE_STATES, citedChangeMachine } from '@rondo/domain/cited-change';
import { closestPassage, lineDiff, wordDiff } from '@rondo/domain/text-diff';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { page } from '../../platform/list.ts';
import { peopleByIds } from '../people/index.ts';
import * as q from './cited-change.queries.ts';

type Reader = { db: Db; actor: Actor };

export async function list(
  { db, actor }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.NEWEST, id: 'cited_change.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  return { ...rest, list: await present({ db, actor }, rows) };
}

async function present({ db, actor: { companyId } }: Reader, rows: readonly q.Row[]): Promise<CitedChangeRow[]> {
  const citing = await q.citingItems(db, companyId, [...new Set(rows.map((row) => row.node_id))]);
  const people = await peopleByIds(
    db,
    companyId,
    rows.map((row) => row.closed_by),
  );
  return rows.map((row) => ({
    ...{ id: row.id, template: { id: row.template_id, name: row.template_name }, version: row.version_no },
    file: row.is_shown ? { id: row.node_id, name: row.file_name } : null,
    items: citing.filter((item) => isOf(row, item)).map(({ name }) => name),
    state: CITED_CHANGE_STATES.find((state) => state === row.state) ?? 'open',
    ...{ at: row.created_at.toISOString(), closedAt: row.closed_at?.toISOString() ?? null },
    ...{ closedBy: people(row.closed_by), comment: row.comment, rev: row.rev },
  }));
}

const isOf = (row: q.Row, item: { templateId: string; nodeId: string }): boolean =>
  item.templateId === row.template_id && item.nodeId === row.node_id;

/** One of them with what is different, as far as the reader may see the file: its words are shown to nobody else. */
export async function get({ db, actor }: Context, { id }: Parsed<typeof api.get>): Promise<Output<typeof api.get>> {
  const row = await q.visible(db, actor).where('cited_change.id', '=', id).executeTakeFirst();
  const [shown] = row ? await present({ db, actor }, [row]) : [];
  if (!row || !shown) throw new AppError('NOT_FOUND');
  const items = (await q.citingItems(db, actor.companyId, [row.node_id])).filter((item) => isOf(row, item));
  const text = row.is_shown ? await q.textOf(db, actor.companyId, row.version_id) : null;
  const texts = text?.state === 'indexed' ? text.texts : null;
  return {
    ...shown,
    passages: items.map((item) => passageOf(item, texts)),
    whole: texts && row.before_text !== '' ? lineDiff(row.before_text, texts.join('\n')) : null,
    isReading: row.is_shown && (text === null || text.state === 'queued'),
    can: { keep: citedChangeMachine.eventsOf(shown.state).includes('keep') },
  };
}

interface Citing {
  id: string;
  name: string;
  standard: string;
  quote: string | null;
}

function passageOf({ id, name, standard, quote }: Citing, texts: readonly string[] | null) {
  if (quote === null || texts === null) return { id, name, standard, difference: null, isGone: false };
  const now = closestPassage(quote, texts);
  const difference = now === null ? wordDiff(quote, '') : wordDiff(quote, now);
  return { id, name, standard, difference, isGone: now === null };
}

export async function keep(
  { actor, change }: Context,
  { id, rev, comment }: Parsed<typeof api.keep>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await q.visible(tx.db, actor).where('cited_change.id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    if (row.state !== 'open') throw new AppError('MOVE_NOT_ALLOWED');
    const closing = { at: tx.now(), by: actor.memberId, comment };
    if (!(await q.keep(tx.db, tx.companyId, { id, rev }, closing).executeTakeFirst())) throw new AppError('STALE');
    const moved = { kind: 'cited_change', id, event: 'keep', from: 'open', to: 'kept' } as const;
    await tx.addHistory({ ...moved, name: row.template_name, comment: comment || null });
    return { done: true };
  });
}
