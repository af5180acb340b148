import { standing } from '@rondo/domain/ai/precision';
import { aiRuleMachine } from '@rondo/domain/ai-rule';
import type { Tx } from '../../platform/context.ts';
import { whoHears } from '../people/index.ts';
import { ledgerOf } from './detail.ts';
import { ledgers } from './ledger.queries.ts';
import * as q from './rule.queries.ts';
import { settingOf } from './setting.queries.ts';
import { stateOf } from './stored.ts';

/** After a judgement: a rule that proved itself speaks from now on, one that turned out wrong too often is silent (product 17 (c) 1). */
export async function settleRule(tx: Tx, ruleId: string): Promise<void> {
  const { db, companyId } = tx;
  const rule = await q.ruleOfCompany(db, companyId, ruleId).forUpdate().executeTakeFirst();
  if (!rule) return;
  const [found] = await ledgers(db, companyId, [ruleId]).execute();
  const { thresholdPercent } = await settingOf(db, companyId);
  const ledger = ledgerOf(found);
  const says = standing(ledger, thresholdPercent);
  const event = says === 'live' ? 'promote' : says === 'under' ? 'mute' : null;
  const from = stateOf(rule.state);
  const to = event && aiRuleMachine.after(from, event);
  if (!event || !to) return;
  const moved = await q
    .move(db, companyId, event, rule, { state: to, state_at: tx.now(), updated_at: tx.now() })
    .executeTakeFirst();
  if (!moved) return;
  const percent = Math.round((ledger.precision ?? 0) * 100);
  await tx.addHistory({ kind: 'aiRule', id: ruleId, name: rule.name, event, from, to, data: { percent } });
  if (event !== 'mute') return;
  const hears = await whoHears(tx, [{ ids: [rule.edited_by], reason: 'rule_editor', codes: ['x_ai_rule'] }]);
  await tx.emit('member.told', {
    ...{ ...hears, text: 'ai_rule_muted' },
    params: { rule: rule.name, percent, threshold: thresholdPercent },
    page: `/ai?open=${ruleId}`,
    key: `ai-rule:muted:${ruleId}:${moved.rev}`,
  });
}

/** What people said of the events of a rule since its ledger began. */
export async function ruleLedger({ db, companyId }: Pick<Tx, 'db' | 'companyId'>, ruleId: string) {
  const [found] = await ledgers(db, companyId, [ruleId]).execute();
  return ledgerOf(found);
}
