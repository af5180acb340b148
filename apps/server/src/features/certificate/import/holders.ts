import type { Actor } from '@rondo/domain/actor';
import { managesCertificate } from '@rondo/domain/certificate';
import type { Db } from '../../../platform/db/company-db.ts';
import * as q from './import.queries.ts';
import type { ReadRow, RowFault } from './read-row.ts';

/** Whose a certificate is, found. */
interface Holder {
  shopId: string | null;
  memberId: string | null;
  name: string;
}

type Found = { holder: Holder } | { fault: Omit<RowFault, 'row'> };

/** Finds whose certificates rows are: stores by number or name, people by mobile, or by a name that one of them has. */
export async function holdersOf(db: Db, actor: Actor, rows: readonly ReadRow[]): Promise<(row: ReadRow) => Found> {
  const lower = (of: (row: ReadRow) => string): string[] => [...new Set(rows.map((row) => of(row).toLowerCase()))];
  const [shops, members] = await Promise.all([
    q
      .shopsNamed(
        db,
        actor,
        lower((row) => row.shop),
        lower((row) => row.code),
      )
      .execute(),
    q
      .membersNamed(
        db,
        actor.companyId,
        lower((row) => row.mobile),
        lower((row) => row.person),
      )
      .execute(),
  ]);
  const shopByName = new Map(shops.map((shop) => [shop.name.toLowerCase(), shop]));
  const shopByCode = new Map(
    shops.flatMap((shop) => (shop.code === null ? [] : [[shop.code.toLowerCase(), shop] as const])),
  );
  const byMobile = new Map(members.flatMap((one) => (one.mobile === null ? [] : [[one.mobile, one] as const])));
  return ({ shop, code, person, mobile }) => {
    const isAtShop = shop !== '' || code !== '';
    const at = code === '' ? shopByName.get(shop.toLowerCase()) : shopByCode.get(code.toLowerCase());
    if (isAtShop && !at) return wrong(code === '' ? 'shop' : 'code', code || shop, 'shop');
    const hasShop = at !== undefined;
    if (!managesCertificate(actor, { hasShop, isShopInScope: hasShop })) return wrong('person', person, 'forbidden');
    const shopId = at?.id ?? null;
    if (person === '' && mobile === '') return { holder: { shopId, memberId: null, name: at?.name ?? '' } };
    const named = members.filter((one) => one.name.toLowerCase() === person.toLowerCase());
    const found = mobile === '' ? named : [byMobile.get(mobile)].filter((one) => one !== undefined);
    const [member] = found;
    if (!member) return wrong(mobile === '' ? 'person' : 'mobile', mobile || person, 'person');
    if (found.length > 1) return wrong('person', person, 'twoPeople');
    return { holder: { shopId, memberId: member.id, name: member.name } };
  };
}

const wrong = (field: RowFault['field'], value: string, fault: RowFault['fault']): Found => ({
  fault: { field, value, fault },
});
