import type { aiRuleApi as api } from '@rondo/contract/ai-rule';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { AI_KINDS, aiKind, needsModel } from '@rondo/domain/ai/kinds';
import { civilDate } from '@rondo/domain/civil-time';
import type { Context } from '../../../platform/context.ts';
import { ledgerOf, watchedOf } from '../detail.ts';
import { checksByKind, ledgersByKind } from '../ledger.queries.ts';
import * as rules from '../rule.queries.ts';
import type { SeeParts } from '../see.ts';
import { stateOf } from '../stored.ts';
import { todayOf } from '../watched.queries.ts';

/** What stands behind a kind: the detector of people, the pixels alone, or the model that answers questions; counted in the reader's scope. */
export const algorithms =
  ({ vision, settings, media }: SeeParts) =>
  async ({ db, actor, now }: Context): Promise<Output<typeof api.algorithms>> => {
    const today = civilDate(now(), actor.timeZone);
    const [counts, ledgers, checks] = await Promise.all([
      rules.countsByKind(db, actor).execute(),
      ledgersByKind(db, actor),
      checksByKind(db, actor, today),
    ]);
    return AI_KINDS.map((kind) => {
      const ledger = ledgers.rows.find((row) => row.kind === kind);
      const check = checks.rows.find((row) => row.kind === kind);
      const run = check?.run ?? 0;
      return {
        kind,
        model: needsModel(kind) ? settings.visionModel : null,
        isReady: needsModel(kind) ? vision !== null : media.isThere,
        source: aiKind(kind).source,
        rules: Number(counts.find((row) => row.kind === kind)?.rules ?? 0),
        ...{ cameras: check?.cameras ?? 0, run },
        ...{ failed: check?.failed ?? 0, skipped: check?.skipped ?? 0 },
        meanMs: run > 0 ? Math.round((check?.took_ms ?? 0) / run) : null,
        ledger: ledgerOf(ledger),
      };
    });
  };

/** Cameras of a rule that the support staff sees at once. */
const RUNS = 20;

/** For the support staff: the rules as they lie in the database, and how they ran. */
export async function support(
  { db, actor, now }: Context,
  { keyword }: Parsed<typeof api.support>,
): Promise<Output<typeof api.support>> {
  const found = await rules
    .filtered(db, actor, { keyword })
    .orderBy('ai_rule.created_at', 'desc')
    .orderBy('ai_rule.id', 'desc')
    .limit(RUNS)
    .execute();
  const ids = found.map(({ id }) => id);
  const [runs, today] = await Promise.all([
    watchedOf({ db, actor }, ids, RUNS * RUNS),
    todayOf(db, actor.companyId, civilDate(now(), actor.timeZone)).execute(),
  ]);
  return found.map((rule) => {
    const { id, name, state, name_pinyin: _pinyin, editor_name: _editor, ...stored } = rule;
    const mine = runs.filter(({ ruleId }) => ruleId === id).map(({ row }) => row);
    const day = today.find(({ rule_id }) => rule_id === id);
    const run = Number(day?.run ?? 0);
    const causes = new Map<string, number>();
    for (const { lastCause } of mine) if (lastCause) causes.set(lastCause, (causes.get(lastCause) ?? 0) + 1);
    return {
      ...{ id, name, state: stateOf(state), stored, runs: mine.slice(0, RUNS) },
      today: {
        ...{ run, failed: Number(day?.failed ?? 0), skipped: Number(day?.skipped ?? 0) },
        meanMs: run > 0 ? Math.round(Number(day?.took_ms ?? 0) / run) : null,
      },
      causes: [...causes].map(([cause, count]) => ({ cause, count })),
    };
  });
}
