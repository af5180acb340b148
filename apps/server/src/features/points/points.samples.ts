import { pointsRuleApi } from '@rondo/contract/points-rule';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A rule that posts at each store, with what an event of it leaves: account, fact and line of the ledger. */
export const samples: Samples = {
  async ofShop(w, { company }, shop) {
    const { owner } = company;
    const { id: pointsRuleOfLedger } = await owner.call(pointsRuleApi.create, {
      ...{ name: `Ledger ${shop.id.slice(-12)}`, target: 'shop', type: 'task', scope: 'shops', shopIds: [shop.id] },
      ...{ cycle: 'year', initial: 100, lower: 0, upper: 200, reset: 'carry', isVisible: true },
      details: [{ key: 'done', event: 'task_on_time', points: 2, weight: 100 }],
      requestId: requestId(),
    });
    await owner.call(pointsRuleApi.move, { id: pointsRuleOfLedger, rev: 0, event: 'enable' });
    await w.settle();
    const [account] = await w.sql<{ id: string }>('select id from points_account where rule_id = $1', [
      pointsRuleOfLedger,
    ]);
    const [fact] = await w.sql<{ id: string }>(
      `insert into points_fact (company_id, id, key, event, shop_id, source_kind, source_id, source_name, at, day)
       values ($1, gen_random_uuid(), 'sample:' || $2::uuid::text, 'task_on_time', $2::uuid, 'task', $3, 'T1', now(), now()::date) returning id`,
      [company.id, shop.id, shop.taskId],
    );
    const [posting] = await w.sql<{ id: string }>(
      `insert into points_posting (company_id, id, account_id, no, rule_id, version_no, shop_id, kind, event, event_key, detail_key,
         requested, applied, balance, fact_id, source_kind, source_id, source_name, at, day, cycle_from)
       select company_id, gen_random_uuid(), id, 1, rule_id, 1, shop_id, 'event', 'task_on_time', 'sample', 'done', 2, 2, balance + 2, $2,
              'task', $3, 'T1', now(), now()::date, cycle_from
         from points_account where id = $1 returning id`,
      [account?.id, fact?.id, shop.taskId],
    );
    await w.sql('update points_account set balance = balance + 2, postings = 1 where id = $1', [account?.id]);
    return { pointsAccount: account?.id ?? '', pointsPosting: posting?.id ?? '', pointsRuleOfLedger };
  },
  fields: {
    pointsAccount: /^\/score\/points\/(account id|(ledger|export|startExport) accountId)$/,
    pointsRule: /^\/score\/points\/\S+ ruleId$/,
  },
};
