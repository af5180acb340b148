import type { flowFiguresApi as api } from '@rondo/contract/flow-figures';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { addDays } from '@rondo/domain/civil-time';
import { maySetFlowForCompany } from '@rondo/domain/flow-dashboard';
import { CAPTURE_FORMULAS, type CaptureFormula, type FlowSums, flowFigure } from '@rondo/domain/flow-metric';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { todayOf } from './figures.actions.ts';
import { sums } from './figures.queries.ts';
import * as names from './names.queries.ts';
import * as q from './setting.queries.ts';

/** Stores of a preview: those that the other formula changes most. */
const SHOWN = 10;

export async function setting({ db, actor }: Context): Promise<Output<typeof api.setting>> {
  const row = await q.settingOf(db, actor.companyId).executeTakeFirst();
  const captureFormula = CAPTURE_FORMULAS.find((one) => one === row?.capture_formula) ?? 'of_street';
  return { captureFormula, rev: row?.rev ?? 0, mayChange: maySetFlowForCompany(actor) };
}

const ratesOf = (row: FlowSums): Record<CaptureFormula, number | null> => ({
  of_street: flowFigure('captureRate', row, 'of_street').value,
  of_passers: flowFigure('captureRate', row, 'of_passers').value,
});

/** Last month by each formula (N18.2). */
export async function trySetting(context: Context): Promise<Output<typeof api.trySetting>> {
  const { db, actor } = context;
  const to = addDays(`${todayOf(context).slice(0, 7)}-01`, -1);
  const from = `${to.slice(0, 7)}-01`;
  const by = new Set(['none', 'shop'] as const);
  const rows = await sums(db, { actor, from, to, openOnly: false }, 'day', {
    granularity: 'month',
    by,
    metrics: ['captureRate'],
  });
  const whole = rows.find((row) => row.by === 'none');
  const differences = rows
    .flatMap((row) => (row.shop_id ? [{ id: row.shop_id, rates: ratesOf(row) }] : []))
    .filter(({ rates }) => rates.of_street !== null)
    .toSorted((a, b) => differenceOf(b.rates) - differenceOf(a.rates))
    .slice(0, SHOWN);
  const named = await names
    .shops(
      db,
      actor.companyId,
      differences.map(({ id }) => id),
    )
    .execute();
  return {
    ...{ from, to, entries: whole?.capture_entries ?? null, passers: whole?.counted_passers ?? null },
    rates: whole ? ratesOf(whole) : { of_street: null, of_passers: null },
    shops: differences.map((one) => ({ ...one, name: named.find(({ id }) => id === one.id)?.name ?? '' })),
  };
}

const differenceOf = ({ of_street, of_passers }: Record<CaptureFormula, number | null>): number =>
  Math.abs((of_passers ?? 0) - (of_street ?? 0));

export async function saveSetting(
  { actor, change, language }: Context,
  { captureFormula, rev }: Parsed<typeof api.saveSetting>,
): Promise<{ done: true }> {
  if (!maySetFlowForCompany(actor)) throw new AppError('FORBIDDEN');
  return change(async (tx) => {
    const before = await q.settingOf(tx.db, actor.companyId).executeTakeFirst();
    const row = { company_id: actor.companyId, capture_formula: captureFormula, rev: rev + 1 };
    const saved = await q
      .saveSetting(tx.db, { ...row, updated_at: tx.now(), updated_by: actor.memberId }, rev)
      .executeTakeFirst();
    // The first one is written over nothing: whoever saw another one than none is stale.
    if (!saved || (!before && rev !== 0)) throw new AppError('STALE');
    const say = (formula: CaptureFormula) => translate(language, `flowDashboard.formula.${formula}`);
    const was = before?.capture_formula === 'of_passers' ? 'of_passers' : 'of_street';
    const changes = [{ field: 'captureFormula', before: say(was), after: say(captureFormula) }];
    const name = translate(language, 'flowMetric.name.captureRate');
    await tx.addHistory({ kind: 'flowSetting', id: actor.companyId, name, event: 'edited', data: { changes } });
    return { done: true as const };
  });
}
