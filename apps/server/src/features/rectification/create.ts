import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import { PICTURE_ORIGINS, type RectificationOrigin } from '@rondo/domain/rectification';
import { raised } from '@rondo/domain/repeat';
import type { Severity } from '@rondo/domain/scoring/template';
import type { Priority } from '@rondo/domain/task';
import { type ClockHours, type ClockType, limitEndsAt, openMsLeft } from '@rondo/domain/work-clock';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { writeHistory, writerOf } from '../../platform/history.ts';
import { takeNumbers } from '../../platform/number-sequence.ts';
import { attachFiles } from '../file/index.ts';
import { keepActive, peopleByIds } from '../people/index.ts';
import { followMoves } from '../process/index.ts';
import { type Deadline, deadlineOf, hoursOf } from './opening-hours.ts';
import * as q from './rectification.queries.ts';
import { beforeOf } from './repeat.queries.ts';
import { rectificationWaiting } from './waiting.queries.ts';

/** What was inspected, or that nothing was. */
export type Origin =
  | { kind: 'record'; id: string; number: string; taskId: string }
  | { kind: Exclude<RectificationOrigin, 'record'> };

/** Where rectifications come from; names and paths as they are now, to be kept. */
export interface RectificationSource {
  origin: Origin;
  shop: { id: string; name: string; path: string };
  businessOn: string;
  timeZone: string;
  initiatorId: string;
  /** What the company has set now, to be kept. */
  roundHours: number;
  repeatDays: number;
  /** The hours of each severity, by which a problem that came back is raised; null: the company does not raise them. */
  raisedHours: Record<Severity, number> | null;
  allowsTransfer: boolean;
  allowsExtension: boolean;
  allowsAppeal: boolean;
  /** How long a review may take. */
  reviewHours: number;
  clock: ClockType;
  /** Photos that a fix needs at least. */
  minPhotos: number;
  /** They come from the camera only. */
  cameraOnly: boolean;
}

export interface NewRectification {
  /** The check item that failed; null where nothing was inspected. */
  itemId: string | null;
  itemCode: string | null;
  title: string;
  description: string;
  category: string;
  standard: string;
  severity: Severity;
  /** Absent: normal. */
  priority?: Priority;
  limitHours: number;
  /** Somebody chose the hours: they stay although the problem came back. */
  isLimitChosen?: boolean;
  /** By then instead, whatever the hours come to. */
  deadlineAt?: Date;
  /** At least one; nobody to put it right is refused. */
  handlerIds: string[];
  /** Empty: a fix needs no review. */
  reviewerIds: string[];
  ccIds: string[];
  beforePhotoIds: string[];
}

/** Creates rectifications in the caller's transaction: numbered, with people, turns, history and one event for all. */
export async function createRectifications(tx: Tx, source: RectificationSource, items: readonly NewRectification[]) {
  if (items.length === 0) return [];
  if (items.some((item) => item.handlerIds.length === 0)) throw new AppError('HANDLER_NEEDED');
  const at = tx.now();
  const made = await numbered(tx, source, items, at);
  const rows = made.map((m) => rowOf(tx, source, m, at));
  await q.insert(tx.db, rows).execute();
  await keepActive(tx, [source.initiatorId, ...items.flatMap((i) => [...i.handlerIds, ...i.reviewerIds, ...i.ccIds])]);
  const people = made.flatMap((m) => peopleOf(source, m));
  await q.addPeople(tx.db, tx.companyId, people, at);
  await followCreation(tx, source, made);
  // Pictures of the gallery are named by whoever sees them there, not only by whoever took them; those of events by nobody.
  const { kind } = source.origin;
  const isKept = kind === 'ai' || PICTURE_ORIGINS.some((one) => one === kind);
  const bearer = isKept ? { ...tx, actor: null } : tx;
  for (const m of made) {
    await attachFiles(bearer, { kind: 'rectification', id: m.id, shopId: source.shop.id }, m.item.beforePhotoIds);
  }
  await tx.emit('rectification.created', {
    rectificationIds: made.map((m) => m.id),
    recordId: recordOf(source)?.id ?? null,
    byId: source.initiatorId,
  });
  return made.map((m) => ({ id: m.id, number: m.number, title: m.item.title, itemId: m.item.itemId }));
}

const recordOf = ({ origin }: RectificationSource) => (origin.kind === 'record' ? origin : null);

interface Made {
  item: NewRectification;
  id: string;
  number: string;
  limitHours: number;
  deadline: Deadline;
  repeatNo: number;
  repeatOf: string | null;
  raisedFrom: Severity | null;
}

/** Each with its number, its deadline and which failure of the item in this shop it is. */
async function numbered(
  tx: Tx,
  source: RectificationSource,
  items: readonly NewRectification[],
  at: Date,
): Promise<Made[]> {
  const { db, companyId } = tx;
  const itemIds = items.flatMap((item) => item.itemId ?? []);
  const since = new Date(at.getTime() - source.repeatDays * DAY_MS);
  const before = await beforeOf(db, companyId, { shopId: source.shop.id, itemIds, since });
  const store =
    source.clock === 'business' ? await q.hoursOfShop(db, companyId, source.shop.id).executeTakeFirst() : null;
  const hours = store ? hoursOf({ ...store, clock: source.clock }, source.timeZone) : null;
  const numbers = await takeNumbers(db, companyId, NUMBER_PREFIX.rectification, at, source.timeZone, items.length);
  return items.map((asked, i) => {
    const { repeatNo, fix } = before(asked.itemId);
    const item = fix && source.raisedHours ? heavier(asked, source.raisedHours) : asked;
    return {
      item,
      id: tx.newId(),
      number: numbers[i] ?? '',
      ...limitOf(item, hours, at),
      repeatNo,
      repeatOf: fix?.id ?? null,
      raisedFrom: item.severity === asked.severity ? null : asked.severity,
    };
  });
}

function heavier(item: NewRectification, hours: Record<Severity, number>): NewRectification {
  const { severity, limitHours } = raised(item, hours);
  return { ...item, severity, limitHours: item.isLimitChosen ? item.limitHours : limitHours };
}

/** When it is due and how many hours that is: hours are counted to the deadline where one is given, the last one as whole. */
function limitOf({ limitHours, deadlineAt }: NewRectification, hours: ClockHours, at: Date) {
  if (!deadlineAt) return { limitHours, deadline: deadlineOf(hours, limitEndsAt(hours, at, limitHours)) };
  const ms = openMsLeft(hours, at, deadlineAt) ?? deadlineAt.getTime() - at.getTime();
  return { limitHours: Math.max(1, Math.ceil(ms / HOUR_MS)), deadline: deadlineOf(hours, deadlineAt) };
}

function rowOf(
  tx: Tx,
  source: RectificationSource,
  { item, id, number, limitHours, deadline, repeatNo, repeatOf, raisedFrom }: Made,
  at: Date,
) {
  const record = recordOf(source);
  return {
    company_id: tx.companyId,
    id,
    number,
    title: item.title,
    description: item.description,
    source: source.origin.kind,
    record_id: record?.id ?? null,
    task_id: record?.taskId ?? null,
    item_id: item.itemId,
    item_code: item.itemCode,
    category: item.category,
    standard: item.standard,
    severity: item.severity,
    priority: item.priority ?? 'normal',
    shop_id: source.shop.id,
    shop_name: source.shop.name,
    shop_path: source.shop.path,
    state: 'pending',
    has_reviewer: item.reviewerIds.length > 0,
    repeat_no: repeatNo,
    ...{ repeat_of: repeatOf, raised_from: raisedFrom },
    limit_hours: limitHours,
    round_hours: source.roundHours,
    allows_transfer: source.allowsTransfer,
    allows_extension: source.allowsExtension,
    allows_appeal: source.allowsAppeal,
    review_hours: source.reviewHours,
    clock: source.clock,
    min_photos: source.minPhotos,
    camera_only: source.cameraOnly,
    ...deadline,
    before_photo_ids: item.beforePhotoIds,
    business_on: source.businessOn,
    created_at: at,
    updated_at: at,
  };
}

function peopleOf(source: RectificationSource, { item, id }: Made) {
  const as = (relation: 'initiator' | 'handler' | 'reviewer' | 'cc', ids: readonly string[]) =>
    [...new Set(ids)].map((memberId) => ({ id, memberId, relation }));
  return [
    ...as('initiator', [source.initiatorId]),
    ...as('handler', item.handlerIds),
    ...as('reviewer', item.reviewerIds),
    ...as('cc', item.ccIds),
  ];
}

/** Whose turn they are, and the beginning of their history: made, and told to those in copy. */
async function followCreation(tx: Tx, source: RectificationSource, made: readonly Made[]): Promise<void> {
  const record = recordOf(source);
  const data = record ? { recordNumber: record.number, recordId: record.id } : {};
  await followMoves(
    tx,
    rectificationWaiting,
    made.map((m) => ({ ...{ id: m.id, name: nameOf(m), event: 'create' as const, to: 'pending' as const, data } })),
  );
  const ccIds = made.flatMap(({ item }) => item.ccIds);
  const personOf = await peopleByIds(tx.db, tx.companyId, ccIds);
  const copies = made.flatMap((m) => {
    const to = [...new Set(m.item.ccIds)].flatMap((id) => personOf(id)?.name ?? []);
    return to.length > 0
      ? [{ kind: 'rectification' as const, id: m.id, name: nameOf(m), event: 'cc', data: { to } }]
      : [];
  });
  await writeHistory(tx.db, writerOf(tx), copies);
}

const nameOf = ({ number, item }: Made): string => `${number} ${item.title}`;
