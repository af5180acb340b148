import type { Actor } from '@rondo/domain/actor';
import { mayReadAiEvents } from '@rondo/domain/ai-event';
import { type SqlBool, sql } from 'kysely';

/** Condition on a use `u` by the gallery: a picture of an AI event, which whoever judges them sees, without the gallery too. */
export const ofAiEvent = (actor: Actor) =>
  sql<SqlBool>`(${mayReadAiEvents(actor)} and exists (select from album_picture p
    where p.company_id = u.company_id and p.id = u.object_id and p.source = 'ai'))`;
