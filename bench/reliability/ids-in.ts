import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Ids, SAMPLED_KINDS } from '../../apps/server/test/security/kinds.ts';

/** Where a row of each kind is found, of the company $1. */
const ROWS: Ids = {
  shop: 'select id from shop where company_id = $1',
  group: 'select id from shop_group where company_id = $1 and parent_id is not null',
  template: 'select id from template where company_id = $1',
  version: 'select id from template_version where company_id = $1',
  task: `select id from task where company_id = $1 and state = 'pending'`,
  batch: 'select batch_id as id from task where company_id = $1 and batch_id is not null',
  record: 'select id from record where company_id = $1',
  rectification: `select id from rectification where company_id = $1 and state = 'pending'`,
  item: 'select item_id as id from record_item where company_id = $1',
  file: 'select id from file where company_id = $1',
  member: 'select id from member where company_id = $1 and not is_owner',
  role: 'select id from role where company_id = $1',
  session: 'select id from session where company_id = $1',
  message: 'select id from message where company_id = $1',
  shopImport: `select id from import_plan where company_id = $1 and kind = 'shop'`,
  departmentImport: `select id from import_plan where company_id = $1 and kind = 'department'`,
  memberImport: `select id from import_plan where company_id = $1 and kind = 'member'`,
  itemImport: `select id from import_plan where company_id = $1 and kind = 'item'`,
  job: 'select id from job_run where company_id = $1',
  company: 'select id from company where id = $1',
  department: 'select id from department where company_id = $1 and parent_id is not null',
  application: 'select id from application where company_id = $1',
  offer: 'select id from ownership_offer where company_id = $1',
  deletedShop: 'select id from shop where company_id = $1 and deleted_at is not null',
  deletedTemplate: 'select id from template where company_id = $1 and deleted_at is not null',
};

/** One id of each kind in a company; one that exists nowhere where there is none. */
export async function idsIn(client: pg.Client, companyId: string): Promise<Ids> {
  const ids: Record<string, string> = {};
  for (const kind of [...Object.keys(ROWS), ...SAMPLED_KINDS]) {
    const { rows } = ROWS[kind]
      ? await client.query<{ id: string }>(`${ROWS[kind]} limit 1`, [companyId])
      : { rows: [] };
    ids[kind] = rows[0]?.id ?? randomUUID();
  }
  return { ...ROWS, ...ids };
}
