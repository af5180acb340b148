import type { Db } from '../platform/db/company-db.ts';
import type { DemoApplication } from './applications.ts';
import type { DemoDepartment } from './departments.ts';
import { insertRows } from './insert-rows.queries.ts';

export async function writeDepartments(
  db: Db,
  companyId: string,
  departments: readonly DemoDepartment[],
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
  }));
  await insertRows(db, 'department', rows);
}

export async function writeHeads(db: Db, companyId: string, departments: readonly DemoDepartment[]): Promise<void> {
  const rows = departments.flatMap(({ id, heads }) =>
    heads.map((head, sort) => ({ company_id: companyId, department_id: id, member_id: head.id, sort })),
  );
  await insertRows(db, 'department_head', rows);
}

/** Who asked to join, with the person behind each; none of them can sign in. */
export async function writeApplications(db: Db, companyId: string, all: readonly DemoApplication[]): Promise<void> {
  const persons = all.map((a) => ({
    id: a.personId,
    mail: a.mail,
    register_type: 2,
    language: 'zh-CN',
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
