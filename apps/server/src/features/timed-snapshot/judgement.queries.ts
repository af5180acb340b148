import type { Verdict } from '@rondo/domain/timed-snapshot/frame';
import type { Db } from '../../platform/db/company-db.ts';

/** Who said what of a picture, the first first. */
export const judgementsOf = (db: Db, companyId: string, frameId: string) =>
  db
    .selectFrom('timed_snapshot_judgement as j')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'j.company_id').onRef('m.id', '=', 'j.member_id'))
    .select(['j.member_id', 'm.name', 'j.verdict', 'j.judged_at'])
    .where('j.company_id', '=', companyId)
    .where('j.frame_id', '=', frameId)
    .orderBy('j.judged_at')
    .orderBy('j.member_id');

/** Holds a taken picture until the transaction ends: two who judge at once are counted one after the other. */
export const holdFrame = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('timed_snapshot_frame')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'captured')
    .forUpdate();

interface Judgement {
  frameId: string;
  memberId: string;
  verdict: Verdict;
  at: Date;
}

export const judge = (db: Db, companyId: string, { frameId, memberId, verdict, at }: Judgement) =>
  db
    .insertInto('timed_snapshot_judgement')
    .values({ company_id: companyId, frame_id: frameId, member_id: memberId, verdict, judged_at: at })
    .onConflict((c) => c.columns(['company_id', 'frame_id', 'member_id']).doUpdateSet({ verdict, judged_at: at }));

export const setOutcome = (db: Db, companyId: string, id: string, outcome: { verdict: string; judgements: number }) =>
  db.updateTable('timed_snapshot_frame').set(outcome).where('company_id', '=', companyId).where('id', '=', id);

/** The number of a rectification that a picture led to. */
export const rectificationOf = (db: Db, companyId: string, id: string) =>
  db.selectFrom('rectification').select(['id', 'number']).where('company_id', '=', companyId).where('id', '=', id);
