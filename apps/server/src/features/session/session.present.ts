import type { StaffInfo } from '@rondo/contract/session';
import type { Actor } from '@rondo/domain/actor';
import { menuOf } from '@rondo/domain/permission';
import type { Selectable } from 'kysely';
import type { Company, Member } from '../../platform/db/schema.gen.ts';

interface Parts {
  company: Selectable<Company>;
  member: Selectable<Member>;
  roles: string[];
  companies: { companyId: string; name: string }[];
  registerType: number;
}

const onOff = (value: number): 0 | 1 => (value === 1 ? 1 : 0);

/** The user info of section 3 as the shell reads it. */
export function presentMe(actor: Actor, { company, member, roles, companies, registerType }: Parts): StaffInfo {
  return {
    id: actor.memberId,
    companyId: actor.companyId,
    companyName: company.name,
    name: actor.name,
    mobile: member.mobile,
    mail: member.mail,
    registerType: registerType === 1 ? 1 : 2,
    menuList: menuOf(actor.codes),
    watermark: onOff(company.watermark),
    watermarkDate: onOff(company.watermark_date),
    watermarkName: onOff(company.watermark_name),
    watermarkAccount: onOff(company.watermark_account),
    language: actor.language,
    timeZone: actor.timeZone,
    isOwner: actor.isOwner,
    isAdmin: actor.isAdmin,
    roles,
    companies,
    isDemo: company.is_demo,
  };
}
