import { DAY_MS } from '@rondo/domain/duration';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import type pg from 'pg';
import { createCompany } from '../../apps/server/src/features/company/index.ts';
import type { Db } from '../../apps/server/src/platform/db/company-db.ts';
import { writeDepartments } from './departments.ts';
import { ID_OF, idOf, KIND } from './ids.ts';
import type { CompanyPlan } from './plan.ts';
import { scored, templatesOf } from './templates.ts';

/** How many of each there are and who they are, by number. */
export interface Frame {
  plan: CompanyPlan;
  companyId: string;
  nowMs: number;
  beganMs: number;
  regions: number;
  districts: number;
  /** Members 2..admins administrate; then area managers, inspectors and store managers up to the last. */
  lastAdmin: number;
  lastArea: number;
  lastInspector: number;
}

export function frameOf(plan: CompanyPlan, nowMs: number): Frame {
  const beganMs = nowMs - (plan.days + 30) * DAY_MS;
  const share = (part: number): number => Math.max(1, Math.round(plan.members * part));
  const lastAdmin = 1 + share(0.004);
  const districts = Math.max(4, Math.round(plan.shops / 50));
  const lastArea = lastAdmin + Math.min(districts, share(0.04));
  return {
    plan,
    companyId: idOf(beganMs, plan.no, KIND.company, plan.no),
    nowMs,
    beganMs,
    regions: Math.max(2, Math.round(districts / 10)),
    districts,
    lastAdmin,
    lastArea,
    lastInspector: lastArea + share(0.1),
  };
}

/** Id of a shop, member or template of the frame. */
export const idIn = (f: Frame, kind: number, n: number): string => idOf(f.beganMs, f.plan.no, kind, n);

/** Company, roles, groups, shops, people and templates. */
export async function writeFrame(client: pg.Client, db: Db, f: Frame, passwordHash: string): Promise<void> {
  const { plan, companyId } = f;
  let extra = 0;
  const newId = (): string => idOf(f.beganMs, plan.no, KIND.company, 1_000 + ++extra);
  const start = await createCompany(db, {
    id: companyId,
    name: plan.name,
    timeZone: 'Asia/Shanghai',
    isDemo: false,
    language: 'zh-CN',
    newId,
  });
  await client.query(ID_OF);
  const began = `to_timestamp(${f.beganMs / 1000})`;
  const id = (kind: number, n: string): string => `pg_temp.id_of(${began}, ${plan.no}, ${kind}, ${n})`;
  await writeGroups(client, f, start.rootGroupId, id);
  await client.query(`
    insert into shop (company_id, id, name, code, group_id, lineage, state, opened_on, format, city, address, latitude, longitude, created_at, updated_at)
    select g.company_id, ${id(KIND.shop, 's')}, 'Shop ' || lpad(s::text, 5, '0'), 'S' || lpad(s::text, 5, '0'), g.id, g.lineage,
           case when s % 97 = 0 then 'closed' when s % 89 = 0 then 'preparing' else 'open' end, ${began}::date, 'direct',
           'City ' || s % 40, s || ' High Street', 51 + s % 100 / 100.0, s % 100 / 100.0, ${began}, ${began}
      from generate_series(1, ${plan.shops}) s
      join shop_group g on g.company_id = '${companyId}' and g.id = ${id(KIND.group, `${1_000} + s % ${f.districts}`)}`);
  await client.query(`update shop set closed_on = opened_on + 20, closed_kind = 'temporary'
    where company_id = '${companyId}' and state = 'closed'`);
  await writeMembers(client, f, { roleIds: start.roleIds, departmentId: start.rootDepartmentId, passwordHash, id });
  await writeDepartments(client, f, start.rootDepartmentId);
  await client.query(`
    insert into shop_manager (company_id, shop_id, member_id)
    select '${companyId}', ${id(KIND.shop, 's')}, ${id(KIND.member, managerOf(f, 's'))}
      from generate_series(1, ${plan.shops}) s`);
  await writeTemplates(client, f);
}

/** SQL: the number of the manager of shop number `s`. */
export function managerOf({ lastInspector, plan }: Frame, s: string): string {
  return `(${lastInspector} + 1 + ${s} % ${plan.members - lastInspector})`;
}

type Id = (kind: number, n: string) => string;

async function writeGroups(client: pg.Client, f: Frame, rootId: string, id: Id): Promise<void> {
  await client.query(`
    insert into shop_group (company_id, id, parent_id, name, lineage, path, sort)
    select '${f.companyId}', i.id, '${rootId}', 'Region ' || r, root.lineage || right(i.id::text, 12) || '.', 'Region ' || r, r
      from generate_series(0, ${f.regions - 1}) r cross join lateral (select ${id(KIND.group, 'r')} as id) i
      join shop_group root on root.company_id = '${f.companyId}' and root.id = '${rootId}'`);
  await client.query(`
    insert into shop_group (company_id, id, parent_id, name, lineage, path, sort)
    select p.company_id, i.id, p.id, 'District ' || d, p.lineage || right(i.id::text, 12) || '.', p.path || '/District ' || d, d
      from generate_series(0, ${f.districts - 1}) d cross join lateral (select ${id(KIND.group, '1000 + d')} as id) i
      join shop_group p on p.company_id = '${f.companyId}' and p.id = ${id(KIND.group, `d % ${f.regions}`)}`);
}

interface People {
  roleIds: Record<string, string>;
  departmentId: string;
  passwordHash: string;
  id: Id;
}

async function writeMembers(client: pg.Client, f: Frame, { roleIds, departmentId, passwordHash, id }: People) {
  const { plan, companyId, lastAdmin, lastArea, lastInspector } = f;
  const members = `generate_series(1, ${plan.members}) m`;
  const person = id(KIND.person, 'm');
  const member = id(KIND.member, 'm');
  const mail = `'m' || m || '@c${plan.no}.bench'`;
  await client.query(
    `insert into person (id, mail, register_type, password_hash, password_changed_at) select ${person}, ${mail}, 2, $1, now() from ${members}`,
    [passwordHash],
  );
  await client.query(`
    insert into member (company_id, id, person_id, name, mail, employee_no, state, is_owner, scope_all, scope_group_ids)
    select '${companyId}', ${member}, ${person}, 'Member ' || m, ${mail}, 'E' || m, 'active', m = 1, m <= ${lastAdmin},
           case when m > ${lastAdmin} and m <= ${lastArea} then array[${id(KIND.group, `1000 + m % ${f.districts}`)}]
                when m > ${lastArea} and m <= ${lastInspector} then array[${id(KIND.group, `m % ${f.regions}`)}] else '{}' end
      from ${members}`);
  await client.query(
    `insert into membership (person_id, company_id, member_id) select ${person}, '${companyId}', ${member} from ${members}`,
  );
  await client.query(`
    insert into member_role (company_id, member_id, role_id)
    select '${companyId}', ${member}, case when m = 1 then '${roleIds.owner}' when m <= ${lastAdmin} then '${roleIds.administrator}'
      when m <= ${lastArea} then '${roleIds.area_manager}' when m <= ${lastInspector} then '${roleIds.inspector}'
      else '${roleIds.store_manager}' end::uuid from ${members}`);
  await client.query(`insert into member_department (company_id, member_id, department_id, is_primary)
    select '${companyId}', ${member}, '${departmentId}', true from ${members}`);
}

async function writeTemplates(client: pg.Client, f: Frame): Promise<void> {
  const began = new Date(f.beganMs);
  const templates = templatesOf(f.plan.no, f.beganMs);
  const by = idIn(f, KIND.member, 1);
  for (const t of templates) {
    await client.query(
      `insert into template (company_id, id, name, modes, state, live_version_id, created_by, created_at, updated_at)
       values ($1, $2, $3, '{on_site,remote,self}', 'published', $4, $5, $6, $6)`,
      [f.companyId, t.id, t.name, t.versionId, by, began],
    );
    await client.query(
      `insert into template_version (company_id, id, template_id, no, content, scoring, item_count, total_points, published_at, published_by)
       values ($1, $2, $3, 1, $4, $5, $6, $7, $8, $9)`,
      [f.companyId, t.versionId, t.id, t.content, DEFAULT_SCORING, t.items.length, t.items.length * 5, began, by],
    );
  }
  const { outcomes, answers } = scored(templates);
  await client.query(`create temp table if not exists load_outcome (template int, pattern int, template_id uuid, version_id uuid,
    template_name text, score numeric, max_score numeric, rate numeric, level_key text, level_rank smallint, is_pass boolean,
    failed smallint, item_count smallint, outcome jsonb)`);
  await client.query(`create temp table if not exists load_answer (template int, pattern int, sort smallint, item_id uuid, category text,
    code text, name text, standard text, severity text, answer jsonb, result text, points numeric, max_points numeric, is_first_failed boolean)`);
  await client.query('truncate load_outcome, load_answer');
  for (const [table, rows] of [
    ['load_outcome', outcomes],
    ['load_answer', answers],
  ] as const) {
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows),
    ]);
    await client.query(`analyze ${table}`);
  }
}
