import type { FileRef, HistoryEntry } from '@rondo/contract/kit/shapes';
import type { Selectable } from 'kysely';
import type { History } from './db/schema.gen.ts';

/** A line of a timeline. `files` answers with the files of some ids; without it the lines of the object have neither photos nor documents. */
export function presentHistory(
  entry: Selectable<History>,
  files: (ids: readonly string[]) => FileRef[] = () => [],
): HistoryEntry {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    event: entry.event,
    actor: entry.actor_id ? { id: entry.actor_id, name: entry.actor_name ?? '' } : null,
    fromState: entry.from_state,
    toState: entry.to_state,
    comment: entry.comment,
    photos: files(entry.photo_ids),
    documents: files(entry.document_ids),
    data: typeof entry.data === 'object' && entry.data !== null && !Array.isArray(entry.data) ? { ...entry.data } : {},
  };
}
