import type pg from 'pg';
import { KIND } from './ids.ts';
import type { CompanyPlan } from './plan.ts';

/** Departments right below the company; all others hang below one of these. */
const TOP = 12;

interface Company {
  plan: CompanyPlan;
  companyId: string;
  beganMs: number;
}

/** A tree of three levels with the plan's departments; every member but the owner works in one of the lowest. */
export async function writeDepartments(client: pg.Client, f: Company, rootId: string): Promise<void> {
  const { companyId, plan } = f;
  if (plan.departments <= TOP) return;
  const id = (n: string): string =>
    `pg_temp.id_of(to_timestamp(${f.beganMs / 1000}), ${plan.no}, ${KIND.department}, ${n})`;
  const level = (parent: string, from: number, to: number): string => `
    insert into department (company_id, id, parent_id, name, lineage, sort)
    select '${companyId}', i.id, p.id, 'Department ' || d, p.lineage || right(i.id::text, 12) || '.', d
      from generate_series(${from}, ${to}) d cross join lateral (select ${id('d')} as id) i
      join department p on p.company_id = '${companyId}' and p.id = ${parent}`;
  await client.query(level(`'${rootId}'`, 1, TOP));
  await client.query(level(id(`1 + d % ${TOP}`), TOP + 1, plan.departments));
  await client.query(`
    update member_department md set department_id = ${id(`${TOP} + 1 + m.n % ${plan.departments - TOP}`)}
      from (select id, row_number() over (order by id)::int as n from member where company_id = '${companyId}' and not is_owner) m
     where md.company_id = '${companyId}' and md.member_id = m.id`);
  await client.query(`
    insert into department_head (company_id, department_id, member_id)
    select md.company_id, md.department_id, min(md.member_id::text)::uuid from member_department md
     where md.company_id = '${companyId}' and md.department_id <> '${rootId}' group by 1, 2`);
}
