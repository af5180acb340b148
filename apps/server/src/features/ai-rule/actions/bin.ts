import type { aiRuleApi as api } from '@rondo/contract/ai-rule';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { hasRoomForRule, mayEditAiRule } from '@rondo/domain/ai-rule';
import { LIMIT } from '@rondo/domain/limit';
import { binSince, presentBin } from '../../../platform/bin.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { peopleByIds } from '../../people/index.ts';
import { find, viewOf } from '../detail.ts';
import { refuseTaken } from '../refuse-taken.ts';
import * as q from '../rule.queries.ts';
import { dropRule } from '../watch.queries.ts';

const KIND = 'aiRule';

/** It looks at nothing from now on; what it found stays, with its name. */
export async function remove({ actor, change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const reader = { db: tx.db, actor };
    const row = await find(reader, id);
    if (!mayEditAiRule(actor, await viewOf(reader, row))) throw new AppError('FORBIDDEN');
    const deletion = { deleted_at: tx.now(), deleted_by: actor.memberId };
    const gone = await q.update(tx.db, tx.companyId, row, deletion).executeTakeFirst();
    if (!gone) throw new AppError('STALE');
    await dropRule(tx.db, tx.companyId, id).execute();
    await tx.addHistory({ kind: KIND, id, name: row.name, event: 'deleted' });
    return { done: true };
  });
}

/** What was deleted and can be brought back. */
export async function bin({ db, actor, now }: Context): Promise<Output<typeof api.bin>> {
  const rows = await q.deleted(db, actor, binSince(now())).limit(LIMIT.bin.shown).execute();
  const people = await peopleByIds(
    db,
    actor.companyId,
    rows.map((row) => row.deleted_by),
  );
  return presentBin(rows, people);
}

/** As it was, under another name where its own was taken meanwhile. */
export async function restore(
  { actor, change }: Context,
  { id, name }: Parsed<typeof api.restore>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await q.deleted(tx.db, actor, binSince(tx.now())).where('ai_rule.id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    if (!mayEditAiRule(actor, await viewOf({ db: tx.db, actor }, row))) throw new AppError('FORBIDDEN');
    const { count } = await q.ruleCount(tx.db, tx.companyId).executeTakeFirstOrThrow();
    if (!hasRoomForRule(Number(count))) throw new AppError('AI_RULES_FULL');
    const called = name ?? row.name;
    const named = { name: called, name_pinyin: pinyinOf(called) };
    const restored = await refuseTaken(() => q.restore(tx.db, tx.companyId, id, named, tx.now()).executeTakeFirst());
    if (!restored) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: KIND, id, name: called, event: 'restored' });
    return { done: true };
  });
}
