import type pg from 'pg';

type Query = URLSearchParams;

const run = async (pool: pg.Pool, name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows;

const BELOW = `m.id in (select md.member_id from department top join department d on d.company_id = top.company_id
    and d.lineage like top.lineage || '%' join member_department md on md.company_id = d.company_id and md.department_id = d.id
   where top.company_id = $1 and top.id = $2)`;

/** A page of members by name with its exact total, and the departments and roles of those on it. */
export async function people(pool: pg.Pool, query: Query) {
  const company = query.get('company');
  const values: unknown[] = [company];
  const where = ['m.company_id = $1'];
  const department = query.get('department');
  if (department) {
    values.push(department);
    where.push(BELOW);
  }
  const role = query.get('role');
  if (role) {
    values.push(role, query.get('state'));
    where.push(
      `exists (select from member_role mr where mr.company_id = m.company_id and mr.member_id = m.id and mr.role_id = $3)`,
    );
    where.push('m.state = $4');
  }
  const words = query.get('words');
  if (words) {
    values.push(`%${words}%`);
    where.push(
      `(m.name ilike $2 or m.name_pinyin like $2 or m.mobile like $2 or m.mail ilike $2 or m.employee_no ilike $2)`,
    );
  }
  const offset = query.get('page') === '2' ? 20 : 0;
  const key = `people${where.length}${words ? 'words' : ''}${offset}`;
  const condition = where.join(' and ');
  const [rows, total] = await Promise.all([
    run(
      pool,
      key,
      `select m.* from member m where ${condition} order by m.name, m.id limit 20 offset ${offset}`,
      values,
    ),
    run(pool, `${key}count`, `select count(*) as total from member m where ${condition}`, values),
  ]);
  const given = [company, rows.map((row: { id: string }) => row.id)];
  const [departments, roles] = await Promise.all([
    run(
      pool,
      'peopledepartments',
      `select md.member_id, d.id, d.name, md.is_primary from member_department md join department d on d.company_id = md.company_id
         and d.id = md.department_id where md.company_id = $1 and md.member_id = any($2::uuid[])`,
      given,
    ),
    run(
      pool,
      'peopleroles',
      `select mr.member_id, r.id, r.name from member_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id
        where mr.company_id = $1 and mr.member_id = any($2::uuid[])`,
      given,
    ),
  ]);
  return { rows, total: Number(total[0]?.total), departments, roles };
}

/** The departments with their heads and how many work in each and below it. */
export async function departments(pool: pg.Pool, query: Query) {
  const company = [query.get('company')];
  const [rows, heads] = await Promise.all([
    run(
      pool,
      'departments',
      `select d.*, (select count(*) from member_department md where md.company_id = d.company_id and md.department_id = d.id) as members,
              below.members as members_below
         from department d join (
           select top.id, count(distinct md.member_id) as members from department top
             join department d on d.company_id = top.company_id and d.lineage like top.lineage || '%'
             left join member_department md on md.company_id = d.company_id and md.department_id = d.id
            where top.company_id = $1 group by top.id) below on below.id = d.id
        where d.company_id = $1 order by d.sort`,
      company,
    ),
    run(
      pool,
      'departmentheads',
      `select h.department_id, m.id, m.name from department_head h join member m on m.company_id = h.company_id and m.id = h.member_id
        where h.company_id = $1`,
      company,
    ),
  ]);
  return { rows, heads };
}

export const roles = (pool: pg.Pool, query: Query) =>
  run(
    pool,
    'roles',
    `select r.*, (select count(*) from member_role mr join member m on m.company_id = mr.company_id and m.id = mr.member_id and m.state <> 'resigned'
         where mr.company_id = r.company_id and mr.role_id = r.id) as members
       from role r where r.company_id = $1 order by r.name`,
    [query.get('company')],
  );
