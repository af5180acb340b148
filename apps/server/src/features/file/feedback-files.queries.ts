import type { Actor } from '@rondo/domain/actor';
import { maySupport } from '@rondo/domain/feedback';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What is shown with feedback: for who sent it, and for support staff. */
export const ofFeedback = (actor: Actor): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${maySupport(actor)} or exists (select from feedback f
    where f.company_id = u.company_id and f.id = u.object_id and f.author_id = ${actor.memberId}))`;
