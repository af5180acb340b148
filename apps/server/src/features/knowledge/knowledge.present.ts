import type { PersonRef } from '@rondo/contract/kit/shapes';
import { KNOWLEDGE_CAN, type KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import { KNOWLEDGE_KINDS, type KnowledgeKind, TEXT_FAULTS, TEXT_STATES } from '@rondo/domain/knowledge';
import { mayDownload } from '@rondo/domain/knowledge/access';
import { knowledgeTypeOf } from '@rondo/domain/knowledge/file-type';
import type { Db } from '../../platform/db/company-db.ts';
import { peopleByIds } from '../people/index.ts';
import type { NodeRow } from './knowledge.queries.ts';

export function kindOf(text: string): KnowledgeKind {
  const known = KNOWLEDGE_KINDS.find((kind) => kind === text);
  if (!known) throw new Error(`unknown kind ${text} of the knowledge base`);
  return known;
}

type Can = (typeof KNOWLEDGE_CAN)[number];

/** What the buttons of a node do for the reader. */
function canOf({ kind, is_managed: isManaged, allows_download: allows }: NodeRow): Can[] {
  const level = isManaged ? 'manage' : 'view';
  const fits: Record<Can, boolean> = {
    create: isManaged && kind === 'folder',
    ...{ rename: isManaged, share: isManaged, move: isManaged, delete: isManaged },
    version: isManaged && kind === 'file',
    download: kind === 'file' && mayDownload(level, allows),
  };
  return KNOWLEDGE_CAN.filter((one) => fits[one]);
}

function presentNode(row: NodeRow, people: (id: string) => PersonRef): KnowledgeNode {
  const kind = kindOf(row.kind);
  const state = TEXT_STATES.find((one) => one === row.text_state);
  return {
    ...{ id: row.id, parentId: row.is_parent_shown ? row.parent_id : null, kind, name: row.name },
    ...{ introduction: row.introduction, tags: row.tags, url: row.url, sizeBytes: row.size_bytes },
    format: kind === 'file' ? (knowledgeTypeOf(`.${row.ending ?? ''}`)?.format ?? null) : null,
    owner: people(row.owner_id),
    mode: row.mode === 'own' ? 'own' : 'inherit',
    level: row.is_managed ? 'manage' : 'view',
    ...{ allowsDownload: row.allows_download, isFavourite: row.is_favourite, views: row.views },
    reviewOn: row.review_on,
    text: state
      ? { state, fault: TEXT_FAULTS.find((one) => one === row.text_fault) ?? null, pages: row.text_pages }
      : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    updatedBy: people(row.updated_by),
    rev: row.rev,
    can: canOf(row),
  };
}

/** Nodes as lists show them, with the names of their people. */
export async function presentNodes(db: Db, companyId: string, rows: readonly NodeRow[]): Promise<KnowledgeNode[]> {
  const ids = rows.flatMap((row) => [row.owner_id, row.updated_by]);
  const people = await peopleByIds(db, companyId, ids);
  return rows.map((row) => presentNode(row, (id) => people(id) ?? { id, name: '' }));
}
