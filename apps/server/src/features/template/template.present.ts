import type { FileRef, PersonRef } from '@rondo/contract/kit/shapes';
import type { TemplateDetail, TemplateRow } from '@rondo/contract/template';
import { TEMPLATE_FIELDS } from '@rondo/contract/template-fields';
import type { ShownGeneration } from '@rondo/contract/template-generation';
import type { ShownShare } from '@rondo/contract/template-share';
import type { Actor } from '@rondo/domain/actor';
import { SCORING_METHODS } from '@rondo/domain/scoring/settings';
import {
  isLockedFor,
  mayEditTemplate,
  mayRemoveTemplate,
  mayTemplate,
  type TemplateView,
} from '@rondo/domain/template';
import type { Selectable } from 'kysely';
import type { Template } from '../../platform/db/schema.gen.ts';
import { fieldsOf } from '../../platform/fields.ts';
import { modesOf, stateOf, type TemplateVersion } from './version.ts';

type Row = Selectable<Template>;
type People = (id: string | null) => PersonRef | null;

/** What a row of the list shows of the version behind it. */
interface Shown {
  method: string;
  items: number;
  totalPoints: number;
  liveNo: number | null;
  usedTimes: number;
  cover: FileRef | null;
  share: ShownShare;
}

export function presentRow(row: Row, shown: Shown, people: People): TemplateRow {
  return {
    id: row.id,
    ...fieldsOf(TEMPLATE_FIELDS, row),
    modes: modesOf(row.modes),
    method: SCORING_METHODS.find((method) => method === shown.method) ?? 'points',
    state: stateOf(row.state),
    liveNo: shown.liveNo,
    liveVersionId: row.live_version_id,
    hasDraft: row.draft_version_id !== null,
    items: shown.items,
    totalPoints: shown.totalPoints,
    usedTimes: shown.usedTimes,
    createdBy: people(row.created_by) ?? { id: row.created_by, name: '' },
    edited:
      row.edited_by && row.edited_at
        ? { by: people(row.edited_by) ?? { id: row.edited_by, name: '' }, at: row.edited_at.toISOString() }
        : null,
    updatedAt: row.updated_at.toISOString(),
    cover: shown.cover,
    share: shown.share,
    rev: row.rev,
  };
}

interface VersionRow {
  id: string;
  no: number;
  release_note: string;
  published_at: Date | null;
  published_by: string | null;
}

interface Whole {
  row: Row;
  version: TemplateVersion;
  standardPhotos: FileRef[];
  cover: FileRef | null;
  versions: readonly VersionRow[];
  usedTimes: number;
  share: ShownShare;
  isUsed: boolean;
  generation: ShownGeneration | null;
}

export function presentDetail(actor: Actor, now: Date, whole: Whole, people: People): TemplateDetail {
  const { row, version, usedTimes, cover, share } = whole;
  const versions = whole.versions.map((one) => presentVersion(one, people));
  const live = versions.find((one) => one.id === row.live_version_id);
  const view = viewOf(row, whole.isUsed);
  const shown = {
    method: version.scoring.method,
    items: version.items,
    totalPoints: version.totalPoints,
    liveNo: live?.no ?? null,
    usedTimes,
    cover,
    share,
  };
  return {
    ...presentRow(row, shown, people),
    version: versions.find((one) => one.id === version.id) ?? {
      id: version.id,
      no: version.no,
      releaseNote: '',
      publishedAt: null,
      publishedBy: null,
    },
    content: version.content,
    standardPhotos: whole.standardPhotos,
    scoring: version.scoring,
    generation: whole.generation,
    versions,
    lockedBy: lockOf(actor, row, now, people),
    can: {
      edit: mayEditTemplate(actor),
      publish: mayTemplate('publish', actor, view),
      disable: mayTemplate('disable', actor, view),
      enable: mayTemplate('enable', actor, view),
      remove: mayRemoveTemplate(actor, view),
    },
  };
}

/** What the policy reads of a stored template. */
export function viewOf(row: Pick<Row, 'state' | 'draft_version_id'>, isUsed: boolean): TemplateView {
  return { state: stateOf(row.state), hasDraft: row.draft_version_id !== null, isUsed };
}

/** Who else edits now; null when nobody does or it is the reader. */
export function lockOf(
  actor: Actor,
  row: Pick<Row, 'editor_id' | 'editing_since'>,
  now: Date,
  people: People,
): TemplateDetail['lockedBy'] {
  const { editor_id: editorId, editing_since: since } = row;
  if (editorId === null || since === null || !isLockedFor(actor.memberId, { editorId, since }, now)) return null;
  return { id: editorId, name: people(editorId)?.name ?? '', since: since.toISOString() };
}

function presentVersion(row: VersionRow, people: People): TemplateDetail['version'] {
  return {
    id: row.id,
    no: row.no,
    releaseNote: row.release_note,
    publishedAt: row.published_at?.toISOString() ?? null,
    publishedBy: people(row.published_by),
  };
}
