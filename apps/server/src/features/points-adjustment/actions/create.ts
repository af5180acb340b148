import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsAdjustmentApi as api } from '@rondo/contract/points-adjustment';
import type { Actor } from '@rondo/domain/actor';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import { firstStateOf } from '@rondo/domain/points-adjustment';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { takeNumbers } from '../../../platform/number-sequence.ts';
import { attachFiles } from '../../file/index.ts';
import { pointsDayOf } from '../../points/index.ts';
import * as q from '../points-adjustment.queries.ts';
import { postAdjustment } from '../post-adjustment.ts';
import { liveRuleOf } from '../rule-of.ts';
import { secondAboveOf } from '../setting.queries.ts';
import * as targets from '../target.queries.ts';

type Asked = Omit<Parsed<typeof api.create>, 'requestId'>;

/** Gives or takes points of stores or members: at once, or once a second person confirms it. */
export async function create(
  { actor, once }: Context,
  { requestId, ...asked }: Parsed<typeof api.create>,
): Promise<Output<typeof api.create>> {
  return once(requestId, 'points-adjustment.create', async (tx) => {
    const { db, companyId } = tx;
    const day = await pointsDayOf(tx);
    const rule = await liveRuleOf(tx, actor, asked.ruleId, day);
    const named = await targetsOf(tx, actor, asked, rule.target);
    const state = firstStateOf(asked.points, await secondAboveOf(db, companyId));
    const { id, number } = await insert(tx, actor, asked, { state, day });
    await targets.insertTargets(
      db,
      named.map(({ shopId, memberId }, place) => ({
        ...{ company_id: companyId, adjustment_id: id, place, shop_id: shopId, member_id: memberId },
      })),
    );
    await attachFiles(tx, { kind: 'points_adjustment', id, shopId: null }, asked.photoIds);
    const { points, reason, photoIds } = asked;
    await tx.addHistory({
      ...{ kind: 'pointsAdjustment', id, name: number, event: 'created', to: state, comment: reason },
      data: { points, rule: rule.name },
    });
    const author = { id: actor.memberId, name: actor.name };
    if (state === 'pending') {
      await askSecond(tx, actor, { id, rule: rule.name, points });
      return { id, state, limited: 0 };
    }
    const limited = await postAdjustment(tx, rule, {
      id,
      number,
      points,
      reason,
      photoIds,
      author,
      day,
      targets: named,
    });
    return { id, state, limited };
  });
}

/** Whose points: as many of the kind that the rule is about as may be, all in scope and none of them the actor. */
async function targetsOf({ db, companyId }: Tx, actor: Actor, asked: Asked, kind: 'shop' | 'member') {
  const field = kind === 'shop' ? 'shopIds' : 'memberIds';
  const other = kind === 'shop' ? 'memberIds' : 'shopIds';
  const ids = [...new Set(asked[field])];
  if (ids.length === 0) throw refuseField(field, 'required');
  if (asked[other].length > 0) throw refuseField(other, 'invalid');
  if (kind === 'member' && ids.includes(actor.memberId)) throw new AppError('POINTS_OWN_ACCOUNT');
  const found =
    kind === 'shop'
      ? await targets.shopsFor(db, actor, asked.ruleId, ids).execute()
      : await targets.membersFor(db, companyId, asked.ruleId, ids).execute();
  if (found.length < ids.length) throw new AppError('NOT_FOUND', { fields: [{ path: field, rule: 'invalid' }] });
  const outside = found.find(({ is_about }) => !is_about);
  if (outside) throw new AppError('POINTS_OUTSIDE_RULE', { params: { name: outside.name } });
  return ids.map((id) => ({ shopId: kind === 'shop' ? id : null, memberId: kind === 'member' ? id : null }));
}

async function insert(tx: Tx, actor: Actor, asked: Asked, { state, day }: { state: string; day: string }) {
  const { db, companyId, now } = tx;
  const id = tx.newId();
  const [number] = await takeNumbers(db, companyId, NUMBER_PREFIX.pointsAdjustment, now(), actor.timeZone);
  if (number === undefined) throw new Error('no number for an adjustment of points');
  const { ruleId, points, reason, photoIds } = asked;
  await q
    .insert(db, {
      ...{ company_id: companyId, id, number, rule_id: ruleId, points, reason, photo_ids: photoIds, state, day },
      ...{ author_id: actor.memberId, created_at: now() },
    })
    .execute();
  return { id, number };
}

/** Those who may decide hear of it; refuses what nobody could decide. */
async function askSecond(tx: Tx, actor: Actor, { id, rule, points }: { id: string; rule: string; points: number }) {
  const others = await targets.secondPersons(tx.db, tx.companyId, id, actor.memberId).execute();
  if (others.length === 0) throw new AppError('POINTS_NO_SECOND');
  await tx.emit('member.told', {
    ...{ to: others.map((one) => one.id), text: 'points_to_confirm' },
    params: { rule, points: points > 0 ? `+${points}` : String(points), by: actor.name },
    ...{ page: `/score/manage?open=${id}`, key: `points_to_confirm:${id}` },
  });
}
