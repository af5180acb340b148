import type { KnowledgeDetail } from '@rondo/contract/knowledge-shapes';
import type { Actor } from '@rondo/domain/actor';
import {
  KNOWLEDGE_LEVELS,
  type KnowledgeGrant,
  type KnowledgeLevel,
  type KnowledgeRules,
  type KnowledgeSource,
} from '@rondo/domain/knowledge/access';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './access.queries.ts';
import { subjectOf, subjectRefs } from './subjects.ts';

/** The rules along a lineage, from the top down. */
export async function rulesAlong(db: Db, companyId: string, lineage: readonly string[]): Promise<KnowledgeRules[]> {
  const [nodes, grants] = await Promise.all([
    q.rules(db, companyId, lineage).execute(),
    q.grants(db, companyId, lineage).execute(),
  ]);
  return nodes.map((node) => ({
    id: node.id,
    ownerId: node.owner_id,
    mode: node.mode === 'own' ? 'own' : 'inherit',
    grants: grants.filter((grant) => grant.node_id === node.id).map(grantOf),
  }));
}

const grantOf = ({ subject, level }: { subject: string; level: string }): KnowledgeGrant => ({
  ...subjectOf(subject),
  level: levelOf(level),
});

export function levelOf(text: string): KnowledgeLevel {
  const known = KNOWLEDGE_LEVELS.find((level) => level === text);
  if (!known) throw new Error(`unknown level ${text}`);
  return known;
}

/** A crumb, as `along` finds it. */
interface Step {
  id: string;
  name: string;
  is_shown: boolean;
}

/** Those steps that the reader may know of: what stands below the last one that they may not see. */
export function shownSteps(steps: readonly Step[]): { id: string; name: string }[] {
  const hidden = steps.findLastIndex((step) => !step.is_shown);
  return steps.slice(hidden + 1).map(({ id, name }) => ({ id, name }));
}

/** Where permissions come from, as far as the reader may know: the node with the list only where they may see it. */
export async function presentSources(
  db: Db,
  actor: Actor,
  { nodeId, steps }: { nodeId: string; steps: readonly Step[] },
  sources: readonly KnowledgeSource[],
): Promise<(source: KnowledgeSource) => KnowledgeDetail['source']> {
  const name = await subjectRefs(
    db,
    actor,
    sources.flatMap((source) => (source.why === 'list' ? [source.subject] : [])),
  );
  return (source) => {
    if (source.why === 'administrator') return { why: source.why, node: null, isHere: false, subject: null };
    const from = steps.find((step) => step.id === source.nodeId && step.is_shown);
    return {
      why: source.why,
      node: from ? { id: from.id, name: from.name } : null,
      isHere: source.nodeId === nodeId,
      subject: source.why === 'list' ? name(source.subject) : null,
    };
  };
}
