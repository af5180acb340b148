import type { KnowledgeKind } from '@rondo/domain/knowledge';
import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { KnowledgeNode } from '../../platform/db/schema.gen.ts';
import { onUniqueViolation } from '../../platform/db/unique.ts';
import { pinyinOf } from '../../platform/pinyin.ts';
import { type Place, requireDepth, takenNames } from './find.ts';
import * as q from './knowledge.queries.ts';

interface Words {
  name: string;
  introduction: string;
  tags: readonly string[];
}

/** What a node is found by. */
export const searchOf = ({ name, introduction, tags }: Words): string =>
  [name, pinyinOf(name), introduction, ...tags].filter((part) => part !== '').join('\n');

interface NewNode {
  id: string;
  kind: KnowledgeKind;
  name: string;
  introduction: string;
  ownerId: string;
  /** Of a link, of a file. */
  rest?: Pick<Insertable<KnowledgeNode>, 'url' | 'version_id' | 'ending' | 'size_bytes'>;
}

/** Puts something new in its place, with the permissions of what is above, and notes that it was made. */
export async function insertNode(
  tx: Tx,
  place: Place,
  { id, kind, name, introduction, ownerId, rest }: NewNode,
): Promise<void> {
  requireDepth(place, 1);
  const row = {
    ...{ company_id: tx.companyId, id, parent_id: place.parentId, kind, name, introduction },
    search: searchOf({ name, introduction, tags: [] }),
    ...{ owner_id: ownerId, lineage: [...place.lineage, id], boundary_id: place.boundaryId },
    ...{ created_at: tx.now(), updated_at: tx.now(), updated_by: ownerId, ...rest },
  };
  await onUniqueViolation(takenNames(name), () => q.insert(tx.db, row).execute());
  await tx.addHistory({ kind: 'knowledge', id, name, event: 'created' });
}
