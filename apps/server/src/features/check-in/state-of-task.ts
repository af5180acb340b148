import { asksFor, type CheckInKind } from '@rondo/domain/check-in';
import type { Db } from '../../platform/db/company-db.ts';
import type { FoundTask } from '../task/index.ts';
import { stateOf } from './check-in.present.ts';
import * as q from './check-in.queries.ts';
import { policyFor } from './policy.ts';

/** What the inspection of a task asks of a member, and what they have shown: a check-in that was denied counts for nothing. */
export async function stateOfTask(db: Db, companyId: string, { row }: FoundTask, memberId: string) {
  const [resolved, rows] = await Promise.all([
    policyFor(db, companyId, { shopId: row.shop_id, templateId: row.template_id }),
    q.ofTask(db, companyId, row.id).execute(),
  ]);
  const own = rows.filter((one) => one.member_id === memberId && stateOf(one) !== 'denied');
  const last = (kind: CheckInKind) => own.findLast((one) => one.kind === kind) ?? null;
  const asks = (kind: CheckInKind) => asksFor(kind, resolved.policy, row);
  const came = last('in');
  const left = last('out');
  return {
    resolved,
    asks: { in: asks('in'), out: asks('out') },
    in: came,
    // A check-out before the last check-in counts no more: whoever came again has to check out again.
    out: came && left && left.at >= came.at ? left : null,
  };
}
