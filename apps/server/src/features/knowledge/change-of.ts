import type { AccessChange } from '@rondo/contract/knowledge-shapes';
import { type KnowledgeRules, knowledgeAccess } from '@rondo/domain/knowledge/access';
import { LIMIT } from '@rondo/domain/limit';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './access.queries.ts';

/** A node with what decides about it, from the top down, before and after a change. */
export interface Compared {
  before: readonly KnowledgeRules[];
  after: readonly KnowledgeRules[];
}

const RANK = { none: 0, view: 1, manage: 2 } as const;

export const levelFor = (rules: readonly KnowledgeRules[], person: q.Person): keyof typeof RANK =>
  knowledgeAccess(rules, { memberId: person.id, keys: new Set(person.keys), managesAll: person.manages_all })?.level ??
  'none';

/** Who may do more afterwards, and who less, of anything that changes: everybody who works here, by name. */
export async function changeOf(db: Db, companyId: string, compared: readonly Compared[]): Promise<AccessChange> {
  const people = await q.everybody(db, companyId).execute();
  const by = (person: q.Person): number[] =>
    compared.map(({ before, after }) => RANK[levelFor(after, person)] - RANK[levelFor(before, person)]);
  const steps = people.map((person) => ({ person, by: by(person) }));
  const told = (isTold: (step: number) => boolean) => {
    const some = steps.filter((one) => one.by.some(isTold)).map(({ person: { id, name } }) => ({ id, name }));
    return { count: some.length, people: some.slice(0, LIMIT.knowledge.named) };
  };
  return { gain: told((step) => step > 0), lose: told((step) => step < 0) };
}
