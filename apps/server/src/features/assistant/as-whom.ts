import type { Actor } from '@rondo/domain/actor';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { type KnowledgeEyes, knowledgeEyes } from '../scope/index.ts';
import * as q from './retrieval.queries.ts';

export interface AsWhom {
  kind: 'role' | 'member';
  id: string;
}

/** Whose rights an answer is found with, and what they are called; null: the asker's own. */
export interface Answering {
  eyes: KnowledgeEyes;
  as: (AsWhom & { name: string }) | null;
}

/**
 * With whose rights the knowledge base is searched: the asker's, or ("answer as", N19.1) those of a role by itself or of a member, for
 * whoever manages all of it. Refuses FORBIDDEN, and NOT_FOUND where there is no such role or member.
 */
export async function answeringAs(db: Db, actor: Actor, as: AsWhom | null): Promise<Answering> {
  const own = knowledgeEyes(actor);
  if (as === null) return { eyes: own, as: null };
  if (!own.managesAll) throw new AppError('FORBIDDEN');
  const { companyId } = actor;
  if (as.kind === 'role') {
    const role = await q.roleById(db, companyId, as.id).executeTakeFirst();
    if (!role) throw new AppError('NOT_FOUND');
    const keys = ['everyone', `role:${as.id}`];
    return { eyes: { companyId, memberId: null, keys, managesAll: role.manages_all }, as: { ...as, name: role.name } };
  }
  const member = await q.memberEyes(db, companyId, as.id).executeTakeFirst();
  if (!member) throw new AppError('NOT_FOUND');
  return {
    eyes: { companyId, memberId: as.id, keys: member.keys, managesAll: member.manages_all },
    as: { ...as, name: member.name },
  };
}
