import type { Mode, Purpose } from '@rondo/domain/task';
import type { Chance } from './chance.ts';
import type { TemplateKey } from './fixtures.ts';
import type { DemoMember, DemoPeople } from './people.ts';
import type { ShopKind } from './place.ts';
import type { DemoShop } from './shops.ts';

/** Each kind of shop has its own template of a round; null: it has no such round. */
export const TEMPLATE_OF = {
  monthly: { catering: 'food', retail: 'shop' },
  quarterly: { catering: 'brand', retail: 'market' },
  flash: { catering: 'flash', retail: 'dates' },
  equipment: { catering: 'equipment', retail: null },
  opening: { catering: 'opening', retail: null },
} as const satisfies Record<string, Record<ShopKind, TemplateKey | null>>;
export type Round = keyof typeof TEMPLATE_OF;

/** How often a round is made, by whom, when and how long it takes. */
export interface Programme {
  round: Round;
  /** Null: not in this shop. */
  everyDays: (shop: DemoShop, index: number) => number | null;
  /** Sent out for a week ahead, else begun by whoever does it. */
  isDispatched: boolean;
  /** Weeks to do it in. */
  weeks: number;
  mode: Mode;
  purpose: Purpose;
  /** Earliest and latest start, minutes from midnight; null: before the shop opens, on the days on which it does. */
  minutes: readonly [number, number] | null;
  /** Shortest and longest, minutes. */
  lasts: readonly [number, number];
  reviewHours: readonly [number, number];
  participants: (people: DemoPeople, shop: DemoShop, luck: Chance) => Cast;
}

interface Cast {
  initiator: DemoMember;
  handler: DemoMember;
  reviewer: DemoMember | null;
  cc: DemoMember[];
}

/** The shops of the store manager on the sign-in page come first in the list. */
export const SHOWN_SHOPS = 3;

export const PROGRAMMES: readonly Programme[] = [
  {
    round: 'monthly',
    everyDays: () => 30,
    isDispatched: true,
    weeks: 1,
    mode: 'on_site',
    purpose: 'regular',
    minutes: [9 * 60 + 20, 15 * 60 + 30],
    lasts: [38, 95],
    reviewHours: [0, 0],
    participants: (people, shop) => ({
      initiator: people.areaManagerOf(shop.area),
      handler: people.inspectorOf(shop),
      reviewer: null,
      cc: [people.managerOf(shop)],
    }),
  },
  {
    round: 'quarterly',
    everyDays: () => 75,
    isDispatched: true,
    weeks: 2,
    mode: 'on_site',
    purpose: 'special',
    minutes: [10 * 60, 16 * 60],
    lasts: [24, 52],
    reviewHours: [3, 44],
    participants: (people, shop, luck) => ({
      initiator: people.admin,
      handler: people.inspectorOf(shop),
      reviewer: luck.happens(0.07) ? people.owner : people.areaManagerOf(shop.area),
      cc: [people.managerOf(shop), people.owner],
    }),
  },
  {
    round: 'flash',
    everyDays: () => 45,
    isDispatched: false,
    weeks: 1,
    mode: 'on_site',
    purpose: 'unannounced',
    minutes: [8 * 60, 17 * 60 + 30],
    lasts: [8, 19],
    reviewHours: [0, 0],
    participants: (people, shop) => alone(people.inspectorOf(shop), null),
  },
  {
    round: 'equipment',
    everyDays: () => 95,
    isDispatched: true,
    weeks: 2,
    mode: 'self',
    purpose: 'regular',
    minutes: [14 * 60, 17 * 60],
    lasts: [14, 41],
    reviewHours: [4, 40],
    participants: (people, shop) => ({
      initiator: people.areaManagerOf(shop.area),
      handler: people.managerOf(shop),
      reviewer: people.inspectorOf(shop),
      cc: [],
    }),
  },
  {
    round: 'opening',
    everyDays: (shop, index) => (index < SHOWN_SHOPS ? 1 : shop.tags.length > 2 ? 9 : null),
    isDispatched: false,
    weeks: 1,
    mode: 'self',
    purpose: 'regular',
    minutes: null,
    lasts: [5, 14],
    reviewHours: [1, 8],
    participants: (people, shop, luck) => {
      const isStaffs = people.staff.shopIds.includes(shop.id) && luck.happens(0.5);
      return alone(isStaffs ? people.staff : people.managerOf(shop), people.areaManagerOf(shop.area));
    },
  },
];

function alone(member: DemoMember, reviewer: DemoMember | null): Cast {
  return { initiator: member, handler: member, reviewer, cc: [] };
}
