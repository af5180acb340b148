import type { Db } from '../../platform/db/company-db.ts';

/** What the hours of stores are reckoned by, whoever asks. */
export const placesOf = (db: Db, companyId: string, shopIds: readonly string[]) =>
  db
    .selectFrom('shop')
    .innerJoin('company', 'company.id', 'shop.company_id')
    .select(['shop.id', 'shop.hours', 'shop.special_days', 'shop.time_zone', 'company.cut_off'])
    .select('company.time_zone as company_zone')
    .where('shop.company_id', '=', companyId)
    .where('shop.id', 'in', [...shopIds]);
