import type { aiRuleApi as api } from '@rondo/contract/ai-rule';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { coverageShare } from '@rondo/domain/ai/coverage';
import { mayEditAiRule } from '@rondo/domain/ai-rule';
import { civilDate } from '@rondo/domain/civil-time';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { visibleShops } from '../../scope/index.ts';
import { kindsOf, type MatrixRow, rowsOf } from '../deployed.ts';
import * as q from '../deployment.queries.ts';
import { viewOf } from '../detail.ts';
import * as rules from '../rule.queries.ts';

/** Stores that shares are worked out of. */
const MOST = 5000;

export async function deployment(
  context: Context,
  { size, page: no, cursor: _cursor, ...filter }: Parsed<typeof api.deployment>,
): Promise<Output<typeof api.deployment>> {
  const { db, actor } = context;
  const shops = await q.shopsOf(db, actor, filter).orderBy('shop.name').orderBy('shop.id').limit(MOST).execute();
  const rows = await rowsOf(context, shops, filter);
  const kinds = kindsOf(filter);
  return {
    list: rows.slice((no - 1) * size, no * size).map(({ shop, cells }) => ({ shop, cells })),
    ...{ total: rows.length, totalIsCapped: false, next: null, kinds },
    share: kinds.map((kind, at) => {
      const states = rows.flatMap(({ cells }) => cells[at]?.state ?? []);
      return { kind, ...countsOf(states), shops: states.length };
    }),
    groups: groupsOf(rows),
  };
}

/** The cameras behind a number of the matrix. */
export async function cell(
  { db, actor, now }: Context,
  { shopId, kind }: Parsed<typeof api.cell>,
): Promise<Output<typeof api.cell>> {
  const shop = await visibleShops(db, actor)
    .select(['shop.id', 'shop.name'])
    .where('shop.id', '=', shopId)
    .executeTakeFirst();
  if (!shop) throw new AppError('NOT_FOUND');
  const { rows } = await q.deployedCameras(db, actor.companyId, shopId, kind, civilDate(now(), actor.timeZone));
  return {
    shop,
    cameras: rows.map((row) => ({
      camera: { id: row.id, name: row.name },
      device: { id: row.device_id, name: row.device_name },
      ...{ isSuitable: row.fits, rules: row.rules, isAnswering: row.is_answering, isMoved: row.is_moved },
    })),
  };
}

const isWatched = (state: string): boolean => state === 'covered' || state === 'partly';
const countsOf = (states: readonly MatrixRow['cells'][number]['state'][]) => ({
  watched: states.filter(isWatched).length,
  share: coverageShare(states),
});

/** Of each group the cells of its stores that are watched. */
function groupsOf(rows: readonly MatrixRow[]): Output<typeof api.deployment>['groups'] {
  const groups = new Map(rows.map(({ group }) => [group.id, group]));
  return [...groups.values()]
    .map((group) => {
      const states = rows.filter((row) => row.group.id === group.id).flatMap(({ cells }) => cells.map((c) => c.state));
      return { group, ...countsOf(states), cells: states.length };
    })
    .toSorted((a, b) => a.group.name.localeCompare(b.group.name));
}

/** Rules take in more stores; each is changed as if it were edited, one history line each. */
export async function apply(
  { actor, once }: Context,
  { requestId, ruleIds, shopIds }: Parsed<typeof api.apply>,
): Promise<Output<typeof api.apply>> {
  return once(requestId, 'ai-rule.apply', async (tx) => {
    const { db, companyId } = tx;
    const seen = await visibleShops(db, actor).select('shop.id').where('shop.id', 'in', shopIds).execute();
    if (seen.length < new Set(shopIds).size)
      throw new AppError('NOT_FOUND', { fields: [{ path: 'shopIds', rule: 'invalid' }] });
    const found = await rules.byIds(db, actor, ruleIds).execute();
    if (found.length < new Set(ruleIds).size)
      throw new AppError('NOT_FOUND', { fields: [{ path: 'ruleIds', rule: 'invalid' }] });
    for (const rule of found) {
      if (!mayEditAiRule(actor, await viewOf({ db, actor }, rule))) throw new AppError('FORBIDDEN');
      const all = [...new Set([...rule.shop_ids, ...shopIds])];
      const saved = await rules
        .update(db, companyId, rule, { shop_ids: all, edited_by: actor.memberId, updated_at: tx.now() })
        .executeTakeFirst();
      if (!saved) throw new AppError('STALE');
      await tx.addHistory({
        ...{ kind: 'aiRule', id: rule.id, name: rule.name, event: 'applied' },
        data: { shops: all.length - rule.shop_ids.length },
      });
    }
    return { rules: found.length, shops: seen.length };
  });
}
