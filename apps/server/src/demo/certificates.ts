import { type CertificateKind, reminderOf } from '@rondo/domain/certificate';
import { addDays } from '@rondo/domain/civil-time';
import { chance } from './chance.ts';
import { idAt } from './numbers.ts';
import type { DemoPeople } from './people.ts';
import type { DemoShop } from './shops.ts';

interface World {
  companyId: string;
  shops: readonly DemoShop[];
  people: DemoPeople;
  today: string;
  registeredAt: Date;
  prefix: string;
}

type Row = Record<string, unknown>;

/** How long each kind is good for, days; what the office renews rarely runs out, what a store renews every year does. */
const GOOD_FOR: Record<Exclude<CertificateKind, 'other'>, number> = {
  business_licence: 3_650,
  food_licence: 1_825,
  fire_check: 365,
  health: 365,
};

/** The licences and checks of every store that is not closed, and the health certificates of who works in one. */
export function makeCertificates({ companyId, shops, people, today, registeredAt, prefix }: World): Row[] {
  const row = (kind: keyof typeof GOOD_FOR, of: { shop: DemoShop; memberId: string | null }, luck: number): Row => {
    const issuedOn = addDays(today, -Math.floor(luck * GOOD_FOR[kind]));
    const validUntil = addDays(issuedOn, GOOD_FOR[kind] - 1 - LATE_DAYS);
    const stage = reminderOf(validUntil, today, null);
    const told = stage === null ? null : addDays(validUntil, -stage);
    return {
      company_id: companyId,
      id: idAt(registeredAt),
      holder: of.memberId === null ? 'shop' : 'member',
      shop_id: of.shop.id,
      member_id: of.memberId,
      kind,
      number: `${prefix}-${kind.charAt(0).toUpperCase()}${String(Math.floor(luck * 1_000_000)).padStart(6, '0')}`,
      issued_on: issuedOn,
      valid_until: validUntil,
      reminded: stage,
      reminded_on: told !== null && told > today ? today : told,
      edited_by: people.admin.id,
      created_at: registeredAt,
      updated_at: registeredAt,
    };
  };
  const ofShops = shops
    .filter((shop) => shop.state !== 'closed')
    .flatMap((shop) => {
      const luck = chance(`certificates ${shop.code}`);
      const kinds = (['business_licence', 'food_licence', 'fire_check'] as const).filter(
        (kind) => kind !== 'food_licence' || shop.place.kind === 'catering',
      );
      return kinds.map((kind) => row(kind, { shop, memberId: null }, luck.next()));
    });
  const ofPeople = people.all.flatMap((member) => {
    const shop = shops.find(({ id, state }) => state !== 'closed' && member.shopIds.includes(id));
    if (!shop) return [];
    return [row('health', { shop, memberId: member.id }, chance(`health ${member.employeeNo}`).next())];
  });
  return [...ofShops, ...ofPeople];
}

/** Days by which each is good for less than its kind: of those issued longest ago some have expired. */
const LATE_DAYS = 9;
