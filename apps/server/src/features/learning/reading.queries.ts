import { learningMachine } from '@rondo/domain/learning';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { LearningReading } from '../../platform/db/schema.gen.ts';
import { stateIn } from '../../platform/db/states.ts';
import { type KnowledgeEyes, knowledgeVisible } from '../scope/index.ts';

/** A file that somebody may view, with what its newest version is. */
export const fileOf = (db: Db, eyes: KnowledgeEyes, id: string) =>
  db
    .selectFrom('knowledge_node as n')
    .innerJoin('knowledge_version as v', (j) =>
      j.onRef('v.company_id', '=', 'n.company_id').onRef('v.id', '=', 'n.version_id'),
    )
    .leftJoin('knowledge_text as t', (j) =>
      j.onRef('t.company_id', '=', 'n.company_id').onRef('t.version_id', '=', 'n.version_id'),
    )
    .select(['n.id', 'n.name', 'v.number', 't.pages'])
    .select(sql<number>`n.size_bytes::float8`.as('size_bytes'))
    .where('n.company_id', '=', eyes.companyId)
    .where('n.id', '=', id)
    .where('n.deleted_at', 'is', null)
    .where(knowledgeVisible(eyes, 'n'));

/** A published list that concerns somebody and has the file: a row where there is any. */
export const asks = (db: Db, companyId: string, memberId: string, nodeId: string) =>
  db
    .selectFrom('learning_member as lm')
    .innerJoin('learning as l', (j) =>
      j.onRef('l.company_id', '=', 'lm.company_id').onRef('l.id', '=', 'lm.learning_id'),
    )
    .innerJoin('learning_file as f', (j) =>
      j.onRef('f.company_id', '=', 'l.company_id').onRef('f.learning_id', '=', 'l.id'),
    )
    .select('l.id')
    .where('lm.company_id', '=', companyId)
    .where('lm.member_id', '=', memberId)
    .where('lm.left_at', 'is', null)
    .where('f.node_id', '=', nodeId)
    .where(sql<SqlBool>`${stateIn('l.state', learningMachine.from('end'))}`)
    .limit(1);

interface Which {
  companyId: string;
  memberId: string;
  nodeId: string;
  number: number;
}

/** What somebody has read of a version, held: two reports at once come one after the other. */
export const hold = (db: Db, { companyId, memberId, nodeId, number }: Which) =>
  db
    .selectFrom('learning_reading')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .where('version_number', '=', number)
    .forUpdate();

/** Begins; what somebody began at the same moment stays. */
export const begin = (db: Db, row: Insertable<LearningReading>) =>
  db
    .insertInto('learning_reading')
    .values(row)
    .onConflict((c) => c.columns(['company_id', 'member_id', 'node_id', 'version_number']).doNothing());

export interface Progress {
  total: number;
  slots: number[];
  furthest: number;
  place: number;
  ratio: number;
  reports: string[];
  last_at: Date;
  read_at: Date | null;
}

export const save = (db: Db, { companyId, memberId, nodeId, number }: Which, progress: Progress) =>
  db
    .updateTable('learning_reading')
    .set(progress)
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .where('version_number', '=', number);

/** What somebody has read of some files, of every version. */
export const ofMember = (db: Db, companyId: string, memberId: string, nodeIds: readonly string[]) =>
  db
    .selectFrom('learning_reading')
    .select(['node_id', 'version_number', 'ratio', 'place', 'read_at'])
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where(sql<SqlBool>`node_id = any(${[...nodeIds]}::uuid[])`);
