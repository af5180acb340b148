import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi as api } from '@rondo/contract/knowledge';
import { type KnowledgeGrant, type KnowledgeRules, ROOT_GRANTS, subjectKey } from '@rondo/domain/knowledge/access';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { peopleByIds } from '../../people/index.ts';
import { knowledgeEyes } from '../../scope/index.ts';
import * as a from '../access.queries.ts';
import { rulesAlong } from '../access-of.ts';
import { changeOf } from '../change-of.ts';
import { managed, seen } from '../find.ts';
import { keptGrants } from '../kept-grants.ts';
import * as q from '../knowledge.queries.ts';
import { pageOf } from '../page-of.ts';
import { setList } from '../set-list.ts';
import { subjectRefs } from '../subjects.ts';

/** The list that holds for a node, where it comes from, and who manages it whatever the list says. */
export async function permissions(
  { db, actor }: Context,
  { id }: Parsed<typeof api.permissions>,
): Promise<Output<typeof api.permissions>> {
  const { companyId } = actor;
  const row = await seen({ db, actor }, id);
  const [rules, steps, roles, people] = await Promise.all([
    rulesAlong(db, companyId, row.lineage),
    q.along(db, knowledgeEyes(actor), row.lineage).execute(),
    a.rootRoles(db, companyId).execute(),
    peopleByIds(db, companyId, [row.owner_id]),
  ]);
  const boundary = rules.find((one) => one.id === row.boundary_id);
  const list = boundary?.grants ?? ROOT_GRANTS;
  const above = managersAbove(rules, boundary);
  const name = await subjectRefs(db, actor, [...list, ...above.map(({ subject }) => subject)]);
  const shown = (nodeId: string) => {
    const step = steps.find((one) => one.id === nodeId && one.is_shown);
    return step ? { id: step.id, name: step.name } : null;
  };
  return {
    mode: row.mode === 'own' ? 'own' : 'inherit',
    owner: people(row.owner_id) ?? { id: row.owner_id, name: '' },
    grants: list.map((grant) => ({ ...name(grant), level: grant.level })),
    from: boundary ? shown(boundary.id) : null,
    managers: [
      ...above.map(({ why, nodeId, subject }) => ({ ...name(subject), why, from: shown(nodeId) })),
      ...roles.map((role) => ({
        ...{ kind: 'role' as const, id: role.id, name: role.name },
        why: 'administrator' as const,
        from: null,
      })),
    ],
    rev: row.rev,
  };
}

/** Who made it or a folder above, and who is named as managing in a list above the one that holds; each once, the nearest first. */
function managersAbove(rules: readonly KnowledgeRules[], boundary: KnowledgeRules | undefined) {
  const all = rules
    .toReversed()
    .flatMap((node) => [
      { why: 'owner' as const, nodeId: node.id, subject: { kind: 'member' as const, id: node.ownerId } },
      ...(node.mode === 'own' && node !== boundary ? node.grants : [])
        .filter(({ level }) => level === 'manage')
        .map((subject) => ({ why: 'list' as const, nodeId: node.id, subject })),
    ]);
  return all.filter(
    (one, at) => all.findIndex((other) => subjectKey(other.subject) === subjectKey(one.subject)) === at,
  );
}

type Wanted = Parsed<typeof api.tryPermissions>;

/** Who would gain and lose by another list; nothing is changed. */
export async function tryPermissions(
  { db, actor }: Context,
  { id, mode, grants }: Wanted,
): Promise<Output<typeof api.tryPermissions>> {
  const row = await managed({ db, actor }, id);
  const before = await rulesAlong(db, actor.companyId, row.lineage);
  const self = before.at(-1);
  if (!self) throw new AppError('NOT_FOUND');
  const wanted = mode === 'own' ? await keptGrants(db, actor, grants, self.grants) : [];
  return changeOf(db, actor.companyId, [
    { before, after: [...before.slice(0, -1), { ...self, mode, grants: wanted }] },
  ]);
}

/** A list of its own, or the one of above again. */
export async function setPermissions(
  { actor, change }: Context,
  { id, rev, mode, grants }: Parsed<typeof api.setPermissions>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    await q.lockTree(tx.db, tx.companyId);
    const row = await managed({ db: tx.db, actor }, id);
    if (row.rev !== rev) throw new AppError('STALE');
    const before = (await rulesAlong(tx.db, tx.companyId, [id])).at(-1)?.grants ?? [];
    const wanted = mode === 'own' ? await keptGrants(tx.db, actor, grants, before) : [];
    const after = await setList(tx, row, { mode, grants: wanted });
    await tellNew(tx, { ...row, rev: after }, before, wanted);
    return { rev: after };
  });
}

/** People who are named one by one and were not before hear of it. */
async function tellNew(
  tx: Tx,
  { id, kind, name, rev }: { id: string; kind: string; name: string; rev: number },
  before: readonly KnowledgeGrant[],
  after: readonly KnowledgeGrant[],
): Promise<void> {
  const known = new Set(before.map(subjectKey));
  const to = after
    .filter((one) => one.kind === 'member' && !known.has(subjectKey(one)) && one.id !== tx.actor?.memberId)
    .map((one) => one.id);
  if (to.length === 0) return;
  await tx.emit('member.told', {
    ...{ to, text: 'knowledge_shared', page: pageOf({ id, kind }) },
    ...{ key: `knowledge_shared:${id}:${rev}`, params: { name, by: tx.actor?.name ?? '' } },
  });
}
