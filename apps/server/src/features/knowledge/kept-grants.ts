import type { Actor } from '@rondo/domain/actor';
import { type KnowledgeGrant, type KnowledgeSubject, subjectKey } from '@rondo/domain/knowledge/access';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { subjectsThere } from './subjects.ts';

/**
 * The lines of a list as they are kept: each subject once, with the higher of its levels. Who is gone and stood in the list before falls
 * out of it; somebody else who is not there is refused.
 */
export async function keptGrants(
  db: Db,
  actor: Actor,
  sent: readonly KnowledgeGrant[],
  before: readonly KnowledgeSubject[],
): Promise<KnowledgeGrant[]> {
  const there = await subjectsThere(db, actor, sent);
  const known = new Set(before.map(subjectKey));
  const levels = new Map<string, KnowledgeGrant>();
  for (const { kind, id, level } of sent) {
    const key = subjectKey({ kind, id });
    if (!there.has(key)) {
      if (known.has(key)) continue;
      throw new AppError('NOT_FOUND', { fields: [{ path: 'grants', rule: 'invalid' }] });
    }
    const plain = kind === 'everyone' ? '' : id;
    if (levels.get(key)?.level !== 'manage') levels.set(key, { kind, id: plain, level });
  }
  return [...levels.values()];
}
