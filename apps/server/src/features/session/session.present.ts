import type { StaffInfo } from '@rondo/contract/session';
import type { Actor } from '@rondo/domain/actor';
import { COMPANY_STATES } from '@rondo/domain/company';
import { menuOf } from '@rondo/domain/permission';
import type { Selectable } from 'kysely';
import type { Company, Member } from '../../platform/db/schema.gen.ts';
import { storedPath } from '../../platform/store/stored-path.ts';

interface Parts {
  company: Selectable<Company>;
  member: Selectable<Member>;
  roles: string[];
  companies: { companyId: string; name: string }[];
  person: { register_type: number; password_hash: string | null; password_changed_at: Date | null };
  /** SHA-256 of the company's logo. */
  logo: Buffer | null;
  accessNews: number;
  hasSample: boolean;
  brandTitle: string | null;
  brandLogo: string | null;
}

const onOff = (value: number): 0 | 1 => (value === 1 ? 1 : 0);

/** The user info of section 3 as the shell reads it. */
export function presentMe(
  actor: Actor,
  { company, member, roles, companies, person, logo, accessNews, hasSample, brandTitle, brandLogo }: Parts,
): StaffInfo {
  return {
    id: actor.memberId,
    companyId: actor.companyId,
    companyName: company.name,
    name: actor.name,
    mobile: member.mobile,
    mail: member.mail,
    registerType: person.register_type === 1 ? 1 : 2,
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
    hasSample,
    companyLogo: logo ? storedPath(logo) : null,
    companyState: COMPANY_STATES.find((s) => s === company.state) ?? 'normal',
    dissolveAt: company.dissolve_at?.toISOString() ?? null,
    needsPassword: person.password_hash === null || person.password_changed_at === null,
    mustSetPassword: person.password_hash !== null && person.password_changed_at === null,
    accessNews,
    brandTitle,
    brandLogo,
  };
}
