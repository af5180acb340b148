import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What hangs on announcements: for who manages them, and as long as they are not recalled for who received them. */
export const ofNotice = ({ codes, memberId }: Actor) =>
  sql<SqlBool>`exists (select from notice n where n.company_id = u.company_id and n.id = u.object_id and n.deleted_at is null
    and (${codes.has('all_announcement')} or (n.author_id = ${memberId} and ${codes.has('announcement_mange')})
      or (n.state = 'sent' and exists (select from notice_recipient r
        where r.company_id = n.company_id and r.notice_id = n.id and r.member_id = ${memberId}))))`;

/** Pictures of certificates: of the own ones, and of stores in scope for who reads the list of stores. */
export const ofCertificate = (actor: Actor, inScope: RawBuilder<SqlBool>) =>
  sql<SqlBool>`(${actor.codes.has('shop_list')} and u.shop_id is not null and ${inScope} or exists (select from certificate c
    where c.company_id = u.company_id and c.id = u.object_id and c.deleted_at is null
      and (c.member_id = ${actor.memberId} or (c.holder = 'member' and c.shop_id is null and ${actor.codes.has('frame_staff')}))))`;
