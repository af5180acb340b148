import type { KnowledgeRules } from '@rondo/domain/knowledge/access';
import type { Db } from '../../platform/db/company-db.ts';
import { grantsOf, rulesOf } from './access.queries.ts';
import { levelOf, subjectOf } from './subject.ts';

/** What decides who may view some files: the rules along the way from the top down to each, by its lineage. */
export async function rulesAlong(
  db: Db,
  companyId: string,
  files: readonly { lineage: string[] }[],
): Promise<(lineage: readonly string[]) => KnowledgeRules[]> {
  const ids = [...new Set(files.flatMap(({ lineage }) => lineage))];
  const [nodes, grants] = await Promise.all([
    rulesOf(db, companyId, ids).execute(),
    grantsOf(db, companyId, ids).execute(),
  ]);
  const byId = new Map(
    nodes.map((node): [string, KnowledgeRules] => [
      node.id,
      {
        id: node.id,
        ownerId: node.owner_id,
        mode: node.mode === 'own' ? 'own' : 'inherit',
        grants: grants
          .filter((grant) => grant.node_id === node.id)
          .map(({ subject, level }) => ({ ...subjectOf(subject), level: levelOf(level) })),
      },
    ]),
  );
  return (lineage) => lineage.flatMap((id) => byId.get(id) ?? []);
}
