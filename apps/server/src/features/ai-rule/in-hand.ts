import type { PersonRef } from '@rondo/contract/kit/shapes';
import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { aiRuleMachine } from '@rondo/domain/ai-rule';
import type { Change } from '../../platform/changes.ts';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type PassedPart, replaced, type Work } from '../../platform/in-hand.ts';
import { holdRulesOf, openRulesOf, RULE_PARTS, strangers } from './in-hand.queries.ts';
import * as q from './rule.queries.ts';
import { stateOf } from './stored.ts';
import { dropRule } from './watch.queries.ts';

const KIND = 'aiRule';
type Rule = Awaited<ReturnType<ReturnType<typeof holdRulesOf>['execute']>>[number];

/**
 * Rules that somebody saved last, or that name them. They are work, so that they can also be ended, which switches them off: in the name of
 * the editor rectifications are made, and handlers get them.
 */
export const ruleInHand: Work = {
  is: 'work',
  kinds: ['ai_rule_edit', 'ai_rule_handle', 'ai_rule_review', 'ai_rule_notify'],
  open: openRulesOf,
  hold: (db, companyId, memberId) => holdRulesOf(db, companyId, memberId).execute(),
  passOn,
  end: switchOff,
};

async function passOn(tx: Tx, from: PersonRef, parts: readonly PassedPart[]): Promise<void> {
  await requireCovered(tx, parts);
  for (const row of await holdRulesOf(tx.db, tx.companyId, from.id).execute()) {
    const passed = parts.filter(({ id }) => id === row.id);
    if (passed.length === 0) continue;
    const people = Object.assign({}, ...passed.map((part) => without(row, from.id, part)));
    await q.update(tx.db, tx.companyId, row, { ...people, updated_at: tx.now() }).execute();
    const changes = passed.flatMap(({ kind, to }): Change[] =>
      to ? [{ field: fieldOf(kind), before: from.name, after: to.name }] : [],
    );
    if (changes.length > 0)
      await tx.addHistory({ kind: KIND, id: row.id, name: row.name, event: 'transfer', data: { changes } });
  }
}

/** Who has one part of a rule from now on. */
function without(row: Rule, fromId: string, { kind, to }: PassedPart): Partial<Rule> {
  switch (kind) {
    case 'ai_rule_handle':
    case 'ai_rule_review':
    case 'ai_rule_notify': {
      const column = RULE_PARTS[kind];
      return { [column]: replaced(row[column], fromId, to, AI_LIMIT.handlers) };
    }
    default:
      return to ? { edited_by: to.id } : {};
  }
}

function fieldOf(kind: PassedPart['kind']): Change['field'] {
  if (kind === 'ai_rule_handle') return 'handler';
  if (kind === 'ai_rule_review') return 'reviewer';
  return kind === 'ai_rule_notify' ? 'aiNotified' : 'aiEditor';
}

/** In the name of the editor rectifications are made at every store that the rule reaches: whoever takes that over works for them. */
async function requireCovered(tx: Tx, parts: readonly PassedPart[]): Promise<void> {
  const edited = parts.filter(({ kind }) => kind === 'ai_rule_edit');
  const pairs = edited.flatMap(({ id, to }) => (to ? [{ rule_id: id, member_id: to.id }] : []));
  if (pairs.length === 0) return;
  const { rows } = await strangers(tx.db, tx.companyId, pairs);
  const [first] = rows;
  if (!first) return;
  const name = edited.find(({ to }) => to?.id === first.member_id)?.to?.name ?? '';
  const outside = rows.map(({ member_id, shop_id }) => ({ memberId: member_id, shopId: shop_id }));
  throw new AppError('SUCCESSOR_OUTSIDE', { params: { name, shop: first.shop }, data: { outside } });
}

/** Rules that nobody goes on with are switched off; whoever switches one on again says who handles what it finds. */
async function switchOff(tx: Tx, ids: readonly string[], reason: string): Promise<number> {
  let ended = 0;
  for (const id of ids) {
    const row = await q.ruleOfCompany(tx.db, tx.companyId, id).forUpdate().executeTakeFirst();
    const from = row && stateOf(row.state);
    const to = from && aiRuleMachine.after(from, 'switch_off');
    if (!row || !to) continue;
    const change = { state: to, state_at: tx.now(), updated_at: tx.now() };
    if (!(await q.move(tx.db, tx.companyId, 'switch_off', row, change).executeTakeFirst())) continue;
    await dropRule(tx.db, tx.companyId, id).execute();
    const entry = { kind: KIND, id, name: row.name, event: 'switch_off', from, to } as const;
    await tx.addHistory({ ...entry, comment: reason || null });
    ended += 1;
  }
  return ended;
}
