import type { CompanyFacts } from '@rondo/contract/company';
import type { Actor } from '@rondo/domain/actor';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { fileRefs } from '../../file/index.ts';
import { presentCompany } from '../company.present.ts';
import * as q from '../company.queries.ts';
import { openOffer } from '../ownership.queries.ts';

export function get({ db, actor, now }: Context): Promise<CompanyFacts> {
  return factsOf(db, actor, now());
}

/** The company as it is now; inside a transaction as that leaves it. */
export async function factsOf(db: Db, actor: Actor, at: Date): Promise<CompanyFacts> {
  const { companyId } = actor;
  const company = await q.byId(db, companyId).executeTakeFirstOrThrow();
  const owner = await q.ownerOf(db, companyId).executeTakeFirstOrThrow();
  const { members, shops } = await q.sizeOf(db, companyId).executeTakeFirstOrThrow();
  const offer = await openOffer(db, companyId, at).executeTakeFirst();
  const logoIds = company.logo_file_id === null ? [] : [company.logo_file_id];
  const files = await fileRefs(db, companyId, logoIds);
  const [logo] = files(logoIds);
  return presentCompany(actor, {
    company,
    owner,
    logo: logo ?? null,
    members: members ?? 0,
    shops: shops ?? 0,
    offer,
  });
}
