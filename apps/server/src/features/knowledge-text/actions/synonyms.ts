import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { synonymApi as api } from '@rondo/contract/knowledge-text';
import { LIMIT } from '@rondo/domain/limit';
import { changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { peopleByIds } from '../../people/index.ts';
import * as q from '../synonym.queries.ts';

const KIND = 'synonym';
/** How a group is called in the log. */
const nameOf = (words: readonly string[]): string => words.join(' = ').slice(0, LIMIT.name.document);

export async function list({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<Output<typeof api.list>> {
  const rows = await q.all(db, actor.companyId).execute();
  const people = await peopleByIds(
    db,
    actor.companyId,
    rows.map((row) => row.created_by),
  );
  return rows.map((row) => ({
    ...{ id: row.id, words: row.words, rev: row.rev, createdAt: row.created_at.toISOString() },
    createdBy: people(row.created_by) ?? { id: row.created_by, name: '' },
  }));
}

export async function create(
  { actor, once }: Context,
  { requestId, words: given }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  return once(requestId, 'synonym.create', async (tx) => {
    const words = await freeWords(tx, given, null);
    const { count } = await q.count(tx.db, tx.companyId).executeTakeFirstOrThrow();
    const max = LIMIT.knowledgeText.synonyms;
    if (Number(count) >= max) throw new AppError('SYNONYMS_FULL', { params: { max } });
    const id = tx.newId();
    const row = { company_id: tx.companyId, id, words, created_by: actor.memberId, created_at: tx.now() };
    await q.insert(tx.db, row).execute();
    await tx.addHistory({ kind: KIND, id, name: nameOf(words), event: 'created' });
    return { id };
  });
}

export async function edit(
  { change }: Context,
  { id, rev, words: given }: Parsed<typeof api.edit>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const words = await freeWords(tx, given, id);
    const row = await q.byId(tx.db, tx.companyId, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const saved = await q.update(tx.db, tx.companyId, { id, rev }, words).executeTakeFirst();
    if (!saved) throw new AppError('STALE');
    const changes = changesOf({ words: [nameOf(row.words), nameOf(words)] });
    await tx.addHistory({ kind: KIND, id, name: nameOf(words), event: 'edited', data: { changes } });
    return saved;
  });
}

export async function remove({ change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const gone = await q.remove(tx.db, tx.companyId, id).executeTakeFirst();
    if (!gone) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: KIND, id, name: nameOf(gone.words), event: 'deleted' });
    return { done: true };
  });
}

/** The words without those that are there twice. Two groups with one word would be one: that is refused with the word. */
async function freeWords(tx: Tx, given: readonly string[], but: string | null): Promise<string[]> {
  await q.lock(tx.db, tx.companyId);
  const words = [...new Map(given.map((word) => [word.toLowerCase(), word])).values()];
  if (words.length < 2) throw new AppError('SYNONYM_TAKEN', { params: { word: words[0] ?? '' } });
  const other = await q.having(tx.db, tx.companyId, words, but).executeTakeFirst();
  if (other) throw new AppError('SYNONYM_TAKEN', { params: { word: other.word } });
  return words;
}
