import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';

/** Condition on a use `u` by the gallery: a picture of an AI event, which whoever judges them sees, without the gallery too. */
export const ofAiEvent = ({ codes }: Actor) =>
  sql<SqlBool>`(${codes.has('ai_inspect_stat') && codes.has('shop_list')} and exists (select from album_picture p
    where p.company_id = u.company_id and p.id = u.object_id and p.source = 'ai'))`;
