import type { PictureDetail, PictureRow } from '@rondo/contract/album-shapes';
import { pictureDetail } from '@rondo/contract/album-shapes';
import type { FileRef, HistoryEntry, PersonRef } from '@rondo/contract/kit/shapes';
import type { Actor } from '@rondo/domain/actor';
import {
  isFilm,
  mayHidePicture,
  mayMakeStandard,
  mayRectifyPictures,
  mayRemovePicture,
  PICTURE_SOURCES,
  type PictureSource,
  type PictureView,
} from '@rondo/domain/album';
import type { FoundPicture } from './find.ts';

/** The database's CHECK keeps it one of them. */
export function sourceOf(text: string): PictureSource {
  const source = PICTURE_SOURCES.find((one) => one === text);
  if (!source) throw new Error(`unknown source ${text}`);
  return source;
}

/** What the rules need to know of a row. */
export const viewOf = (row: Pick<FoundPicture, 'is_evidence' | 'taken_by'>, actor: Actor): PictureView => ({
  isEvidence: row.is_evidence,
  isOwn: row.taken_by === actor.memberId,
});

/** Names the files that a picture needs to be shown. */
export const filesOf = (row: Pick<FoundPicture, 'file_id' | 'marked_file_id'>): string[] =>
  row.marked_file_id === null ? [row.file_id] : [row.marked_file_id, row.file_id];

type Files = (ids: readonly string[]) => FileRef[];
type People = (id: string | null) => PersonRef | null;

/** A picture as it is shown: with what was drawn on it, and then what it was before. */
function shownFile(row: FoundPicture, files: Files): FileRef {
  const [shown, below] = files(filesOf(row));
  if (!shown) throw new Error(`the file of picture ${row.id} is gone`);
  return below ? { ...shown, name: below.name, original: { id: below.id, path: below.path } } : shown;
}

export const presentRow = (row: FoundPicture, files: Files, people: People): PictureRow => ({
  id: row.id,
  source: sourceOf(row.source),
  shop: { id: row.shop_id, name: row.shop_name },
  file: shownFile(row, files),
  takenAt: row.taken_at.toISOString(),
  takenBy: people(row.taken_by),
  camera: row.camera_name,
  isEvidence: row.is_evidence,
  isHidden: row.hidden_at !== null,
  tags: row.tags,
  expiresOn: row.expires_on,
});

interface Related {
  files: Files;
  people: People;
  sent: unknown;
  aiKinds: PictureDetail['aiKinds'];
  links: PictureDetail['links'];
  collectionIds: string[];
  history: HistoryEntry[];
}

export function presentDetail(row: FoundPicture, actor: Actor, { files, people, ...related }: Related): PictureDetail {
  const view = viewOf(row, actor);
  return {
    ...presentRow(row, files, people),
    cameraId: row.camera_id,
    deviceAt: row.device_at?.toISOString() ?? null,
    serverAt: row.server_at.toISOString(),
    driftMs: row.drift_ms,
    sha256: row.sha256.toString('hex'),
    sent: pictureDetail.shape.sent.parse(related.sent ?? null),
    aiKinds: related.aiKinds,
    links: related.links,
    collectionIds: related.collectionIds,
    history: related.history,
    rev: row.rev,
    can: {
      hide: mayHidePicture(actor, view),
      remove: mayRemovePicture(actor, view),
      rectify: mayRectifyPictures(actor),
      standardPhoto: mayMakeStandard(actor) && !isFilm(sourceOf(row.source)),
    },
  };
}
