import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { noticeApi as api } from '@rondo/contract/notice';
import { mayCopyNotice, mayDeleteNotice, mayEditNotice } from '@rondo/domain/notice';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import { quizFault } from '@rondo/domain/quiz';
import { plainText } from '@rondo/domain/rich-text';
import { binSince, presentBin } from '../../../platform/bin.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { takeNumbers } from '../../../platform/number-sequence.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { stale } from '../../../platform/stale.ts';
import { peopleByIds } from '../../people/index.ts';
import { hangAttached, requireFew } from '../attached.ts';
import { columnsOfRange, requireRange } from '../audience.ts';
import { detailOf, find } from '../notice.present.ts';
import * as q from '../notice.queries.ts';
import { noticeChanges } from '../notice-changes.ts';
import { asJson, type NoticeRecord, viewOf } from '../stored.ts';

const KIND = 'notice';
type Fields = Omit<Parsed<typeof api.edit>, 'id' | 'rev'>;
const NOTHING = { fileIds: [], documentIds: [], filmIds: [] };

export async function create(
  { actor, once }: Context,
  { requestId, ...fields }: Parsed<typeof api.create>,
): Promise<Output<typeof api.create>> {
  requireFields(actor, fields);
  return once(requestId, 'notice.create', async (tx) => {
    await requireRange({ db: tx.db, actor }, fields.audience);
    const id = await insert(tx, actor, columnsOf(fields));
    await hangAttached(tx, id, fields, NOTHING);
    await tx.addHistory({ kind: KIND, id, name: fields.title, event: 'created', to: 'draft' });
    return { id, rev: 0 };
  });
}

export async function edit(
  context: Context,
  { id, rev, ...fields }: Parsed<typeof api.edit>,
): Promise<Output<typeof api.edit>> {
  const { actor, change, language } = context;
  requireFields(actor, fields);
  return change(async (tx) => {
    const reader = { ...context, db: tx.db };
    const row = await find(reader, id);
    const view = viewOf(row);
    if (view.state !== 'draft') throw new AppError('MOVE_NOT_ALLOWED');
    if (!mayEditNotice(actor, view)) throw new AppError('FORBIDDEN');
    await requireRange(reader, fields.audience);
    const columns = { ...columnsOf(fields), was_empty: false, refusal: null, decided_by: null, updated_at: tx.now() };
    const saved = await q.update(tx.db, tx.companyId, { id, rev }, columns).executeTakeFirst();
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await detailOf(reader, id));
    await hangAttached(tx, id, fields, attachedTo(row));
    const changes = noticeChanges(language, row, columns);
    await tx.addHistory({ kind: KIND, id, name: fields.title, event: 'edited', data: { changes } });
    return saved;
  });
}

/** A new draft of the actor with what another one says; times that were meant for that one are left out. */
export async function copy(
  { actor, once }: Context,
  { id, requestId }: Parsed<typeof api.copy>,
): Promise<Output<typeof api.copy>> {
  return once(requestId, 'notice.copy', async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (!mayCopyNotice(actor, viewOf(row))) throw new AppError('FORBIDDEN');
    const { title, title_pinyin, content_text, category, importance, with_later_joiners, with_comments } = row;
    const { is_to_all, department_ids, role_ids, shop_ids, member_ids, excluded_ids, is_emergency } = row;
    const { file_ids, document_ids, film_ids } = row;
    const copied = await insert(tx, actor, {
      ...{ title, title_pinyin, content_text, category, importance, with_later_joiners, with_comments, is_emergency },
      ...{ is_to_all, department_ids, role_ids, shop_ids, member_ids, excluded_ids, file_ids, document_ids, film_ids },
      // Who may not give out tasks copies what it says without.
      ...{ quiz: asJson(row.quiz), task: actor.codes.has('x_dispatch') ? asJson(row.task) : null },
      ...{ content: JSON.stringify(row.content), method: 'immediate', send_at: null },
    });
    const attached = attachedTo(row);
    await hangAttached(tx, copied, attached, attached);
    const data = { from: row.number };
    await tx.addHistory({ kind: KIND, id: copied, name: title, event: 'copied', to: 'draft', data });
    return { id: copied };
  });
}

/** Into the bin. */
export async function remove({ actor, change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const view = viewOf(row);
    if (view.state !== 'draft' && view.state !== 'withdrawn') throw new AppError('MOVE_NOT_ALLOWED');
    if (!mayDeleteNotice(actor, view)) throw new AppError('FORBIDDEN');
    const deletion = { deleted_at: tx.now(), deleted_by: actor.memberId };
    const gone = await q.update(tx.db, tx.companyId, { id, rev: row.rev }, deletion).executeTakeFirst();
    if (!gone) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: KIND, id, name: row.title, event: 'deleted' });
    return { done: true };
  });
}

export async function bin({ db, actor, now }: Context): Promise<Output<typeof api.bin>> {
  const rows = await q.deleted(db, actor, binSince(now())).execute();
  const people = await peopleByIds(
    db,
    actor.companyId,
    rows.map((row) => row.deleted_by),
  );
  return presentBin(rows, people);
}

export async function restore({ actor, change }: Context, { id }: Parsed<typeof api.restore>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await q.deleted(tx.db, actor, binSince(tx.now())).where('id', '=', id).executeTakeFirst();
    const restored = row && (await q.restore(tx.db, tx.companyId, id, tx.now()).executeTakeFirst());
    if (!restored) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: KIND, id, name: row.title, event: 'restored' });
    return { done: true };
  });
}

const attachedTo = (row: Pick<NoticeRecord, 'file_ids' | 'document_ids' | 'film_ids'>) => ({
  fileIds: row.file_ids,
  documentIds: row.document_ids,
  filmIds: row.film_ids,
});

/** Refuses what no shape tells: a scheduled one without a time, an emergency that can wait, questions that nobody can answer, a task of who may give out none. */
function requireFields({ codes }: Context['actor'], fields: Fields): void {
  if (fields.method === 'scheduled' && fields.sendAt === null) throw refuseField('sendAt', 'required');
  requireFew(fields);
  const { isEmergency, importance, method, quiz, task } = fields;
  if (isEmergency && importance === 'normal') throw refuseField('isEmergency', 'emergency_important');
  if (isEmergency && method === 'scheduled') throw refuseField('isEmergency', 'emergency_now');
  const fault = quiz && quizFault(quiz);
  if (fault) throw refuseField(`quiz.questions.${fault.index}.options`, fault.rule);
  if (task && !codes.has('x_dispatch')) throw new AppError('FORBIDDEN');
}

type Columns = Omit<
  Parameters<typeof q.insert>[1],
  'company_id' | 'id' | 'number' | 'author_id' | 'created_at' | 'updated_at'
>;

async function insert(tx: Tx, actor: Context['actor'], columns: Columns): Promise<string> {
  const { db, companyId, now } = tx;
  const id = tx.newId();
  const [number] = await takeNumbers(db, companyId, NUMBER_PREFIX.announcement, now(), actor.timeZone);
  if (number === undefined) throw new Error('no number for an announcement');
  const own = { company_id: companyId, id, number, author_id: actor.memberId, created_at: now(), updated_at: now() };
  await q.insert(db, { ...columns, ...own }).execute();
  return id;
}

const columnsOf = ({ title, content, audience, ...fields }: Fields) => ({
  ...{ title, title_pinyin: pinyinOf(title), content: JSON.stringify(content), content_text: plainText(content) },
  ...{ category: fields.category, importance: fields.importance, method: fields.method },
  send_at: fields.method === 'scheduled' ? fields.sendAt : null,
  ...columnsOfRange(audience),
  ...{ file_ids: fields.fileIds, document_ids: fields.documentIds },
  ...{ expires_at: fields.expiresAt, pinned_until: fields.pinnedUntil },
  film_ids: fields.filmIds,
  ...{ with_later_joiners: fields.withLaterJoiners, with_comments: fields.withComments },
  ...{ quiz: asJson(fields.quiz), task: asJson(fields.task), is_emergency: fields.isEmergency },
});
