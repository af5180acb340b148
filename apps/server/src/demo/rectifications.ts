import type { Answer } from '@rondo/domain/answer';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { DEFAULTS } from '@rondo/domain/limit';
import { isOneOf } from '@rondo/domain/machine';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import {
  type RectificationEvent,
  type RectificationState,
  rectificationMachine,
  silenceAt,
} from '@rondo/domain/rectification';
import {
  DEFAULT_RECTIFICATION,
  ESCALATION_LEVELS,
  type EscalationLevel,
  HOURS_OF_LEVEL,
} from '@rondo/domain/rectification-setting';
import { needsRectification } from '@rondo/domain/scoring/item-result';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { categoryOf } from './category-of.ts';
import { chance } from './chance.ts';
import { stageOf } from './clock-stage.ts';
import type { Dataset } from './dataset.ts';
import { idAt } from './numbers.ts';
import type { DemoMember, DemoPeople } from './people.ts';
import type { PhotoSet } from './photos.ts';
import type { Filed } from './records.ts';
import { addRectificationMessages } from './rectification-messages.ts';
import { follow, type Participants, type Progress, type Rectified } from './rectification-progress.ts';

/** Writes what became of the failed items. Call in the order of submission: repeats count what was before. */
export function rectifier(dataset: Dataset, photos: PhotoSet, people: DemoPeople): (filed: Filed) => void {
  const failedAt = new Map<string, Date[]>();
  return (filed) => {
    const { visit } = filed.commission;
    const participants = castOf(filed, people);
    const made = filed.failed
      .filter(({ item, answer }) => needsRectification(item, answer))
      .map((one) => {
        const key = `${visit.shop.id} ${one.item.id}`;
        const before = failedAt.get(key) ?? [];
        failedAt.set(key, [...before, filed.submittedAt]);
        const since = filed.submittedAt.getTime() - DEFAULTS.repeatWindowDays * DAY_MS;
        const repeatNo = 1 + before.filter((at) => at.getTime() >= since).length;
        return write(dataset, photos, filed, { ...one, participants, repeatNo });
      });
    filed.row.rectification_total = made.length;
    filed.row.rectification_open = made.filter((m) => isOpen(m.progress.state)).length;
    addRectificationMessages(dataset, filed, participants, made);
  };
}

/** A shop puts right what its inspector found; what it found itself, its area manager looks at. */
function castOf({ commission: { visit } }: Filed, people: DemoPeople): Participants {
  const reviewer = visit.mode === 'self' && visit.reviewer ? visit.reviewer : visit.handler;
  const area = people.areaManagerOf(visit.shop.area);
  return {
    initiator: visit.handler,
    handler: visit.staged?.fixer ?? people.managerOf(visit.shop),
    reviewer: visit.staged?.checker ?? reviewer,
    successor: area,
    ccOf: (item) => (item.severity === 'red_line' ? [area, people.owner] : [area]),
  };
}

interface Fault {
  item: CheckItem;
  answer: Answer;
  itemRow: Record<string, unknown>;
  participants: Participants;
  repeatNo: number;
}

function write(dataset: Dataset, photos: PhotoSet, filed: Filed, fault: Fault): Rectified {
  const { item, answer, itemRow, participants } = fault;
  const { visit } = filed.commission;
  const createdAt = filed.submittedAt;
  const id = idAt(createdAt);
  const limitHours = item.rectify.limitHours ?? DEFAULTS.rectifyHours[item.severity];
  const seed = `${visit.shop.code} ${item.code} ${createdAt.toISOString()}`;
  const progress = follow({
    dataset,
    photos,
    id,
    visit,
    item,
    participants: participants,
    createdAt,
    limitHours,
    luck: chance(seed),
    recordNumber: filed.number,
    recordId: filed.recordId,
  });
  itemRow.x = id;
  for (const photo of answer.photos) photos.hang(photo, { kind: 'rectification', id, shopId: visit.shop.id });
  dataset.rectification.push(rowOf(dataset, filed, fault, { id, item, progress, limitHours }));
  writePeople(dataset, { id, item, participants: participants, createdAt, progress });
  writeTurn(dataset, id, visit.shop.id, participants, progress);
  return { id, item, progress, limitHours };
}

function rowOf(
  dataset: Dataset,
  filed: Filed,
  { item, answer, repeatNo }: Fault,
  { id, progress, limitHours }: Rectified,
) {
  const { visit, taskId } = filed.commission;
  const createdAt = filed.submittedAt;
  return {
    company_id: dataset.companyId,
    id,
    number: dataset.number(NUMBER_PREFIX.rectification, createdAt),
    title: item.name,
    description: answer.note,
    source: 'record' as const,
    record_id: filed.recordId,
    task_id: taskId,
    item_id: item.id,
    item_code: item.code,
    category: categoryOf(visit.version, item.id),
    standard: item.standard,
    severity: item.severity,
    priority: item.rectify.priority,
    shop_id: visit.shop.id,
    shop_name: visit.shop.name,
    shop_path: visit.shop.group.path,
    shop_lineage: visit.shop.group.lineage,
    state: progress.state,
    has_reviewer: true,
    round: progress.round,
    repeat_no: repeatNo,
    limit_hours: limitHours,
    deadline_at: progress.deadlineAt,
    before_photo_ids: answer.photos,
    after_photo_ids: progress.afterPhotoIds,
    handled_at: progress.handledAt,
    completed_at: progress.completedAt,
    ended_at: progress.endedAt,
    end_reason: progress.endReason,
    appeal: progress.appealed ? 'open' : null,
    appealed_at: progress.appealed?.at ?? null,
    held_deadline_at: progress.appealed?.held ?? null,
    asked: progress.asked ? 1 : 0,
    asked_at: progress.asked?.at ?? null,
    asked_until: progress.asked?.until ?? null,
    escalated: escalatedBy(progress, dataset.now),
    review_reminders: pressedFor(progress, dataset.now),
    clock_stage: progress.state === 'pending' ? stageOf(progress.deadlineAt, dataset.now) : null,
    business_on: filed.businessOn,
    rev: progress.moves.length,
    created_at: createdAt,
    updated_at: progress.moves.at(-1)?.at ?? createdAt,
  };
}

interface Crew {
  id: string;
  item: CheckItem;
  participants: Participants;
  createdAt: Date;
  progress: Progress;
}

function writePeople(dataset: Dataset, { id, item, participants, createdAt, progress }: Crew): void {
  const lastOf = (...events: RectificationEvent[]): Date | null =>
    progress.moves.findLast((move) => events.includes(move.event))?.at ?? null;
  const add = (relation: string, member: DemoMember, actedAt: Date | null): void => {
    dataset.rectification_person.push({
      company_id: dataset.companyId,
      rectification_id: id,
      member_id: member.id,
      relation,
      created_at: createdAt,
      acted_at: actedAt,
    });
  };
  if (progress.appealed) add('judge', progress.appealed.judge, null);
  add('initiator', participants.initiator, null);
  add('handler', progress.handler, lastOf('handle'));
  add('reviewer', participants.reviewer, lastOf('approve', 'reject'));
  for (const member of new Set(participants.ccOf(item))) add('cc', member, null);
}

function writeTurn(dataset: Dataset, id: string, shopId: string, participants: Participants, progress: Progress): void {
  const { state, handler, deadlineAt, sinceAt } = progress;
  if (!isOpen(state)) return;
  const isReview = state === 'awaiting_review';
  const answer = (member: DemoMember, at: Date, until: Date) =>
    dataset.turn.push({
      ...{ company_id: dataset.companyId, member_id: member.id, object_kind: 'rectification' },
      ...{ object_id: id, act: 'review', shop_id: shopId, since_at: at, deadline_at: until },
    });
  if (progress.appealed) {
    const { at, judge } = progress.appealed;
    answer(judge, at, new Date(at.getTime() + DEFAULTS.reviewHours * HOUR_MS));
    return;
  }
  if (progress.asked) answer(participants.reviewer, progress.asked.at, silenceAt(progress.asked.at));
  dataset.turn.push({
    company_id: dataset.companyId,
    member_id: isReview ? participants.reviewer.id : handler.id,
    object_kind: 'rectification',
    object_id: id,
    act: isReview ? 'review' : 'handle',
    shop_id: shopId,
    since_at: sinceAt,
    deadline_at: isReview ? new Date(sinceAt.getTime() + DEFAULTS.reviewHours * HOUR_MS) : deadlineAt,
  });
}

function isOpen(state: RectificationState): boolean {
  return isOneOf(rectificationMachine.open, state);
}

/** The levels that have heard that it is late, as the clock would have told them. */
function escalatedBy({ state, deadlineAt }: Progress, now: Date): EscalationLevel[] {
  if (state !== 'pending') return [];
  const lateHours = (now.getTime() - deadlineAt.getTime()) / HOUR_MS;
  return ESCALATION_LEVELS.filter((level) => lateHours > (DEFAULT_RECTIFICATION[HOURS_OF_LEVEL[level]] ?? Infinity));
}

/** How often the clock would have pressed for its review. */
function pressedFor({ state, sinceAt }: Progress, now: Date): number {
  if (state !== 'awaiting_review') return 0;
  const lateMs = now.getTime() - sinceAt.getTime() - DEFAULTS.reviewHours * HOUR_MS;
  return lateMs < 0 ? 0 : lateMs < DAY_MS ? 1 : 2;
}
