import type { Language } from '@rondo/domain/language';
import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';
import { idAt } from './numbers.ts';

const TEXTS = {
  'zh-CN': { names: ['租约到期', '月租（元）', '物业'], choices: ['商场', '街铺业主', '自有'] },
  'en-US': { names: ['Lease until', 'Monthly rent', 'Premises'], choices: ['Mall', 'High street', 'Own'] },
} as const;

interface Ground {
  language: Language;
  registeredAt: Date;
  /** The company's date. */
  today: string;
}

/** Three fields of the company's own, and what its stores say in them: not every store says everything. */
export async function writeShopFields(db: Db, companyId: string, { language, registeredAt, today }: Ground) {
  const { names, choices } = TEXTS[language];
  const [lease = '', rent = '', premises = ''] = names;
  const options = choices.map((name) => ({ id: idAt(registeredAt), name }));
  const field = (name: string, kind: string, sort: number) => ({
    ...{ company_id: companyId, id: idAt(registeredAt), name, kind, sort },
    choices: JSON.stringify(kind === 'choice' ? options : []),
    ...{ created_at: registeredAt, updated_at: registeredAt },
  });
  const fields = [field(lease, 'date', 1), field(rent, 'number', 2), field(premises, 'choice', 3)];
  await db.insertInto('shop_field').values(fields).execute();
  const [leaseId, rentId, premisesId] = fields.map(({ id }) => id);
  await sql`update shop s set custom = jsonb_strip_nulls(jsonb_build_object(
      ${leaseId}::text, case when n % 4 > 0 then to_char(${today}::date + (n * 37 % 1400)::int, 'YYYY-MM-DD') end,
      ${rentId}::text, case when n % 3 > 0 then (8000 + n * 730 % 42000)::text end,
      ${premisesId}::text, ${JSON.stringify(options.map(({ id }) => id))}::jsonb ->> (n % 3)::int))
    from (select id, row_number() over (order by code, id) as n from shop where company_id = ${companyId}) as numbered
   where s.company_id = ${companyId} and s.id = numbered.id`.execute(db);
}
