import type { Answer } from '@rondo/domain/answer';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { DEFAULTS } from '@rondo/domain/limit';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import type { RectificationEvent, RectificationState } from '@rondo/domain/rectification';
import { needsRectification } from '@rondo/domain/scoring/item-result';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { categoryOf } from './category-of.ts';
import { chance } from './chance.ts';
import { stageOf } from './clock-stage.ts';
import { type Cast, type Course, follow, type Rectified } from './course.ts';
import type { Ledger } from './ledger.ts';
import { idAt } from './numbers.ts';
import type { DemoMember, DemoPeople } from './people.ts';
import type { Camera } from './photos.ts';
import type { Filed } from './records.ts';
import { tellOfRectifications } from './rectification-messages.ts';

/** Writes what became of the failed items. Call in the order of submission: repeats count what was before. */
export function rectifier(book: Ledger, film: Camera, people: DemoPeople): (filed: Filed) => void {
  const failedAt = new Map<string, Date[]>();
  return (filed) => {
    const { visit } = filed.commission;
    const cast = castOf(filed, people);
    const made = filed.failed
      .filter(({ item, answer }) => needsRectification(item, answer))
      .map((one) => {
        const key = `${visit.shop.id} ${one.item.id}`;
        const before = failedAt.get(key) ?? [];
        failedAt.set(key, [...before, filed.submittedAt]);
        const since = filed.submittedAt.getTime() - DEFAULTS.repeatWindowDays * DAY_MS;
        const repeatNo = 1 + before.filter((at) => at.getTime() >= since).length;
        return write(book, film, filed, { ...one, cast, repeatNo });
      });
    filed.row.rectification_total = made.length;
    filed.row.rectification_open = made.filter((m) => isOpen(m.course.state)).length;
    tellOfRectifications(book, filed, cast, made);
  };
}

/** A shop puts right what its inspector found; what it found itself, its area manager looks at. */
function castOf({ commission: { visit } }: Filed, people: DemoPeople): Cast {
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
  cast: Cast;
  repeatNo: number;
}

function write(book: Ledger, film: Camera, filed: Filed, fault: Fault): Rectified {
  const { item, answer, itemRow, cast } = fault;
  const { visit } = filed.commission;
  const createdAt = filed.submittedAt;
  const id = idAt(createdAt);
  const limitHours = item.rectify.limitHours ?? DEFAULTS.rectifyHours[item.severity];
  const seed = `${visit.shop.code} ${item.code} ${createdAt.toISOString()}`;
  const course = follow({
    book,
    film,
    id,
    visit,
    item,
    cast,
    createdAt,
    limitHours,
    luck: chance(seed),
    recordNumber: filed.number,
    recordId: filed.recordId,
  });
  itemRow.x = id;
  for (const photo of answer.photos) film.hang(photo, { kind: 'rectification', id, shopId: visit.shop.id });
  book.rectification.push(rowOf(book, filed, fault, { id, item, course, limitHours }));
  writePeople(book, { id, item, cast, createdAt, course });
  writeTurn(book, id, visit.shop.id, cast, course);
  return { id, item, course, limitHours };
}

function rowOf(book: Ledger, filed: Filed, { item, answer, repeatNo }: Fault, { id, course, limitHours }: Rectified) {
  const { visit, taskId } = filed.commission;
  const createdAt = filed.submittedAt;
  return {
    company_id: book.companyId,
    id,
    number: book.number(NUMBER_PREFIX.rectification, createdAt),
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
    shop_id: visit.shop.id,
    shop_name: visit.shop.name,
    shop_path: visit.shop.group.path,
    state: course.state,
    has_reviewer: true,
    round: course.round,
    repeat_no: repeatNo,
    limit_hours: limitHours,
    deadline_at: course.deadlineAt,
    before_photo_ids: answer.photos,
    after_photo_ids: course.afterPhotoIds,
    handled_at: course.handledAt,
    completed_at: course.completedAt,
    ended_at: course.endedAt,
    end_reason: course.endReason,
    clock_stage: course.state === 'pending' ? stageOf(course.deadlineAt, book.now) : null,
    business_on: filed.businessOn,
    rev: course.moves.length,
    created_at: createdAt,
    updated_at: course.moves.at(-1)?.at ?? createdAt,
  };
}

interface Crew {
  id: string;
  item: CheckItem;
  cast: Cast;
  createdAt: Date;
  course: Course;
}

function writePeople(book: Ledger, { id, item, cast, createdAt, course }: Crew): void {
  const lastOf = (...events: RectificationEvent[]): Date | null =>
    course.moves.findLast((move) => events.includes(move.event))?.at ?? null;
  const add = (relation: string, member: DemoMember, actedAt: Date | null): void => {
    book.rectification_person.push({
      company_id: book.companyId,
      rectification_id: id,
      member_id: member.id,
      relation,
      created_at: createdAt,
      acted_at: actedAt,
    });
  };
  add('initiator', cast.initiator, null);
  add('handler', course.handler, lastOf('handle'));
  add('reviewer', cast.reviewer, lastOf('approve', 'reject'));
  for (const member of new Set(cast.ccOf(item))) add('cc', member, null);
}

function writeTurn(book: Ledger, id: string, shopId: string, cast: Cast, course: Course): void {
  const { state, handler, deadlineAt, sinceAt } = course;
  if (!isOpen(state)) return;
  const isReview = state === 'awaiting_review';
  book.turn.push({
    company_id: book.companyId,
    member_id: isReview ? cast.reviewer.id : handler.id,
    object_kind: 'rectification',
    object_id: id,
    act: isReview ? 'review' : 'handle',
    shop_id: shopId,
    since_at: sinceAt,
    deadline_at: isReview ? new Date(sinceAt.getTime() + DEFAULTS.reviewHours * HOUR_MS) : deadlineAt,
  });
}

function isOpen(state: RectificationState): boolean {
  return state === 'pending' || state === 'awaiting_review';
}
