import type { Answer } from '@rondo/domain/answer';
import { civilDate } from '@rondo/domain/civil-time';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import { itemResult } from '@rondo/domain/scoring/item-result';
import type { Outcome } from '@rondo/domain/scoring/outcome';
import { score } from '@rondo/domain/scoring/score';
import { allItems, type CheckItem } from '@rondo/domain/scoring/template';
import { answersOf } from './answers.ts';
import type { Dataset } from './dataset.ts';
import type { PhotoSet } from './photos.ts';
import { type Commission, fillIn } from './tasks.ts';
import type { Visit } from './visits.ts';

/** A submitted inspection with what failed in it, for the rectifications. */
export interface Filed {
  commission: Commission;
  recordId: string;
  number: string;
  submittedAt: Date;
  businessOn: string;
  failed: { item: CheckItem; answer: Answer; itemRow: Record<string, unknown> }[];
  row: Record<string, unknown>;
}

export type Scorer = (commission: Commission, answers: readonly Answer[]) => Outcome;

/** Scores by the rules of the product; inspections with the same results share one computation. */
export function scorer(): Scorer {
  const known = new Map<string, Outcome>();
  return ({ visit }, answers) => {
    const { version, template } = visit;
    const items = allItems(version.content);
    const pattern = answers.map((answer, i) => {
      const item = items[i];
      const judged = item ? itemResult(item, answer) : null;
      return judged ? `${judged.result[0]}${judged.points}${answer.deductionIds.join('')}` : '';
    });
    const key = `${version.id} ${pattern.join()}`;
    const outcome = known.get(key) ?? score(version.content, template.scoring, answers);
    known.set(key, outcome);
    return outcome;
  };
}

/** Writes the record of a submitted visit. Call in the order of submission; `progress` as in `answersOf`. */
export function writeRecord(
  dataset: Dataset,
  photos: PhotoSet,
  scoreOf: Scorer,
  commission: Commission,
  progress: number,
): Filed {
  const { visit, recordId: id } = commission;
  const { startedAt, submittedAt } = visit;
  if (!startedAt || !submittedAt || !id) throw new Error('only a submitted visit has a record');
  const answers = answersOf(visit, dataset.texts, submittedAt, progress).map((answer) => ({
    ...answer,
    photos: photosOf(photos, commission, answer, id, submittedAt),
  }));
  const outcome = scoreOf(commission, answers);
  const number = dataset.number(NUMBER_PREFIX.record, submittedAt);
  const businessOn = civilDate(submittedAt, dataset.timeZone);
  const row = rowOf(dataset, commission, { number, businessOn, outcome, startedAt, submittedAt });
  dataset.record.push(row);
  fillIn(commission, { score: outcome.score, levelKey: outcome.level?.key ?? null });
  writeHistory(dataset, id, visit, submittedAt);
  return {
    commission,
    recordId: id,
    number,
    submittedAt,
    businessOn,
    failed: writeItems(dataset, commission, id, answers),
    row,
  };
}

/** What the inspection is measured in, besides what its commission says. */
interface Measured {
  number: string;
  businessOn: string;
  outcome: Outcome;
  startedAt: Date;
  submittedAt: Date;
}

function rowOf(
  { companyId }: Dataset,
  { visit, taskId, recordId }: Commission,
  { number, businessOn, outcome, startedAt, submittedAt }: Measured,
): Record<string, unknown> {
  const { shop, template, version, handler, reviewer } = visit;
  const state = visit.returnedAt ? 'returned' : reviewer && !visit.approvedAt ? 'in_review' : 'effective';
  const { levels } = template.scoring;
  return {
    company_id: companyId,
    id: recordId,
    number,
    task_id: taskId,
    shop_id: shop.id,
    shop_name: shop.name,
    shop_path: shop.group.path,
    shop_lineage: shop.group.lineage,
    template_id: template.id,
    template_version_id: version.id,
    template_name: template.name,
    version_no: version.no,
    mode: visit.mode,
    purpose: visit.purpose,
    source: visit.dispatch,
    inspector_id: handler.id,
    inspector_name: handler.name,
    state,
    started_at: startedAt,
    submitted_at: submittedAt,
    business_on: businessOn,
    duration_s: Math.round((submittedAt.getTime() - startedAt.getTime()) / 1_000),
    evaluated: outcome.evaluated,
    score: outcome.score,
    max_score: outcome.maxScore,
    rate_percent: outcome.ratePercent,
    level_key: outcome.level?.key ?? null,
    level_name: outcome.level?.name ?? null,
    level_rank: outcome.level ? levels.findIndex((level) => level.key === outcome.level?.key) : null,
    level_count: levels.length,
    level_from: outcome.level?.minPercent ?? null,
    is_pass: outcome.isPass,
    red_lines: outcome.redLines,
    failed_items: outcome.failed,
    na_items: outcome.na,
    item_count: outcome.itemCount,
    rectification_total: 0,
    rectification_open: 0,
    outcome,
    is_late: submittedAt > visit.deadlineAt,
  };
}

function writeHistory(dataset: Dataset, id: string, visit: Visit, submittedAt: Date): void {
  const { handler, reviewer } = visit;
  dataset.addHistory({
    kind: 'record',
    id,
    at: submittedAt,
    by: handler,
    event: 'submit',
    to: reviewer ? 'in_review' : 'effective',
  });
  if (visit.returnedAt) {
    const [from, to] = ['in_review', 'returned'];
    dataset.addHistory({ kind: 'record', id, at: visit.returnedAt, by: reviewer, event: 'return', from, to });
  }
  if (visit.approvedAt) {
    dataset.addHistory({
      kind: 'record',
      id,
      at: visit.approvedAt,
      by: reviewer,
      event: 'accept',
      from: 'in_review',
      to: 'effective',
    });
  }
}

function photosOf(photos: PhotoSet, { visit }: Commission, answer: Answer, recordId: string, at: Date): string[] {
  const text = visit.template.texts.get(answer.itemId);
  const isRight = answer.note === '';
  if (!text?.scene || text.photo === 'optional' || answer.na || isRight) return [];
  const seed = `${visit.shop.code}${text.code}${at.toISOString()}`;
  const reading = typeof answer.value === 'number' && text.answer === 'temperature' ? answer.value : null;
  const photo = photos.shoot({ scene: text.scene, isRight: false, reading, at, byId: visit.handler.id, seed });
  photos.hang(photo, { kind: 'record', id: recordId, shopId: visit.shop.id });
  return [photo];
}

function writeItems(
  dataset: Dataset,
  { visit }: Commission,
  recordId: string,
  answers: readonly Answer[],
): Filed['failed'] {
  const failed: Filed['failed'] = [];
  allItems(visit.version.content).forEach((item, sort) => {
    const answer = answers[sort];
    if (!answer) return;
    const { result, points, maxPoints } = itemResult(item, answer);
    const itemRow: Record<string, unknown> = {
      r: recordId,
      v: visit.version.id,
      s: sort,
      a: answer,
      t: result,
      p: result === 'none' ? null : points,
      m: result === 'none' ? null : maxPoints,
      x: null,
    };
    dataset.record_item.push(itemRow);
    if (result === 'fail') failed.push({ item, answer, itemRow });
  });
  return failed;
}
