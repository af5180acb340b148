import type { KnowledgeSubjectRef } from '@rondo/contract/knowledge-shapes';
import type { Actor } from '@rondo/domain/actor';
import { type KnowledgeSubject, SUBJECT_KINDS, subjectKey } from '@rondo/domain/knowledge/access';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './access.queries.ts';

/** A subject out of its stored text; the database's CHECK keeps it to them. */
export function subjectOf(key: string): KnowledgeSubject {
  const [head = '', id = ''] = key.split(':');
  const kind = SUBJECT_KINDS.find((one) => one === head);
  if (!kind) throw new Error(`unknown subject ${key}`);
  return { kind, id };
}

/**
 * Subjects with the names they have now. Empty: everyone, who is gone, and stores that the reader may not see, for nobody reads the
 * name of one here.
 */
export async function subjectRefs(
  db: Db,
  actor: Actor,
  subjects: Iterable<KnowledgeSubject>,
): Promise<(subject: KnowledgeSubject) => KnowledgeSubjectRef> {
  const all = [...subjects];
  const kinds = ['department', 'role', 'member', 'shop'] as const;
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = all.filter((one) => one.kind === kind).map(({ id }) => id);
      if (ids.length === 0) return [];
      const { rows } = await q.named(actor.companyId, kind, ids, q.shownOf(actor, kind)).execute(db);
      return rows.map(({ id, name }) => [subjectKey({ kind, id }), name] as const);
    }),
  );
  const names = new Map(found.flat());
  return ({ kind, id }) => ({ kind, id, name: names.get(subjectKey({ kind, id })) ?? '' });
}

/** Of some subjects those that are there and that the actor may name, as keys. Everyone always is. */
export async function subjectsThere(db: Db, actor: Actor, subjects: readonly KnowledgeSubject[]): Promise<Set<string>> {
  const name = await subjectRefs(db, actor, subjects);
  return new Set(subjects.filter((one) => one.kind === 'everyone' || name(one).name !== '').map(subjectKey));
}
