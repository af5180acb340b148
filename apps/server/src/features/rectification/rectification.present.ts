import type { FileRef, HistoryEntry, PersonRef } from '@rondo/contract/kit/shapes';
import type { RectificationDetail, RectificationRow } from '@rondo/contract/rectification';
import { isOverdue } from '@rondo/domain/deadline';
import { mayRemindOfRectification, rectificationEvents, rectificationMachine } from '@rondo/domain/rectification';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { History, Rectification } from '../../platform/db/schema.gen.ts';
import { courts } from './courts.ts';
import { type Found, isRelation, stateOf } from './find.ts';

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
    source: 'record',
    severity: severityOf(row.severity),
    state,
    isOverdue:
      rectificationMachine.timed.includes(state) && isOverdue({ deadlineAt: row.deadline_at, submittedAt: null }, now),
    handlers: named('handler'),
    reviewers: named('reviewer'),
    round: row.round,
    repeatNo: row.repeat_no,
    createdAt: row.created_at.toISOString(),
    deadlineAt: row.deadline_at.toISOString(),
    handledAt: row.handled_at?.toISOString() ?? null,
    finishedAt: (row.completed_at ?? row.ended_at)?.toISOString() ?? null,
  };
}

interface Beside {
  history: Selectable<History>[];
  files: (ids: readonly string[]) => FileRef[];
  record: { id: string; number: string } | null;
  templateName: string | null;
}

/** Everything of one, with what this reader may do. */
export function presentDetail(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  { row, people, view }: Found,
  { history, files, record, templateName }: Beside,
): RectificationDetail {
  const isOpen = rectificationMachine.open.includes(view.state);
  return {
    ...presentRow(row, people, now()),
    description: row.description,
    category: row.category,
    itemCode: row.item_code,
    standard: row.standard,
    record,
    templateName,
    limitHours: row.limit_hours,
    extended: row.extended,
    endReason: row.end_reason,
    beforePhotos: files(row.before_photo_ids),
    afterPhotos: files(row.after_photo_ids),
    people: people.flatMap(({ id, name, relation, acted_at }) =>
      isRelation(relation) ? [{ id, name, relation, actedAt: acted_at?.toISOString() ?? null }] : [],
    ),
    history: history.map((entry) => presentHistory(entry, files)),
    courts: courts(history, now()),
    rev: row.rev,
    can: {
      events: rectificationEvents(actor, view, now()),
      remind: isOpen && mayRemindOfRectification(actor, view),
    },
  };
}

/** A line of the timeline. */
export function presentHistory(entry: Selectable<History>, files: Beside['files']): HistoryEntry {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    event: entry.event,
    actor: entry.actor_id ? { id: entry.actor_id, name: entry.actor_name ?? '' } : null,
    fromState: entry.from_state,
    toState: entry.to_state,
    comment: entry.comment,
    photos: files(entry.photo_ids),
    data: typeof entry.data === 'object' && entry.data !== null && !Array.isArray(entry.data) ? { ...entry.data } : {},
  };
}

function severityOf(text: string): RectificationRow['severity'] {
  return text === 'red_line' || text === 'major' ? text : 'normal';
}
