import { memberMachine } from '@rondo/domain/member';
import { recordMachine } from '@rondo/domain/record';
import { PICTURE_ORIGINS } from '@rondo/domain/rectification';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { isReal } from '../../platform/sample-rows.ts';

interface Person {
  id: string;
  name: string;
  name_pinyin: string;
  created_at: Date;
  /** Keys of their preset roles, and every permission of their roles. */
  keys: string[];
  codes: string[];
}

/** Those who work in the company, or one of them, with what their roles say. */
export const people = (db: Db, companyId: string, memberId: string | null) =>
  sql<Person>`select m.id, m.name, m.name_pinyin, m.created_at,
      array(select r.key from member_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id
        where mr.company_id = m.company_id and mr.member_id = m.id and r.key is not null) as keys,
      array(select distinct unnest(r.codes) from member_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id
        where mr.company_id = m.company_id and mr.member_id = m.id) as codes
    from member m where m.company_id = ${companyId} and m.state = 'active' and ${isReal('m.id')}
      and (${memberId}::uuid is null or m.id = ${memberId}) order by m.created_at, m.id`.execute(db);

/** What the company has by now, and since when; items without a fact have no row. When a store got its manager is kept nowhere: it is the store's age. */
export const companyFacts = (db: Db, companyId: string) =>
  sql<{ item: string; at: Date }>`select item, at from (
      select 'company' as item, f.created_at as at from company c join file f on f.company_id = c.id and f.id = c.logo_file_id where c.id = ${companyId}
      union all select 'department', min(created_at) from department where company_id = ${companyId} and parent_id is not null and ${isReal('id')}
      union all select 'members', min(created_at) from member where company_id = ${companyId} and not is_owner and ${isReal('id')} and ${stateIn('state', memberMachine.working)}
      union all select 'shop', min(s.created_at) from shop s where s.company_id = ${companyId} and s.deleted_at is null and ${isReal('s.id')}
        and exists (select from shop_manager sm where sm.company_id = s.company_id and sm.shop_id = s.id)
      union all select 'device', min(created_at) from device where company_id = ${companyId} and deleted_at is null and ${isReal('shop_id')}
      union all select 'template', coalesce(min(v.published_at), min(t.created_at)) from template t join template_version v on v.company_id = t.company_id and v.template_id = t.id
        where t.company_id = ${companyId} and t.state = 'published' and t.deleted_at is null and ${isReal('t.id')}
      union all select 'inspection', min(submitted_at) from record where company_id = ${companyId} and ${stateIn('state', recordMachine.standing)} and ${isReal('shop_id')}
      union all select 'rectification', min(completed_at) from rectification where company_id = ${companyId} and state = 'completed' and ${isReal('shop_id')}
      union all select 'process', min(created_at) from process_setting where company_id = ${companyId} and template_id is null
      union all select 'cycle', min(created_at) from cycle where company_id = ${companyId} and deleted_at is null
      union all select 'announcement', min(sent_at) from notice where company_id = ${companyId} and state = 'sent' and deleted_at is null and ${isReal('id')}
      union all select 'subscription', min(created_at) from subscription where company_id = ${companyId}
    ) f where at is not null`.execute(db);

/** What members did, or one of them, and when first. Indexes watch_member and those of the other lists of a member. */
export const memberFacts = (db: Db, companyId: string, memberId: string | null) => {
  const of = (column: string) => sql`(${memberId}::uuid is null or ${sql.ref(column)} = ${memberId})`;
  return sql<{ member_id: string; item: string; at: Date }>`
    select member_id, 'watch' as item, min(opened_at) as at from watch
      where company_id = ${companyId} and opened_at is not null and use = 'live' and ${of('member_id')} group by member_id
    union all select inspector_id, case mode when 'self' then 'self_inspection' else 'remote_inspection' end, min(submitted_at) from record
      where company_id = ${companyId} and mode in ('self', 'remote') and ${stateIn('state', recordMachine.standing)} and ${of('inspector_id')} group by inspector_id, mode
    union all select member_id, 'handle_rectification', min(acted_at) from rectification_person
      where company_id = ${companyId} and relation = 'handler' and acted_at is not null and ${of('member_id')} group by member_id
    union all select p.member_id, 'picture_rectification', min(r.created_at) from rectification_person p
      join rectification r on r.company_id = p.company_id and r.id = p.rectification_id
      where p.company_id = ${companyId} and p.relation = 'initiator' and r.source = any(${[...PICTURE_ORIGINS]}::text[]) and ${of('p.member_id')} group by p.member_id
    union all select member_id, 'read_announcement', min(read_at) from notice_recipient
      where company_id = ${companyId} and read_at is not null and ${of('member_id')} group by member_id`.execute(db);
};

export const skips = (db: Db, companyId: string, memberId: string | null) =>
  db
    .selectFrom('guide_skip')
    .select(['member_id', 'item', 'reason'])
    .where('company_id', '=', companyId)
    .$if(memberId !== null, (q) => q.where('member_id', '=', memberId));

export const skip = (
  db: Db,
  row: { company_id: string; member_id: string; item: string; reason: string; at: Date },
) => {
  const { at, ...named } = row;
  return db
    .insertInto('guide_skip')
    .values({ ...named, skipped_at: at })
    .onConflict((c) =>
      c.columns(['company_id', 'member_id', 'item']).doUpdateSet({ reason: row.reason, skipped_at: at }),
    );
};

export const takeBack = (db: Db, companyId: string, memberId: string, item: string) =>
  db
    .deleteFrom('guide_skip')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('item', '=', item);
