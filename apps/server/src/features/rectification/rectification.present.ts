import { aiAreas, aiBox } from '@rondo/contract/ai-area';
import type { FileRef, PersonRef } from '@rondo/contract/kit/shapes';
import type { RectificationDetail, RectificationRow } from '@rondo/contract/rectification';
import type { Actor } from '@rondo/domain/actor';
import { mayReadAiEvents } from '@rondo/domain/ai-event';
import { isOverdue } from '@rondo/domain/deadline';
import {
  mayRemindOfRectification,
  RECTIFICATION_SOURCES,
  rectificationEvents,
  rectificationMachine,
  silenceAt,
} from '@rondo/domain/rectification';
import { inScope } from '@rondo/domain/scope';
import { PRIORITIES } from '@rondo/domain/task';
import { CLOCK_TYPES, openMsLeft } from '@rondo/domain/work-clock';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { History, Rectification } from '../../platform/db/schema.gen.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { type Found, isRelation, stateOf } from './find.ts';
import { hoursOf } from './opening-hours.ts';
import type { SourcePictureRow } from './source.queries.ts';
import { timeByParty } from './time-by-party.ts';

interface Person extends PersonRef {
  relation: string;
  acted_at: Date | null;
}

/** A row of the list. `people` are those of this rectification. */
export function presentRow(row: Selectable<Rectification>, people: readonly Person[], now: Date): RectificationRow {
  const named = (relation: string): PersonRef[] =>
    people.filter((p) => p.relation === relation).map(({ id, name }) => ({ id, name }));
  const state = stateOf(row.state);
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    shop: { id: row.shop_id, name: row.shop_name, path: row.shop_path },
    source: RECTIFICATION_SOURCES.find((source) => source === row.source) ?? 'record',
    severity: severityOf(row.severity),
    priority: PRIORITIES.find((one) => one === row.priority) ?? 'normal',
    state,
    isOverdue:
      rectificationMachine.timed.includes(state) && isOverdue({ deadlineAt: row.deadline_at, submittedAt: null }, now),
    isAsked: row.asked_at !== null,
    isAppealed: row.appeal === 'open',
    handlers: named('handler'),
    reviewers: named('reviewer'),
    round: row.round,
    cost: row.cost === null ? null : Number(row.cost),
    repeatNo: row.repeat_no,
    createdAt: row.created_at.toISOString(),
    deadlineAt: (row.held_deadline_at ?? row.deadline_at).toISOString(),
    handledAt: row.handled_at?.toISOString() ?? null,
    finishedAt: (row.completed_at ?? row.ended_at)?.toISOString() ?? null,
  };
}

interface Related {
  history: Selectable<History>[];
  files: (ids: readonly string[]) => FileRef[];
  record: { id: string; number: string } | null;
  templateName: string | null;
  event: { id: string; event_name: string; boxes: unknown; areas: unknown } | null;
  pictures: SourcePictureRow[];
  chain: Selectable<Rectification>[];
}

/** Everything of one, with what this reader may do. */
export function presentDetail(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  { row, people, view }: Found,
  { history, files, record, templateName, event, pictures, chain }: Related,
): RectificationDetail {
  const isOpen = rectificationMachine.open.includes(view.state);
  return {
    ...presentRow(row, people, now()),
    description: row.description,
    category: row.category,
    itemId: row.item_id,
    itemCode: row.item_code,
    standard: row.standard,
    raisedFrom: row.raised_from === null ? null : severityOf(row.raised_from),
    chain: chain.length > 1 ? chain.map(presentLink) : [],
    record,
    aiEvent: event && presentEvent(actor, view, event),
    sourcePictures: pictures.map((picture) => presentPicture(actor, view, picture)),
    templateName,
    limitHours: row.limit_hours,
    clock: CLOCK_TYPES.find((clock) => clock === row.clock) ?? 'calendar',
    openMsLeft: openMsLeft(hoursOf(row, actor.timeZone), now(), row.deadline_at),
    minPhotos: row.min_photos,
    cameraOnly: row.camera_only,
    extended: row.extended,
    asked: questionOf(row, history),
    appeal: appealOf(view, history),
    endReason: row.end_reason,
    beforePhotos: files(row.before_photo_ids),
    afterPhotos: files(row.after_photo_ids),
    noVisibleChange: saysUnchanged(history),
    people: people.flatMap(({ id, name, relation, acted_at }) =>
      isRelation(relation) ? [{ id, name, relation, actedAt: acted_at?.toISOString() ?? null }] : [],
    ),
    history: history.map((entry) => presentHistory(entry, files)),
    timeByParty: timeByParty(history, now()),
    rev: row.rev,
    can: {
      events: rectificationEvents(actor, view, now()),
      remind: isOpen && mayRemindOfRectification(actor, view),
    },
  };
}

const boxes = z.array(aiBox);

/** What AI checks saw; the event itself opens for whoever judges those of the store. */
const presentEvent = (actor: Actor, { shop }: Found['view'], event: NonNullable<Related['event']>) => ({
  ...{ id: event.id, name: event.event_name, boxes: boxes.parse(event.boxes), areas: aiAreas.parse(event.areas) },
  isOpen: mayReadAiEvents(actor) && inScope(actor.scope, shop),
});

/** A picture that it began with; it opens for whoever may look at the gallery of the store. */
const presentPicture = (
  actor: Actor,
  { shop }: Found['view'],
  { id, camera_id, camera_name, taken_at, frame_id, plan_id, plan_name }: SourcePictureRow,
): RectificationDetail['sourcePictures'][number] => ({
  ...{ id, takenAt: taken_at.toISOString(), camera: { id: camera_id, name: camera_name } },
  isOpen: actor.codes.has('image_library_view') && inScope(actor.scope, shop),
  snapshot:
    frame_id !== null && plan_id !== null && plan_name !== null
      ? { frameId: frame_id, planId: plan_id, planName: plan_name }
      : null,
});

const presentLink = (row: Selectable<Rectification>): RectificationDetail['chain'][number] => ({
  ...{ id: row.id, number: row.number, severity: severityOf(row.severity), state: stateOf(row.state) },
  createdAt: row.created_at.toISOString(),
  finishedAt: (row.completed_at ?? row.ended_at)?.toISOString() ?? null,
});

/** The appeal, with who made it and why. */
function appealOf({ appeal }: Found['view'], history: Related['history']): RectificationDetail['appeal'] {
  if (appeal === null) return null;
  const made = history.findLast(({ event }) => event === 'appeal');
  return { is: appeal, by: personOf(made), reason: made?.comment ?? '' };
}

const personOf = (entry: Related['history'][number] | undefined): PersonRef | null =>
  entry?.actor_id ? { id: entry.actor_id, name: entry.actor_name ?? '' } : null;

/** The question for more time that is open; whoever asked said why. */
function questionOf(
  { asked_at: askedAt, asked_until: until }: Selectable<Rectification>,
  history: Related['history'],
): RectificationDetail['asked'] {
  if (askedAt === null || until === null) return null;
  const asked = history.findLast(({ event }) => event === 'ask_extension');
  return {
    until: until.toISOString(),
    by: personOf(asked),
    reason: asked?.comment ?? '',
    silenceAt: silenceAt(askedAt).toISOString(),
  };
}

/** What was said with the last fix. */
function saysUnchanged(history: Related['history']): boolean {
  const last = history.findLast(({ event }) => event === 'handle' || event === 'handle_unreviewed');
  const data = typeof last?.data === 'object' && last.data !== null && !Array.isArray(last.data) ? last.data : {};
  return data.noVisibleChange === true;
}

function severityOf(text: string): RectificationRow['severity'] {
  return text === 'red_line' || text === 'major' ? text : 'normal';
}
