import { type RectificationEvent, type RectificationState, rectificationMachine } from '@rondo/domain/rectification';
import { type SqlBool, sql } from 'kysely';
import {
  explainedWork,
  holdOf,
  openOf,
  orphansOf,
  traceIntegrity,
  type Waiting,
  workSubjects,
} from '../process/index.ts';

/** Condition: person `p` did not make the fix that is to be reviewed, or nobody else reviews it. */
const MAY_REVIEW = sql<SqlBool>`(not exists (select from rectification_person h
    where h.company_id = p.company_id and h.rectification_id = p.rectification_id and h.member_id = p.member_id
      and h.relation = 'handler' and h.acted_at = o.handled_at)
  or not exists (select from rectification_person r
    where r.company_id = p.company_id and r.rectification_id = p.rectification_id and r.relation = 'reviewer'
      and r.member_id <> p.member_id))`;

/**
 * Which rectifications wait for whom: a fix for all its reviewers but whoever made it (`isReviewer` of domain). While an appeal is open
 * its handlers have nothing to do.
 */
export const rectificationWaiting: Waiting<RectificationState, RectificationEvent> = {
  kind: 'rectification',
  machine: rectificationMachine,
  hasTurn: sql<SqlBool>`(p.relation <> 'reviewer' or ${MAY_REVIEW})
    and (p.relation <> 'handler' or o.appeal is distinct from 'open')`,
};

export const rectificationIntegrity = traceIntegrity(rectificationWaiting);
export const rectificationExplained = explainedWork(rectificationWaiting, 'title');
export const subjects = workSubjects(rectificationWaiting, 'title');
export const openRectificationsOf = openOf(rectificationWaiting, 'title');
export const holdRectificationsOf = holdOf(rectificationWaiting);
export const rectificationOrphansOf = orphansOf(rectificationWaiting, 'title');
