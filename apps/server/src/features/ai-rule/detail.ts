import type { AiRuleDetail, AiRuleRow, AiWatchRow } from '@rondo/contract/ai-rule-shapes';
import { needsModel } from '@rondo/domain/ai/kinds';
import { precisionOf } from '@rondo/domain/ai/precision';
import { type AiRuleView, aiRuleEvents, mayEditAiRule, mayResumeCamera } from '@rondo/domain/ai-rule';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { historyOf } from '../../platform/history.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { fileRefs } from '../file/index.ts';
import { namesByIds } from '../people/index.ts';
import { ledgers, weekOf } from './ledger.queries.ts';
import * as reach from './reach.queries.ts';
import * as q from './rule.queries.ts';
import * as s from './stored.ts';
import { trialOf } from './trial.present.ts';
import { watchesOf } from './watched.queries.ts';

export type Reader = Pick<Context, 'db' | 'actor' | 'now'> & { hasVision: boolean };
export type RuleRow = Awaited<ReturnType<typeof find>>;

/** Days whose checks the list tells. */
const WEEK = 7;
/** Stores that are told by name, and cameras that are listed. */
const NAMED = 5;
const LISTED = 50;

export async function find({ db, actor }: Pick<Reader, 'db' | 'actor'>, id: string) {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** What the policy needs to know of a row. */
export async function viewOf(
  { db, actor }: Pick<Reader, 'db' | 'actor'>,
  row: Pick<RuleRow, 'id' | 'state'>,
): Promise<AiRuleView> {
  const beyond = await reach.beyondScope(db, actor, [row.id]).executeTakeFirst();
  return { state: s.stateOf(row.state), isCovered: beyond === undefined };
}

/** Rows of the list with what each reaches, how right it is and what it did lately. */
export async function presentRows(
  { db, actor, now, hasVision }: Reader,
  rows: readonly RuleRow[],
): Promise<AiRuleRow[]> {
  const ids = rows.map(({ id }) => id);
  const since = addDays(civilDate(now(), actor.timeZone), 1 - WEEK);
  if (ids.length === 0) return [];
  const [reached, ledger, week] = await Promise.all([
    reach.reachedCounts(db, actor, ids),
    ledgers(db, actor.companyId, ids).execute(),
    weekOf(db, actor, ids, since),
  ]);
  return rows.map((row) => {
    const counted = reached.rows.find(({ id }) => id === row.id);
    const checks = week.rows.find(({ rule_id }) => rule_id === row.id);
    return {
      id: row.id,
      name: row.name,
      kind: s.kindOf(row.kind),
      eventName: row.event_name,
      state: s.stateOf(row.state),
      lacksModel: needsModel(s.kindOf(row.kind)) && !hasVision,
      times: s.storedTimes(row.times),
      hours: s.hoursOf(row.hours),
      handling: s.handlingOf(row.handling),
      reached: { shops: counted?.shops ?? 0, cameras: counted?.cameras ?? 0, moved: counted?.moved ?? 0 },
      ledger: ledgerOf(ledger.find(({ rule_id }) => rule_id === row.id)),
      week: {
        ...{ run: checks?.run ?? 0, failed: checks?.failed ?? 0 },
        ...{ skipped: checks?.skipped ?? 0, events: checks?.events ?? 0 },
      },
      editedBy: { id: row.edited_by, name: row.editor_name },
      createdAt: row.created_at.toISOString(),
      rev: row.rev,
    };
  });
}

/** The ledger as answers carry it. */
export function ledgerOf(found: { confirmed: number; false: number } | undefined) {
  const judged = { confirmed: found?.confirmed ?? 0, false: found?.false ?? 0 };
  return { ...judged, precision: precisionOf(judged) };
}

/** One as it is now; inside a transaction as that leaves it. */
export async function detailOf(reader: Reader, id: string): Promise<AiRuleDetail> {
  const { db, actor } = reader;
  const row = await find(reader, id);
  const photoIds = [...row.yes_photo_ids, ...row.no_photo_ids];
  const [[shown], view, history, groups, shops, people, watched, trial, photos] = await Promise.all([
    presentRows(reader, [row]),
    viewOf(reader, row),
    historyOf(db, actor.companyId, id).execute(),
    reach.groupsByIds(db, actor.companyId, row.group_ids).execute(),
    reach.firstShopNames(db, actor, row.shop_ids, NAMED).execute(),
    namesByIds(db, actor.companyId, [...row.handler_ids, ...row.reviewer_ids, ...row.notify_ids]).execute(),
    watchedOf(reader, [id], LISTED),
    trialOf(reader, row),
    fileRefs(db, actor.companyId, photoIds),
  ]);
  if (!shown) throw new Error(`rule ${id} was not presented`);
  const named = (ids: readonly string[]) => people.filter((one) => ids.includes(one.id));
  return {
    ...shown,
    ...{ content: row.content, yesPhotos: photos(row.yes_photo_ids), noPhotos: photos(row.no_photo_ids) },
    ...{ strictness: s.strictnessOf(row.strictness), shopIds: row.shop_ids, groups, tags: row.tags },
    ...{ shopNames: shops.map(({ name }) => name), cameras: s.camerasOf(row.cameras), cameraIds: row.camera_ids },
    ...{ areas: s.storedAreas(row.areas), startOn: row.start_on, endOn: row.end_on },
    ...{ confidencePercent: row.confidence_percent, persistence: s.storedPersistence(row.persistence) },
    ...{ minSize: row.min_size, coolDownMinutes: row.cool_down_minutes, maxPerDay: row.max_per_day },
    ...{ people: row.people, sensitivity: row.sensitivity, limitHours: row.limit_hours },
    ...{ handlers: named(row.handler_ids), reviewers: named(row.reviewer_ids), notified: named(row.notify_ids) },
    watched: watched.map(({ row: one }) => one),
    trial,
    history: history.map((entry) => presentHistory(entry)),
    can: {
      edit: mayEditAiRule(actor, view),
      events: aiRuleEvents(actor, view),
      resume: mayResumeCamera(actor),
    },
  };
}

/** What was seen lately of cameras in scope under some rules. */
export async function watchedOf({ db, actor }: Pick<Reader, 'db' | 'actor'>, ruleIds: readonly string[], most: number) {
  const rows = await watchesOf(db, actor, ruleIds).limit(most).execute();
  return rows.map((row) => ({
    ruleId: row.rule_id,
    row: {
      camera: { id: row.camera_id, name: row.camera_name },
      shop: { id: row.shop_id, name: row.shop_name },
      nextAt: row.next_at.toISOString(),
      lastRunAt: row.last_run_at?.toISOString() ?? null,
      lastTookMs: row.last_took_ms,
      lastCause: row.last_cause,
      lastConfidence: row.last_confidence,
      lastEventAt: row.last_event_at?.toISOString() ?? null,
      movedAt: row.moved_at?.toISOString() ?? null,
      likeness: row.likeness,
    } satisfies AiWatchRow,
  }));
}
