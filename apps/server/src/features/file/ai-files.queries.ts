import type { Actor } from '@rondo/domain/actor';
import { mayReadAiEvents } from '@rondo/domain/ai-event';
import { type SqlBool, sql } from 'kysely';
import { joinReached } from '../scope/index.ts';

/** Condition on a use `u` by the gallery: a picture of an AI event, which whoever judges them sees, without the gallery too. */
export const ofAiEvent = (actor: Actor) =>
  sql<SqlBool>`(${mayReadAiEvents(actor)} and exists (select from album_picture p
    where p.company_id = u.company_id and p.id = u.object_id and p.source = 'ai'))`;

/** Condition on a use `u`: a sample picture of an AI rule, for who sees the rule: it reaches one of their stores. */
export const ofAiRule = (actor: Actor) =>
  sql<SqlBool>`(${actor.codes.has('shop') || actor.codes.has('ai_inspect_stat')} and exists (
    select from ai_rule r ${joinReached(actor, { row: 'r', hasTags: true })}
     where r.company_id = u.company_id and r.id = u.object_id and r.deleted_at is null))`;
