import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import type { PlaceSet } from './list-input.ts';

const queryOf = (parts: Readonly<Record<string, string | number | null | undefined>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, String(value));
  const text = String(query);
  return text === '' ? '' : `?${text}`;
};

/** A place of the page: one of its lists, or a folder. The shape of the rows stays as it is. */
export const placeLink = (place: { set?: PlaceSet; folder?: string }, view?: string): string =>
  `/knowledge${queryOf({ tab: place.set, folder: place.folder, view })}`;

interface DocumentPlace {
  id: string;
  version?: number | undefined;
  page?: number;
  /** A passage to be shown. */
  find?: string;
}

export const documentLink = (place: DocumentPlace): string => `/documentView${queryOf({ ...place })}`;

/** Where something is opened inside the application: a folder as a list, a file as a document, a link beside the list. */
export const openLink = ({ id, kind }: Pick<KnowledgeNode, 'id' | 'kind'>): string =>
  kind === 'folder' ? placeLink({ folder: id }) : kind === 'file' ? documentLink({ id }) : `/knowledge?open=${id}`;
