import type { AiLooking } from '@rondo/contract/ai-shapes';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { AiEvent, AiSample } from '../../platform/db/schema.gen.ts';

export const LOOK_TASK = 'ai-event.look';

/** Wakes the clock of a company again at an instant; asked twice, it wakes once. */
export const enqueue = (companyId: string, at: Date) =>
  sql`select enqueue(${LOOK_TASK}, ${JSON.stringify({ companyId })}::json, ${at}::timestamptz, ${`${LOOK_TASK}:${companyId}`})`;

/** Events of a camera under a rule on a day of its store. */
export const eventsOn = (db: Db, companyId: string, ruleId: string, cameraId: string, on: string) =>
  db
    .selectFrom('ai_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('rule_id', '=', ruleId)
    .where('camera_id', '=', cameraId)
    .where('happened_on', '=', on);

/** No row back: the moment is there already. */
export const insertEvent = (db: Db, row: Insertable<AiEvent>) =>
  db
    .insertInto('ai_event')
    .values(row)
    .onConflict((c) => c.columns(['company_id', 'rule_id', 'camera_id', 'happened_at']).doNothing())
    .returning('id');

/** What the camera was compared with, of an event that says that it was turned. */
export const keepCompared = (db: Db, companyId: string, id: string, reference: Buffer) =>
  db.insertInto('ai_compared').values({ company_id: companyId, event_id: id, reference });

export const comparedOf = (db: Db, companyId: string, id: string) =>
  db.selectFrom('ai_compared').select('reference').where('company_id', '=', companyId).where('event_id', '=', id);

export const insertSample = (db: Db, row: Insertable<AiSample>) =>
  db
    .insertInto('ai_sample')
    .values(row)
    .onConflict((c) => c.columns(['company_id', 'rule_id', 'camera_id', 'taken_at']).doNothing());

export const setPicture = (db: Db, companyId: string, id: string, pictureId: string) =>
  db.updateTable('ai_event').set({ picture_id: pictureId }).where('company_id', '=', companyId).where('id', '=', id);

/** How a rule looked, as an event keeps it. */
export const lookingText = (looking: AiLooking): string => JSON.stringify(looking);

/** What nobody judged for so long is judged no more. */
export const ignoreOld = (db: Db, companyId: string, before: Date, now: Date) =>
  db
    .updateTable('ai_event')
    .set((eb) => ({ state: 'ignored', updated_at: now, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('state', '=', 'new')
    .where('happened_at', '<', before)
    .returning(['id', 'event_name', 'review_task_id']);
