import type { LearningCheck, LearningDetail } from '@rondo/contract/learning-shapes';
import { type KnowledgeSubject, knowledgeAccess, subjectKey } from '@rondo/domain/knowledge/access';
import { LIMIT } from '@rondo/domain/limit';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { namesByIds, requireActive } from '../people/index.ts';
import { knowledgeEyes, visibleShops } from '../scope/index.ts';
import { rulesAlong } from './access-of.ts';
import * as q from './audience.queries.ts';
import { viewable } from './file.queries.ts';
import { subjectOf } from './subject.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

const idsOf = (subjects: readonly KnowledgeSubject[], kind: KnowledgeSubject['kind']): string[] => [
  ...new Set(subjects.filter((one) => one.kind === kind).map(({ id }) => id)),
];

/** Refuses an audience that names what is not there: departments, roles, people who left, stores outside of the actor's scope. */
export async function requireSubjects({ db, actor }: Reader, subjects: readonly KnowledgeSubject[]): Promise<void> {
  const { companyId } = actor;
  const refuse = () => new AppError('NOT_FOUND', { fields: [{ path: 'subjects', rule: 'invalid' }] });
  if (subjects.some(({ kind, id }) => (kind === 'everyone') !== (id === ''))) throw refuse();
  const missing = (ids: readonly string[], rows: readonly { id: string }[]) =>
    ids.some((id) => !rows.some((row) => row.id === id));
  const departmentIds = idsOf(subjects, 'department');
  if (departmentIds.length > 0 && missing(departmentIds, await q.departments(db, companyId).execute())) throw refuse();
  const roleIds = idsOf(subjects, 'role');
  if (roleIds.length > 0 && missing(roleIds, await q.roles(db, companyId).execute())) throw refuse();
  const shopIds = idsOf(subjects, 'shop');
  if (shopIds.length > 0) {
    const shops = await visibleShops(db, actor).select('shop.id').where('shop.id', 'in', shopIds).execute();
    if (missing(shopIds, shops)) throw refuse();
  }
  await requireActive(db, companyId, idsOf(subjects, 'member'));
}

export const keysOf = (subjects: readonly KnowledgeSubject[]): string[] => [...new Set(subjects.map(subjectKey))];

/** An audience with the names it has now; of what is gone the name is empty. */
export async function namedSubjects(
  { db, actor, language }: Reader & Pick<Context, 'language'>,
  keys: readonly string[],
): Promise<LearningDetail['subjects']> {
  const { companyId } = actor;
  const subjects = keys.map(subjectOf);
  const [departments, roles, shops, people] = await Promise.all([
    q.departments(db, companyId).execute(),
    q.roles(db, companyId).execute(),
    q.shopNames(db, companyId, idsOf(subjects, 'shop')).execute(),
    namesByIds(db, companyId, idsOf(subjects, 'member')).execute(),
  ]);
  const named = [
    ...departments,
    ...shops,
    ...people,
    ...roles.map((role) => ({ ...role, name: roleName(language, role) })),
  ];
  return subjects.map((one) => ({ ...one, name: named.find(({ id }) => id === one.id)?.name ?? '' }));
}

/** How many people an audience is now, and who of them may not view which of some files. */
export async function checkOf(
  { db, actor }: Reader,
  subjects: readonly string[],
  nodeIds: readonly string[],
): Promise<LearningCheck> {
  const { companyId } = actor;
  const [readers, nodes] = await Promise.all([
    q.readersIn(db, companyId, subjects).execute(),
    viewable(db, knowledgeEyes(actor), nodeIds).execute(),
  ]);
  const rulesOf = await rulesAlong(db, companyId, nodes);
  const blocked: LearningCheck['blocked'] = [];
  for (const { name, lineage } of nodes) {
    const rules = rulesOf(lineage);
    const without = readers.filter(
      ({ id, keys, manages_all: managesAll }) =>
        knowledgeAccess(rules, { memberId: id, keys: new Set(keys), managesAll }) === null,
    );
    if (without.length === 0) continue;
    const people = without.slice(0, LIMIT.learning.named).map((one) => ({ id: one.id, name: one.name }));
    blocked.push({ name, count: without.length, people });
  }
  return { members: readers.length, blocked };
}
