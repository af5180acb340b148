import { knowledgeApi } from '@rondo/contract/knowledge';
import { useCall } from '../../../shared/http/query.ts';

/** The folder or file that an address names as what is asked about; null: none, or none that the reader may see. */
export function useScopeHere(id: string | null): { id: string; name: string; isFolder: boolean } | null {
  const { data } = useCall(knowledgeApi.get, { id: id ?? '' }, { enabled: id !== null, part: true });
  return data ? { id: data.id, name: data.name, isFolder: data.kind === 'folder' } : null;
}
