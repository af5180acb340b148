import { confirmsItself } from '@rondo/domain/ai/precision';
import type { Tx } from '../../platform/context.ts';
import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import { ruleLedger } from '../ai-rule/index.ts';
import { whoHears } from '../people/index.ts';
import { withRule } from './event.queries.ts';
import { judgeEvent } from './judge-event.ts';
import { handlersOf } from './rectify-event.ts';
import { askToJudge } from './review-task.ts';

/** What somebody needs to say what an event is. */
const JUDGES = ['ai_inspect_stat', 'shop_list'] as const;

/** A rule on trial tells nobody. One that proved itself confirms by itself; another asks people, as it says: with a task where an event waits for their word. */
async function found(tx: Tx, { eventId }: { eventId: string }): Promise<void> {
  const event = await withRule(tx.db, tx.companyId, eventId).executeTakeFirst();
  if (!event || event.is_shadow || event.state !== 'new') return;
  const ledger = await ruleLedger(tx, event.rule_id);
  const isProven = event.rule_state === 'live' && confirmsItself(ledger);
  const isSure = isProven && (event.handling !== 'rectify' || (await handlersOf(tx, event)).length > 0);
  if (isSure) await judgeEvent(tx, eventId, { event: 'auto_confirm', reason: null, memberId: null });
  if (event.handling === 'record' || (isSure && event.handling !== 'message')) return;
  if (!isSure && event.handling !== 'message') await askToJudge(tx, event);
  const named = { ids: event.notify_ids, reason: 'rule_notified' as const };
  const editor = { ids: [event.edited_by], reason: 'rule_editor' as const, codes: JUDGES, shopId: event.shop_id };
  const hears = await whoHears(tx, [named, editor]);
  await tx.emit('member.told', {
    ...{ ...hears, text: 'ai_event_found', shopId: event.shop_id },
    params: { event: event.event_name, shop: event.shop_name, camera: event.camera_name },
    ...{ page: `/inspect/overviewOfResults?open=${eventId}`, key: `ai-event:${eventId}` },
  });
}

export const aiEventSubscriptions: Subscription[] = [on('ai-event.found', 'ai-event.handle', found)];
