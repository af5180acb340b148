import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { learningApi as api } from '@rondo/contract/learning';
import { managesLearning, mayEditLearning, mayMakeLearning } from '@rondo/domain/learning';
import { quizFault } from '@rondo/domain/quiz';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { stale } from '../../../platform/stale.ts';
import { knowledgeEyes } from '../../scope/index.ts';
import { keysOf, requireSubjects } from '../audience.ts';
import * as files from '../file.queries.ts';
import { detailOf, find } from '../learning.present.ts';
import * as q from '../learning.queries.ts';
import { learningChanges } from '../learning-changes.ts';
import { viewOf } from '../stored.ts';

const KIND = 'learning';
type Fields = Omit<Parsed<typeof api.edit>, 'id' | 'rev'>;

export async function create(
  { actor, once }: Context,
  { requestId, ...fields }: Parsed<typeof api.create>,
): Promise<Output<typeof api.create>> {
  requireFields(fields);
  return once(requestId, 'learning.create', async (tx) => {
    await requireSubjects({ db: tx.db, actor }, fields.subjects);
    const id = tx.newId();
    const place = { company_id: tx.companyId, id, author_id: actor.memberId };
    await q.insert(tx.db, { ...place, ...columnsOf(fields), created_at: tx.now(), updated_at: tx.now() }).execute();
    await setFiles(tx, actor, id, fields.nodeIds, []);
    await tx.addHistory({ kind: KIND, id, name: fields.title, event: 'created', to: 'draft' });
    return { id, rev: 0 };
  });
}

export async function edit(
  context: Context,
  { id, rev, ...fields }: Parsed<typeof api.edit>,
): Promise<Output<typeof api.edit>> {
  const { actor, change } = context;
  requireFields(fields);
  return change(async (tx) => {
    const reader = { ...context, db: tx.db };
    const row = await find(reader, id);
    if (viewOf(row).state !== 'draft') throw new AppError('MOVE_NOT_ALLOWED');
    if (!mayEditLearning(actor, viewOf(row))) throw new AppError('FORBIDDEN');
    const before = await detailOf(reader, id);
    await requireSubjects(reader, fields.subjects);
    const columns = { ...columnsOf(fields), updated_at: tx.now() };
    const saved = await q.update(tx.db, tx.companyId, { id, rev }, columns).executeTakeFirst();
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, before);
    const known = await files.filesOf(tx.db, knowledgeEyes(actor), [id]);
    await setFiles(tx, actor, id, fields.nodeIds, known);
    const changes = learningChanges(before, await detailOf(reader, id));
    await tx.addHistory({ kind: KIND, id, name: fields.title, event: 'edited', data: { changes } });
    return saved;
  });
}

/** A new draft of the actor with what another one says: the files that they may view and that are there. */
export async function copy(
  { actor, once }: Context,
  { id, requestId }: Parsed<typeof api.copy>,
): Promise<Output<typeof api.copy>> {
  return once(requestId, 'learning.copy', async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (!mayMakeLearning(actor) || !managesLearning(actor, viewOf(row))) throw new AppError('FORBIDDEN');
    const copied = tx.newId();
    const { title, search, introduction, subjects, due_days, quiz } = row;
    await q
      .insert(tx.db, {
        ...{ company_id: tx.companyId, id: copied, author_id: actor.memberId },
        ...{ title, search, introduction, subjects, due_days, quiz: quiz === null ? null : JSON.stringify(quiz) },
        ...{ created_at: tx.now(), updated_at: tx.now() },
      })
      .execute();
    const known = await files.filesOf(tx.db, knowledgeEyes(actor), [id]);
    const shown = known.flatMap(({ node_id, is_shown }) => (node_id !== null && is_shown ? [node_id] : []));
    await setFiles(tx, actor, copied, shown, known);
    await tx.addHistory({ kind: KIND, id: copied, name: title, event: 'copied', to: 'draft', data: { from: title } });
    return { id: copied };
  });
}

export async function remove({ actor, change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (viewOf(row).state !== 'draft') throw new AppError('MOVE_NOT_ALLOWED');
    if (!mayEditLearning(actor, viewOf(row))) throw new AppError('FORBIDDEN');
    const gone = await q.remove(tx.db, tx.companyId, id).executeTakeFirst();
    if (!gone) throw new AppError('MOVE_NOT_ALLOWED');
    await tx.addHistory({ kind: KIND, id, name: row.title, event: 'deleted' });
    return { done: true };
  });
}

/** Refuses what no shape tells. */
function requireFields({ dueOn, dueDays, quiz }: Fields): void {
  if (dueOn !== null && dueDays !== null) throw refuseField('dueDays', 'invalid');
  const fault = quiz && quizFault(quiz);
  if (fault) throw refuseField(`quiz.questions.${fault.index}.options`, fault.rule);
}

/** Sets the files of a list: those that the actor may view, and of those it has already also others. Refuses what is no file. */
async function setFiles(
  tx: Tx,
  actor: Context['actor'],
  id: string,
  nodeIds: readonly string[],
  known: readonly files.FileRow[],
): Promise<void> {
  const wanted = [...new Set(nodeIds)];
  const found = await files.viewable(tx.db, knowledgeEyes(actor), wanted).execute();
  const chosen = wanted.map((nodeId) => {
    const name = found.find((one) => one.id === nodeId)?.name ?? known.find((one) => one.node_id === nodeId)?.name;
    if (name === undefined) throw new AppError('NOT_FOUND', { fields: [{ path: 'nodeIds', rule: 'invalid' }] });
    return { id: nodeId, name };
  });
  await files.dropFiles(tx.db, tx.companyId, id).execute();
  if (chosen.length > 0) await files.addFiles(tx.db, tx.companyId, id, chosen).execute();
}

const columnsOf = ({ title, introduction, subjects, dueOn, dueDays, quiz }: Fields) => ({
  ...{ title, introduction, search: `${title} ${pinyinOf(title)} ${introduction}` },
  ...{ subjects: keysOf(subjects), due_on: dueOn, due_days: dueDays },
  quiz: quiz === null ? null : JSON.stringify(quiz),
});
