import type { Actor } from '@rondo/domain/actor';
import { emptyAnswer } from '@rondo/domain/answer';
import { businessDate } from '@rondo/domain/business-day';
import type { ExcludedItem } from '@rondo/domain/scoring/applicable';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { type FoundTask, isLate } from '../task/index.ts';
import type { Assessment } from './assess.ts';

interface Submission {
  /** When it arrived: the deadline and the order of the list go by it. */
  at: Date;
  /** When it was done: the day and the duration go by it. */
  doneAt: Date;
  startedAt: Date;
  /** Seconds of the rounds before. */
  earlierS: number;
  actor: Actor;
  state: 'compared' | 'in_review' | 'effective';
  excluded: readonly ExcludedItem[];
}

/** The columns of a record that a submission decides, in the first round and in later ones. */
export function resultRow(
  { row }: FoundTask,
  assessment: Assessment,
  scoring: ScoringSettings,
  { at, doneAt, startedAt, earlierS, actor, state, excluded }: Submission,
) {
  return {
    ...outcomeRow(assessment, scoring),
    inspector_id: actor.memberId,
    inspector_name: actor.name,
    state,
    submitted_at: at,
    done_at: doneAt,
    business_on: businessDate(doneAt, actor.timeZone, actor.cutOff),
    duration_s: earlierS + Math.max(0, Math.round((doneAt.getTime() - startedAt.getTime()) / 1_000)),
    excluded_items: JSON.stringify(excluded),
    is_late: isLate(row, at),
    round: row.round,
  };
}

/** The columns of a record that its answers decide. */
export function outcomeRow({ outcome, asked }: Assessment, { levels }: ScoringSettings) {
  const { level } = outcome;
  return {
    evaluated: outcome.evaluated,
    score: outcome.score,
    max_score: outcome.maxScore,
    rate_percent: outcome.ratePercent,
    level_key: level?.key ?? null,
    level_name: level?.name ?? null,
    level_rank: level ? levels.findIndex((one) => one.key === level.key) : null,
    level_count: level ? levels.length : null,
    level_from: level?.minPercent ?? null,
    is_pass: outcome.isPass,
    red_lines: outcome.redLines,
    failed_items: outcome.failed,
    na_items: outcome.na,
    item_count: outcome.itemCount,
    carried_items: asked.filter(({ answer }) => answer?.carriedFrom).length,
    outcome: JSON.stringify(outcome),
  };
}

/** What stays as it was when the inspection was first submitted (product 1.3). */
export function frozenRow({ row }: FoundTask, id: string, number: string, startedAt: Date) {
  return {
    company_id: row.company_id,
    id,
    number,
    task_id: row.id,
    shop_id: row.shop_id,
    shop_name: row.shop_name,
    shop_path: row.shop_path,
    shop_lineage: row.shop_lineage,
    template_id: row.template_id,
    template_version_id: row.template_version_id,
    template_name: row.template_name,
    version_no: row.version_no,
    mode: row.mode,
    purpose: row.purpose,
    source: row.dispatch,
    started_at: startedAt,
  };
}

/** One row an item that was asked. Hidden follow-ups leave nothing. */
export function itemRows(
  companyId: string,
  recordId: string,
  { asked }: Assessment,
  linked: ReadonlyMap<string, string>,
) {
  return asked.map(({ item, answer, result, category }, sort) => {
    const { carriedFrom, ...given } = answer ?? emptyAnswer(item.id);
    return {
      company_id: companyId,
      record_id: recordId,
      sort,
      item_id: item.id,
      category,
      code: item.code,
      name: item.name,
      standard: item.standard,
      severity: item.severity,
      answer_type: item.answer,
      answer: given,
      result: result.result,
      points: result.result === 'none' ? null : result.points,
      max_points: result.result === 'none' ? null : result.maxPoints,
      note: given.note,
      photo_ids: given.photos,
      carried_from: carriedFrom,
      rectification_id: linked.get(item.id) ?? null,
    };
  });
}
