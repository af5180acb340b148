import { nameBeside } from '@rondo/domain/knowledge';
import { LIMIT } from '@rondo/domain/limit';
import type { Context, Tx } from '../../platform/context.ts';
import type { RefusalByIndex } from '../../platform/db/unique.ts';
import { AppError } from '../../platform/errors.ts';
import { knowledgeEyes } from '../scope/index.ts';
import * as q from './knowledge.queries.ts';

type From = Pick<Context, 'db' | 'actor'>;

/** A node that the actor may see; what they may not see is not there. */
export async function seen({ db, actor }: From, id: string): Promise<q.NodeRow> {
  const row = await q.byId(db, knowledgeEyes(actor), id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** A node that the actor manages; refuses FORBIDDEN where they only see it. */
export async function managed(from: From, id: string): Promise<q.NodeRow> {
  const row = await seen(from, id);
  if (!row.is_managed) throw new AppError('FORBIDDEN');
  return row;
}

/** The same for several, in the order of ids; each has to be there. */
export async function managedAll({ db, actor }: From, ids: readonly string[]): Promise<q.NodeRow[]> {
  const wanted = [...new Set(ids)];
  const rows = await q.byIds(db, knowledgeEyes(actor), wanted).orderBy('knowledge_node.id').execute();
  if (rows.length !== wanted.length) throw new AppError('NOT_FOUND');
  if (!rows.every((row) => row.is_managed)) throw new AppError('FORBIDDEN');
  return rows;
}

/** A place for something new or moved: the folder with its way from the top, or the top. */
export interface Place {
  parentId: string | null;
  lineage: readonly string[];
  /** The nearest list of permissions on the way. */
  boundaryId: string | null;
}

/** Where the actor may create: in folders that they manage; at the top as an administrator of the knowledge base. */
export async function placeFor(from: From, parentId: string | null): Promise<Place> {
  if (parentId === null) {
    if (!knowledgeEyes(from.actor).managesAll) throw new AppError('FORBIDDEN');
    return { parentId, lineage: [], boundaryId: null };
  }
  const folder = await seen(from, parentId);
  if (folder.kind !== 'folder') throw new AppError('NOT_FOUND');
  if (!folder.is_managed) throw new AppError('FORBIDDEN');
  return { parentId, lineage: folder.lineage, boundaryId: folder.boundary_id };
}

/** Refuses what would lie further down than folders go. `depth`: of what is moved, itself counted. */
export function requireDepth({ lineage }: Place, depth: number): void {
  const max = LIMIT.knowledge.depth;
  if (lineage.length + depth > max) throw new AppError('KNOWLEDGE_TOO_DEEP', { params: { max } });
}

/** Refuses one more than a company may have; whoever asks holds the tree. */
export async function requireRoom({ db, companyId }: Pick<Tx, 'db' | 'companyId'>): Promise<void> {
  const { count } = await q.countNodes(db, companyId).executeTakeFirstOrThrow();
  const max = LIMIT.knowledge.nodes;
  if (Number(count) >= max) throw new AppError('KNOWLEDGE_FULL', { params: { max } });
}

/** What two who take a name at once are told: one of them. */
export const takenNames = (name: string): RefusalByIndex => ({
  knowledge_node_name: () => new AppError('KNOWLEDGE_NAME_TAKEN', { params: { name } }),
});

/** Refuses a name that something else in the folder has. */
export async function requireFree(
  { db, companyId }: Pick<Tx, 'db' | 'companyId'>,
  parentId: string | null,
  name: string,
  but: string | null = null,
): Promise<void> {
  const taken = await q.namesTaken(db, companyId, parentId, [name]).execute();
  if (taken.some(({ id }) => id !== but)) throw new AppError('KNOWLEDGE_NAME_TAKEN', { params: { name } });
}

/** The name, or the next one beside it that is free in the folder; whoever asks holds the tree. */
export async function freeName(
  { db, companyId }: Pick<Tx, 'db' | 'companyId'>,
  parentId: string | null,
  name: string,
): Promise<string> {
  const [first = ''] = name;
  const rows = await q.namesBegun(db, companyId, parentId, first).execute();
  const taken = new Set(rows.map((row) => row.name));
  return taken.has(name.toLowerCase()) ? nameBeside(name, taken) : name;
}
