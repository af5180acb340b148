import type { guideApi as api, StuckRow } from '@rondo/contract/guide';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { GUIDE, GUIDE_ROLES, guideState, guideStuck } from '@rondo/domain/guide';
import type { Context } from '../../platform/context.ts';
import { wordsOf } from '../../platform/list.ts';
import * as q from './guide.queries.ts';
import { type Standing, standings, WHOLE } from './standings.ts';

/** What the reader does first; nothing of it is stored but what they skip. */
export async function mine({ db, actor }: Context): Promise<Output<typeof api.mine>> {
  const [standing] = await standings(db, actor.companyId, actor.memberId);
  if (!standing) return { role: null, items: [], left: 0, isPutAway: false };
  const { role, doneAt, skipped, reasons, isPutAway } = standing;
  const items = standing.items.map((item) => ({
    ...{ item, state: guideState(doneAt.get(item), skipped.has(item)), reason: reasons.get(item) ?? '' },
  }));
  const left = isPutAway ? 0 : items.filter(({ state }) => state === 'todo').length;
  return { role, items, left, isPutAway };
}

/** Skips an item or the whole guide, or takes that back; again it changes nothing. */
export async function skip(
  { actor, change }: Context,
  { item, isSkipped, reason }: Parsed<typeof api.skip>,
): Promise<Output<typeof api.skip>> {
  return change(async ({ db, companyId, now }) => {
    const named = { company_id: companyId, member_id: actor.memberId, item: item ?? WHOLE };
    if (isSkipped) await q.skip(db, { ...named, reason, at: now() }).execute();
    else await q.takeBack(db, companyId, actor.memberId, named.item).execute();
    return { done: true };
  });
}

/** Who stands where, longest first. A company has some thousands of members at most: they are counted in memory. */
export async function report(
  { db, actor }: Context,
  { keyword, role, item, page: no = 1, size }: Parsed<typeof api.report>,
): Promise<Output<typeof api.report>> {
  const all = await standings(db, actor.companyId, null);
  const words = wordsOf(keyword).map((word) => word.toLowerCase());
  const stuck = all
    .filter(({ name, pinyin }) => words.every((word) => `${name} ${pinyin}`.toLowerCase().includes(word)))
    .flatMap(rowOf)
    .toSorted((one, other) => one.since.localeCompare(other.since));
  const rows = stuck.filter((row) => (!role || row.role === role) && (!item || item.includes(row.item)));
  const groups = GUIDE_ROLES.flatMap((of) =>
    GUIDE[of].map((at) => ({
      ...{ role: of, item: at, count: stuck.filter((row) => row.role === of && row.item === at).length },
    })),
  ).filter(({ count }) => count > 0);
  return {
    ...{ list: rows.slice((no - 1) * size, no * size), total: rows.length, totalIsCapped: false, next: null, groups },
    score: await scoreOf({ db, actor }),
  };
}

function rowOf(standing: Standing): StuckRow[] {
  const { id, name, role, items, doneAt, isPutAway } = standing;
  const stuck = isPutAway ? null : guideStuck(standing);
  if (!stuck) return [];
  const done = items.filter((one) => doneAt.has(one)).length;
  return [{ id, name, role, item: stuck.item, since: stuck.since.toISOString(), done, total: items.length }];
}

async function scoreOf({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  const { rows } = await q.companyFacts(db, actor.companyId);
  return { done: rows.length, total: GUIDE.owner.length };
}
