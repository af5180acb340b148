import type { citedChangeApi } from '@rondo/contract/cited-change';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { citedChangeMachine } from '@rondo/domain/cited-change';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { CitedChange } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { knowledgeEyes, knowledgeVisible } from '../scope/index.ts';

type Filter = Omit<Parsed<typeof citedChangeApi.list>, 'size' | 'page' | 'cursor'>;

export const NEWEST: Sort = { by: sql`cited_change.created_at`, as: 'timestamptz', desc: true };

/** Those of templates that are there: whoever manages templates sees all of them. The name of the file only where they may see it. */
export const visible = (db: Db, actor: Actor) =>
  db
    .selectFrom('cited_change')
    .innerJoin('template', (j) =>
      j
        .onRef('template.company_id', '=', 'cited_change.company_id')
        .onRef('template.id', '=', 'cited_change.template_id'),
    )
    .innerJoin('knowledge_node', (j) =>
      j
        .onRef('knowledge_node.company_id', '=', 'cited_change.company_id')
        .onRef('knowledge_node.id', '=', 'cited_change.node_id'),
    )
    .where('cited_change.company_id', '=', actor.companyId)
    .where('template.deleted_at', 'is', null)
    .selectAll('cited_change')
    .select(['template.name as template_name', 'template.live_version_id', 'knowledge_node.name as file_name'])
    .select(
      sql<boolean>`(knowledge_node.deleted_at is null and ${knowledgeVisible(knowledgeEyes(actor), 'knowledge_node')})`.as(
        'is_shown',
      ),
    );
export type Row = Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number];

export const filtered = (db: Db, actor: Actor, { keyword, state, templateId }: Filter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(keyword).map((word) => sql<SqlBool>`template.name ilike ${contains(word)}`)))
    .$if(state !== undefined, (q) => q.where('cited_change.state', 'in', state ?? []))
    .$if(templateId !== undefined, (q) => q.where('cited_change.template_id', 'in', templateId ?? []));

interface CitingItem {
  templateId: string;
  id: string;
  name: string;
  standard: string;
  quote: string | null;
}

/** The check items of live versions whose link names a file. */
export async function citingItems(
  db: Db,
  companyId: string,
  nodeIds: readonly string[],
): Promise<(CitingItem & { nodeId: string })[]> {
  const { rows } = await sql<CitingItem & { nodeId: string }>`
    select t.id as "templateId", asked.id as "nodeId", item ->> 'id' as id, item ->> 'name' as name, item ->> 'standard' as standard,
           item ->> 'knowledgeQuote' as quote
      from unnest(${[...nodeIds]}::uuid[]) as asked(id)
      join template t on t.company_id = ${companyId} and t.deleted_at is null
      join template_version v on v.company_id = t.company_id and v.id = t.live_version_id and strpos(v.content::text, asked.id::text) > 0
      cross join lateral jsonb_path_query(v.content, '$.categories[*].items[*]') as item
     where strpos(lower(item ->> 'knowledgeUrl'), asked.id::text) > 0
     order by t.id`.execute(db);
  return rows;
}

/** A version of a file, and who brought it. */
export const versionOf = (db: Db, companyId: string, versionId: string) =>
  db
    .selectFrom('knowledge_version as v')
    .innerJoin('knowledge_node as n', (j) =>
      j.onRef('n.company_id', '=', 'v.company_id').onRef('n.id', '=', 'v.node_id'),
    )
    .select(['v.number', 'v.created_by', 'n.name'])
    .where('v.company_id', '=', companyId)
    .where('v.id', '=', versionId);

/** What the newest version of a file says that was read before another one, passage by passage. */
export async function passagesBefore(db: Db, companyId: string, nodeId: string, versionId: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select p.text from passage p
     where p.company_id = ${companyId} and p.version_id = (
       select v.id from knowledge_version v join knowledge_text t on t.company_id = v.company_id and t.version_id = v.id
        where v.company_id = ${companyId} and v.node_id = ${nodeId} and t.state = 'indexed'
          and v.number < (select number from knowledge_version where company_id = ${companyId} and id = ${versionId})
        order by v.number desc limit 1)
     order by p.place`.execute(db);
  return rows.map(({ text }) => text);
}

/** What a version says, and how far it is read. */
export async function textOf(db: Db, companyId: string, versionId: string) {
  const { rows } = await sql<{ state: string; texts: string[] }>`
    select t.state, array(select p.text from passage p where p.company_id = t.company_id and p.version_id = t.version_id order by p.place) as texts
      from knowledge_text t where t.company_id = ${companyId} and t.version_id = ${versionId}`.execute(db);
  return rows[0] ?? null;
}

/** Who owns a template: whoever made it, as long as they work here; else the owner of the company. */
export const ownersOf = (db: Db, companyId: string, templateIds: readonly string[]) =>
  sql<{ id: string; name: string; owner_id: string }>`
    select t.id, t.name, coalesce(
        (select m.id from member m where m.company_id = t.company_id and m.id = t.created_by and m.state = 'active'),
        (select m.id from member m where m.company_id = t.company_id and m.is_owner)) as owner_id
      from template t where t.company_id = ${companyId} and t.id = any(${[...templateIds]}::uuid[]) order by t.id`.execute(
    db,
  );

/** A new question, or the open one about the same file with its newest version. */
export const ask = (db: Db, row: Insertable<CitedChange>) =>
  db
    .insertInto('cited_change')
    .values(row)
    .onConflict((c) =>
      c
        .columns(['company_id', 'template_id', 'node_id'])
        .where('state', '=', 'open')
        .doUpdateSet((eb) => ({
          ...{ version_id: row.version_id, version_no: row.version_no },
          rev: eb('cited_change.rev', '+', 1),
        })),
    )
    .returning('id');

interface Closing {
  at: Date;
  by: string | null;
  comment: string;
}

const closed = (db: Db, companyId: string, event: 'keep' | 'replace', { at, by, comment }: Closing) =>
  db
    .updateTable('cited_change')
    .set((eb) => ({
      ...{ state: citedChangeMachine.after('open', event) ?? '', closed_at: at, closed_by: by, comment },
      rev: eb('rev', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('state', 'in', citedChangeMachine.from(event));

/** For who has seen the latest; no row back: somebody was faster. */
export const keep = (db: Db, companyId: string, { id, rev }: { id: string; rev: number }, closing: Closing) =>
  closed(db, companyId, 'keep', closing).where('id', '=', id).where('rev', '=', rev).returning('id');

/** All questions about a template are over with a new version of it. */
export const replace = (db: Db, companyId: string, templateId: string, closing: Closing) =>
  closed(db, companyId, 'replace', closing).where('template_id', '=', templateId).returning('id');
