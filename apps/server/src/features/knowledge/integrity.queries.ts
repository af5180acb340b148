import { sql } from 'kysely';
import { type IntegrityCheck, SHOWN } from '../../platform/integrity.ts';

/** What nodes keep of their place says what their folders say. */
export const knowledgeIntegrity: IntegrityCheck[] = [
  {
    holds: 'The way and the nearest list of everything in the knowledge base are those of its folder',
    async find(db, { companyId }) {
      const { rows } = await sql<{ id: string; name: string }>`select n.id, n.name from knowledge_node n
        left join knowledge_node p on p.company_id = n.company_id and p.id = n.parent_id
        where n.company_id = ${companyId}
          and (n.lineage <> coalesce(p.lineage, '{}') || n.id
            or n.boundary_id is distinct from case n.mode when 'own' then n.id else p.boundary_id end
            or (p.deleted_at is not null and n.deleted_at is null))
        order by n.id limit ${SHOWN}`.execute(db);
      return rows.map(({ id, name }) => `${name} (${id}) does not hang where it says`);
    },
  },
  {
    holds: 'The newest version of every file of the knowledge base is there, and its content hangs on the file',
    async find(db, { companyId }) {
      const { rows } = await sql<{ id: string; name: string }>`select n.id, n.name from knowledge_node n
        where n.company_id = ${companyId} and n.version_id is not null and not exists (
          select from knowledge_version v
            join file_use u on u.company_id = v.company_id and u.file_id = v.file_id and u.object_id = v.node_id
           where v.company_id = n.company_id and v.id = n.version_id and v.node_id = n.id)
        order by n.id limit ${SHOWN}`.execute(db);
      return rows.map(({ id, name }) => `${name} (${id}) has no newest version`);
    },
  },
];
