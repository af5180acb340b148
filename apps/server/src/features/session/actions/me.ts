import type { StaffInfo } from '@rondo/contract/session';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../../platform/context.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { type Brand, brandOf } from '../brand.ts';
import { logoPath } from '../logo.queries.ts';
import { presentMe } from '../session.present.ts';
import * as q from '../session.queries.ts';

/** The signed-in member as the shell shows them. */
export const meBy =
  (brand: Brand) =>
  async ({ db, actor, language }: Context, _: unknown, { request }: Wire): Promise<StaffInfo> => {
    const { companyId, memberId, personId } = actor;
    const company = await q.companyById(db, companyId).executeTakeFirstOrThrow();
    const member = await q.memberById(db, companyId, memberId).executeTakeFirstOrThrow();
    const roles = await q.roleNames(db, companyId, memberId).execute();
    const memberships = await q.membershipsOf(db, personId).execute();
    const person = await q.personById(db, personId).executeTakeFirstOrThrow();
    const news = await q.unseenAccessChanges(db, companyId, memberId).executeTakeFirstOrThrow();
    const logo = company.logo_file_id
      ? await logoPath(db, companyId, company.logo_file_id).executeTakeFirst()
      : undefined;
    const hasSample = (await q.sampleOf(db, companyId).execute()).length > 0;
    return presentMe(actor, {
      company,
      member,
      roles: roles.map((role) => roleName(language, role)),
      companies: memberships.map((m) => ({ companyId: m.company_id, name: m.name })),
      person,
      logo: logo?.sha256 ?? null,
      accessNews: news.count,
      hasSample,
      ...brandOf(brand, request.hostname),
    });
  };
