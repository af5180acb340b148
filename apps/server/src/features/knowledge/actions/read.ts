import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi as api } from '@rondo/contract/knowledge';
import { civilDate } from '@rondo/domain/civil-time';
import { knowledgeAccess } from '@rondo/domain/knowledge/access';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import { fileRefs } from '../../file/index.ts';
import { knowledgeEyes, readerOf } from '../../scope/index.ts';
import { presentSources, rulesAlong, shownSteps } from '../access-of.ts';
import { seen } from '../find.ts';
import { presentNodes } from '../knowledge.present.ts';
import * as q from '../knowledge.queries.ts';
import * as v from '../version.queries.ts';

/** What of a set the reader may see; a folder with its way from the top, as far as they may see that. */
export async function list(
  { db, actor, now }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const eyes = knowledgeEyes(actor);
  const folder = filter.parentId === undefined ? null : await seen({ db, actor }, filter.parentId);
  if (folder && folder.kind !== 'folder') throw new AppError('NOT_FOUND');
  const order = filter.set === 'recent' ? q.byVisit(eyes) : q.SORTS[sort];
  const today = civilDate(now(), actor.timeZone);
  const paging = { size, page: no, cursor, sort: order, id: 'knowledge_node.id' };
  const [{ rows, ...rest }, steps] = await Promise.all([
    page(db, q.filtered(db, eyes, filter, today), paging),
    folder ? q.along(db, eyes, folder.lineage).execute() : [],
  ]);
  return {
    ...rest,
    list: await presentNodes(db, actor.companyId, rows),
    crumbs: shownSteps(steps),
    mayCreate: folder ? folder.is_managed : eyes.managesAll,
  };
}

/** The folders below one that the reader may see, or at the top. */
export async function tree(
  { db, actor }: Context,
  { parentId }: Parsed<typeof api.tree>,
): Promise<Output<typeof api.tree>> {
  if (parentId !== undefined) await seen({ db, actor }, parentId);
  const rows = await q.folders(db, knowledgeEyes(actor), parentId ?? null).execute();
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, mode: row.mode === 'own' ? 'own' : 'inherit' },
    ...{ level: row.is_managed ? 'manage' : 'view', hasFolders: row.has_folders },
  }));
}

/** One node in full, of a file with its newest version or the one asked for. */
export async function get(
  { db, actor }: Context,
  { id, version: number }: Parsed<typeof api.get>,
): Promise<Output<typeof api.get>> {
  const { companyId } = actor;
  const reader = await readerOf(db, actor);
  const row = await q.byId(db, reader, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const version = row.version_id === null ? null : await versionOf(db, companyId, row, number);
  const [[node], steps, rules, files, visit, items] = await Promise.all([
    presentNodes(db, companyId, [row]),
    q.along(db, reader, row.lineage).execute(),
    rulesAlong(db, companyId, row.lineage),
    fileRefs(db, companyId, version ? [version.file_id] : []),
    v.visitOf(db, actor, id).executeTakeFirst(),
    v.itemsNaming(db, companyId, id),
  ]);
  const access = knowledgeAccess(rules, { ...reader, memberId: actor.memberId, keys: new Set(reader.keys) });
  if (!node || !access) throw new AppError('NOT_FOUND');
  const source = await presentSources(db, actor, { nodeId: id, steps }, [access.source]);
  return {
    ...node,
    crumbs: shownSteps(steps).filter((step) => step.id !== id),
    source: source(access.source),
    file: version ? (files([version.file_id])[0] ?? null) : null,
    versionNumber: version?.number ?? null,
    place: visit?.place ?? 0,
    // Whoever manages templates reads their items; to others they are no list of theirs.
    items: actor.codes.has('template_manage') ? items.rows : [],
  };
}

async function versionOf(db: Context['db'], companyId: string, row: q.NodeRow, number: number | undefined) {
  const of = v.ofNode(db, companyId, row.id);
  const found = await (number === undefined
    ? of.where('id', '=', row.version_id)
    : of.where('number', '=', number)
  ).executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
