import { answerShape } from '@rondo/contract/answer-shape';
import type { FileRef } from '@rondo/contract/kit/shapes';
import type { RecordDetail, RecordItem, RecordRow } from '@rondo/contract/record';
import { type Answer, emptyAnswer } from '@rondo/domain/answer';
import { CHECK_IN_STATES } from '@rondo/domain/check-in';
import type { Language } from '@rondo/domain/language';
import { isOneOf } from '@rondo/domain/machine';
import { rectificationMachine } from '@rondo/domain/rectification';
import { countedPoints } from '@rondo/domain/scoring/counted-points';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { type CheckItem, SEVERITIES } from '@rondo/domain/scoring/template';
import { DISPATCHES, MODES, PURPOSES } from '@rondo/domain/task';
import type { Selectable } from 'kysely';
import type { Record } from '../../platform/db/schema.gen.ts';
import { levelMarkOf } from '../../platform/level-mark.ts';
import { answerText, deductionText } from './answer-text.ts';
import { stateOf } from './find.ts';
import type * as q from './record.queries.ts';

type Column = (typeof q.ROW_COLUMNS)[number] extends `record.${infer C extends keyof Record}` ? C : never;
type Row = Pick<Selectable<Record>, Column> & { check_in: string | null };
type ItemRow = Awaited<ReturnType<ReturnType<typeof q.itemsOf>['execute']>>[number];

/** A row of the list. */
export function presentRow(row: Row): RecordRow {
  return {
    id: row.id,
    number: row.number,
    taskId: row.task_id,
    shop: { id: row.shop_id, name: row.shop_name, path: row.shop_path },
    template: { id: row.template_id, name: row.template_name, versionNo: row.version_no },
    mode: oneOf(MODES, row.mode),
    purpose: oneOf(PURPOSES, row.purpose),
    source: oneOf(DISPATCHES, row.source),
    inspector: { id: row.inspector_id, name: row.inspector_name },
    state: stateOf(row.state),
    startedAt: row.started_at.toISOString(),
    submittedAt: row.submitted_at.toISOString(),
    doneAt: (row.done_at ?? row.submitted_at).toISOString(),
    durationS: row.duration_s,
    evaluated: row.evaluated,
    score: row.score,
    maxScore: row.max_score,
    ratePercent: row.rate_percent,
    level: levelMarkOf(row),
    isPass: row.is_pass,
    redLines: row.red_lines,
    failedItems: row.failed_items,
    itemCount: row.item_count,
    rectificationOpen: row.rectification_open,
    rectificationTotal: row.rectification_total,
    checkIn: row.check_in === null ? null : oneOf(CHECK_IN_STATES, row.check_in),
    isLate: row.is_late,
    isModified: row.modified_at !== null,
  };
}

type EditRow = Awaited<ReturnType<ReturnType<typeof q.editsOf>['execute']>>[number];
const RESULTS = ['pass', 'fail', 'na', 'none'] as const;

/** The database's CHECK keeps it one of them. */
export const resultOf = (stored: string): (typeof RESULTS)[number] => oneOf(RESULTS, stored);
export const severityOf = (stored: string): (typeof SEVERITIES)[number] => oneOf(SEVERITIES, stored);

type SourceRow = Awaited<ReturnType<ReturnType<typeof q.carriedSources>['execute']>>[number];

/** A record whose answers were carried over, and how many of them. */
export function presentSource(row: SourceRow): RecordDetail['carried'][number] {
  return {
    recordId: row.id,
    number: row.number,
    submittedAt: row.submitted_at.toISOString(),
    isVoid: row.state === 'void',
    items: row.items,
  };
}

type SignOff = Pick<Selectable<Record>, 'sign_off_file_id' | 'sign_off_name' | 'signed_off_at' | 'modified_at'>;

/** Who signed for the store. `isBefore`: answers were changed since. */
export function presentSignOff(row: SignOff, files: Related['files']): RecordDetail['signOff'] {
  const { sign_off_file_id: fileId, sign_off_name: name, signed_off_at: at, modified_at: changedAt } = row;
  if (fileId === null || name === null || at === null) return null;
  const isBefore = changedAt !== null && changedAt > at;
  return { name, at: at.toISOString(), file: files([fileId])[0] ?? null, isBefore };
}

type Cameras = Pick<Selectable<Record>, 'cameras_viewed' | 'cameras_bound'>;

/** The coverage of a remote inspection; null: there was none. */
export function presentCameras({ cameras_viewed: viewed, cameras_bound: bound }: Cameras): RecordDetail['cameras'] {
  return viewed === null || bound === null ? null : { viewed, bound };
}

interface Related {
  /** The item of the pinned version. */
  checkItem: (itemId: string) => CheckItem | undefined;
  files: (ids: readonly string[]) => FileRef[];
  timesFailed: (itemId: string) => number;
  language: Language;
  now: Date;
  /** How the pinned version scores. */
  scoring: Pick<ScoringSettings, 'naPolicy'>;
}

/** An answer before and after a reviewer changed it. */
export function presentEdit(row: EditRow, { checkItem, language }: Related): RecordDetail['edits'][number] {
  const side = (stored: unknown, result: string) => {
    const answer = answerShape.parse(stored);
    const item = checkItem(row.item_id);
    const words = [answerText(item, answer, language), deductionText(item, answer, language), answer.naReason];
    return { text: words.filter(Boolean).join(' · '), note: answer.note, result: oneOf(RESULTS, result) };
  };
  return {
    id: row.id,
    itemId: row.item_id,
    name: row.item_name,
    at: row.at.toISOString(),
    by: { id: row.by_id, name: row.by_name },
    before: side(row.before, row.result_before),
    after: side(row.after, row.result_after),
    scoreBefore: row.score_before,
    scoreAfter: row.score_after,
    reason: row.reason,
  };
}

/** One answer of the report. */
export function presentItem(
  row: ItemRow,
  { checkItem, files, timesFailed, language, now, scoring }: Related,
): RecordItem {
  const result = oneOf(RESULTS, row.result);
  const answer = answerOf(row);
  const item = checkItem(row.item_id);
  const words = [answerText(item, answer, language), deductionText(item, answer, language)];
  return {
    sort: row.sort,
    itemId: row.item_id,
    category: row.category,
    code: row.code,
    name: row.name,
    standard: row.standard,
    severity: oneOf(SEVERITIES, row.severity),
    answerType: row.answer_type,
    value: answer.value,
    valueText: words.filter((text) => text !== '').join(' · '),
    naReason: answer.naReason,
    result,
    ...countedPoints({ result, points: row.points, maxPoints: row.max_points }, item?.bonus ?? false, scoring),
    note: row.note,
    photos: files(row.photo_ids),
    standardPhotos: files(item?.standardPhotos ?? []),
    carriedFrom: row.carried_from,
    repeatNo: row.result === 'fail' ? timesFailed(row.item_id) : 0,
    rectification: rectificationOf(row, files, now),
  };
}

function rectificationOf(row: ItemRow, files: Related['files'], now: Date): RecordItem['rectification'] {
  const { rectification_id: id, r_number: number, r_state: state, r_deadline_at: deadlineAt } = row;
  if (id === null || number === null || state === null || deadlineAt === null) return null;
  return {
    id,
    number,
    state,
    isOverdue: isOneOf(rectificationMachine.timed, state) && row.r_appeal !== 'open' && deadlineAt < now,
    deadlineAt: deadlineAt.toISOString(),
    completedAt: row.r_completed_at?.toISOString() ?? null,
    afterPhotos: files(row.r_after_photo_ids ?? []),
  };
}

function answerOf(row: ItemRow): Answer {
  const answer = answerShape.safeParse(row.answer);
  return answer.success ? answer.data : { ...emptyAnswer(row.item_id), na: row.result === 'na' };
}

/** The database's CHECK keeps columns one of the domain's words; another one is a fault of ours. */
function oneOf<T extends string>(words: readonly T[], text: string): T {
  const word = words.find((w) => w === text);
  if (word === undefined) throw new Error(`unknown word ${text}`);
  return word;
}
