import type { Language } from '@rondo/domain/language';
import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';
import type { DemoApplication } from './applications.ts';
import type { DemoDepartment } from './departments.ts';
import { insertRows } from './insert-rows.queries.ts';
import type { DemoMember } from './people.ts';

export async function writeDepartments(
  db: Db,
  companyId: string,
  departments: readonly DemoDepartment[],
  at: Date,
): Promise<void> {
  const rows = departments.map(({ id, parentId, name, code, description, lineage, sort }) => ({
    company_id: companyId,
    id,
    parent_id: parentId,
    name,
    code,
    description,
    lineage,
    sort,
    created_at: at,
    updated_at: at,
  }));
  await insertRows(db, 'department', rows);
}

export async function writeHeads(db: Db, companyId: string, departments: readonly DemoDepartment[]): Promise<void> {
  const rows = departments.flatMap(({ id, heads }) =>
    heads.map((head, sort) => ({ company_id: companyId, department_id: id, member_id: head.id, sort })),
  );
  await insertRows(db, 'department_head', rows);
}

/** Since when each member is in the product, and when they were last there. */
export async function writeMemberDates(db: Db, companyId: string, members: readonly DemoMember[]): Promise<void> {
  const dates = members.map((m) => ({ id: m.id, at: m.createdAt, last: m.lastSignInAt }));
  await sql`
    update member set created_at = d.at, updated_at = d.at, last_login_at = d.last
      from json_to_recordset(${JSON.stringify(dates)}::json) as d(id uuid, at timestamptz, last timestamptz)
     where member.company_id = ${companyId} and member.id = d.id`.execute(db);
}

/** The phones of those who have not come in yet: they wait for whoever proves them. */
export async function writeNamedContacts(db: Db, companyId: string, members: readonly DemoMember[]): Promise<void> {
  const rows = members
    .filter((m) => m.lastSignInAt === null && m.mobile !== null)
    .map((m) => ({ kind: 'mobile', value: m.mobile, company_id: companyId, member_id: m.id, created_at: m.createdAt }));
  await insertRows(db, 'named_contact', rows);
}

/** Who asked to join, with the person behind each; none of them can sign in. A phone among them is proved. */
export async function writeApplications(
  db: Db,
  companyId: string,
  all: readonly DemoApplication[],
  language: Language,
): Promise<void> {
  const persons = all.map((a) => ({
    id: a.personId,
    mobile: a.mobile,
    mail: a.mail,
    mobile_proved_at: a.mobile === null ? null : a.at,
    register_type: a.mobile === null ? 2 : 1,
    language,
    created_at: a.at,
  }));
  await insertRows(db, 'person', persons);
  const rows = all.map((a) => ({
    company_id: companyId,
    id: a.id,
    person_id: a.personId,
    name: a.name,
    message: a.message,
    mobile: a.mobile,
    mail: a.mail,
    inviter_id: a.inviter?.id ?? null,
    state: a.refused ? 'refused' : 'pending',
    refuse_reason: a.refused?.reason ?? null,
    decided_at: a.refused?.at ?? null,
    decided_by: a.refused?.by.id ?? null,
    created_at: a.at,
    expires_at: a.expiresAt,
  }));
  await insertRows(db, 'application', rows);
  const applicants = all.map((a) => ({ person_id: a.personId, company_id: companyId, application_id: a.id }));
  await insertRows(db, 'applicant', applicants);
}
