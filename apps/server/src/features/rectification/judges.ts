import type { Tx } from '../../platform/context.ts';
import { administratorsAt, peopleByRule } from '../task/index.ts';
import type { Found } from './find.ts';

/**
 * Who decides an appeal: the heads of the departments over its reviewers, or over whoever found it where nobody reviews. Neither who
 * appeals, nor who puts it right, nor who reviews it decides; where that leaves nobody, administrators do, at last also these.
 */
export async function judgesOf(tx: Tx, found: Found, appellantId: string): Promise<string[]> {
  const { db, companyId } = tx;
  const shopId = found.row.shop_id;
  const reviewers = found.withRelation('reviewer');
  const judged = reviewers.length > 0 ? reviewers : found.withRelation('initiator');
  const at = (initiatorId: string) => ({ companyId, initiatorId, shopIds: [shopId] });
  const heads = await Promise.all(judged.map((id) => peopleByRule(db, { kind: 'head' }, at(id))));
  const administrators = (await administratorsAt(db, at(appellantId)))(shopId);
  const concerned = new Set([appellantId, ...judged, ...found.withRelation('handler')]);
  const others = (ids: readonly string[]) => [...new Set(ids)].filter((id) => !concerned.has(id));
  const groups = [others(heads.flatMap((find) => find(shopId))), others(administrators), [...administrators]];
  return groups.find((group) => group.length > 0) ?? [];
}
