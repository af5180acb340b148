import { LIMIT } from '@rondo/domain/limit';
import { recordMachine } from '@rondo/domain/record';
import type { Insertable } from 'kysely';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { RecordPace } from '../../platform/db/schema.gen.ts';

/** The middle of how long the newest records of a template took, without one of them; index record_template. */
export const medianOf = (db: Db, companyId: string, templateId: string, exceptId: string) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('record')
        .select('duration_s')
        .where('company_id', '=', companyId)
        .where('template_id', '=', templateId)
        .where('state', 'in', recordMachine.standing)
        .where('id', '!=', exceptId)
        .orderBy('submitted_at', 'desc')
        .limit(LIMIT.pace.compared)
        .as('newest'),
    )
    .select(sql<number>`count(*)::int`.as('records'))
    .select(sql<number | null>`percentile_cont(0.5) within group (order by duration_s)`.as('median'));

/** A correction takes the place of what was measured before. */
export const keep = (db: Db, row: Insertable<RecordPace>) =>
  db
    .insertInto('record_pace')
    .values(row)
    .onConflict((c) =>
      c.columns(['company_id', 'record_id']).doUpdateSet(({ ref }) => ({
        seconds: ref('excluded.seconds'),
        answered: ref('excluded.answered'),
        fast: ref('excluded.fast'),
        duration_s: ref('excluded.duration_s'),
        median_s: ref('excluded.median_s'),
      })),
    );

export const ofRecord = (db: Db, companyId: string, recordId: string) =>
  db.selectFrom('record_pace').selectAll().where('company_id', '=', companyId).where('record_id', '=', recordId);

/** The same content as an earlier upload: index file_content. */
const wasThere = sql<SqlBool>`exists (select from file earlier where earlier.company_id = file.company_id
  and earlier.sha256 = file.sha256 and (earlier.created_at, earlier.id) < (file.created_at, file.id))`;

/** The pictures of a record, without those that were carried over: whether the camera took it, and whether it had been uploaded before. */
export const photosOf = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('record_item as i')
    .innerJoin('file', (j) =>
      j.onRef('file.company_id', '=', 'i.company_id').on(sql<SqlBool>`file.id = any(i.photo_ids)`),
    )
    .select([
      'file.id',
      sql<boolean>`file.source = 'camera'`.as('isOfCamera'),
      sql<boolean>`${wasThere}`.as('wasThere'),
    ])
    .distinct()
    .where('i.company_id', '=', companyId)
    .where('i.record_id', '=', recordId)
    .where('i.carried_from', 'is', null);
