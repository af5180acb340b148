import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import type { RoleKey } from '@rondo/domain/role';
import { DEMO_LOGINS } from '../features/session/index.ts';
import { type Chance, chance } from './chance.ts';
import type { Texts } from './fixtures.ts';
import type { House } from './house.ts';
import { idAt } from './numbers.ts';
import type { DemoGroup, DemoShop } from './shops.ts';

export interface DemoMember {
  id: string;
  personId: string;
  name: string;
  role: RoleKey;
  /** Only the people of the sign-in page have one; nobody else can sign in. */
  account: string | null;
  mail: string;
  mobile: string | null;
  employeeNo: string;
  position: string;
  /** yyyy-MM-dd */
  joinedOn: string;
  /** In the product; not before the company was. */
  createdAt: Date;
  /** Null: has not signed in yet. */
  lastSignInAt: Date | null;
  groupIds: string[];
  shopIds: string[];
  /** The department of the head office they work in, if any. */
  office: string | null;
}

/** Everybody of the chain, and who looks after what. */
export interface DemoPeople {
  all: DemoMember[];
  owner: DemoMember;
  admin: DemoMember;
  staff: DemoMember;
  areaManagerOf: (area: number) => DemoMember;
  /** Two an area, taking turns by district. */
  inspectorOf: (shop: DemoShop) => DemoMember;
  managerOf: (shop: DemoShop) => DemoMember;
}

const SHOPS_A_MANAGER = 3;
/** Every so many shops have somebody of the crew in the product. */
const CREW_EVERY = 6;
const SPECIALISTS = ['operations', 'people', 'finance', 'training'] as const;

interface World {
  house: House;
  texts: Texts;
  areas: readonly DemoGroup[];
  shops: readonly DemoShop[];
  /** When the company registered. */
  registeredAt: Date;
  now: Date;
}

/** The six of the sign-in page are the first of their kind; the others are named by chance. */
export function makePeople(world: World): DemoPeople {
  const { texts, areas, shops } = world;
  const hire = hirer(world);
  const owner = hire('owner', {});
  const admin = hire('administrator', { office: 'technology' });
  const areaManagers = areas.map((area) => hire('area_manager', { groupIds: [area.id] }));
  const inspectors = areas.map((area) => [0, 1].map(() => hire('inspector', { groupIds: [area.id] })));
  const managers = new Map<string, DemoMember>();
  for (const some of byDistrict(shops)) {
    const manager = hire('store_manager', {});
    for (const shop of some) managers.set(shop.id, manager);
  }
  const works = (shop: DemoShop): DemoMember =>
    hire('staff', { position: texts.positions[shop.place.kind], shopIds: [shop.id] });
  const first = present(shops[0]);
  const staff = works(first);
  const crew = shops.filter((shop, i) => shop.state === 'open' && i % CREW_EVERY < 2).map(works);
  const office = SPECIALISTS.map((office) => hire('staff', { position: texts.positions[office], office }));
  const districts = [...new Set(shops.map((shop) => shop.group.id))];
  return {
    all: [
      owner,
      admin,
      ...areaManagers,
      ...inspectors.flat(),
      ...new Set(managers.values()),
      staff,
      ...office,
      ...crew,
    ],
    owner,
    admin,
    staff,
    areaManagerOf: (area) => present(areaManagers[area]),
    inspectorOf: (shop) => present(inspectors[shop.area]?.[districts.indexOf(shop.group.id) % 2]),
    managerOf: (shop) => present(managers.get(shop.id)),
  };
}

type Job = Partial<Pick<DemoMember, 'groupIds' | 'shopIds' | 'office' | 'position'>>;

function hirer({ house, texts, registeredAt, now }: World) {
  const luck = chance(`people ${house.prefix}`);
  const waiting = DEMO_LOGINS.filter((login) => login.company === house.company);
  const newName = namer(
    texts,
    luck,
    waiting.map((login) => login.name),
  );
  const today = civilDate(now, house.timeZone);
  let count = 0;
  return (role: RoleKey, job: Job): DemoMember => {
    const place = waiting.findIndex((login) => login.role === role);
    const [login] = place < 0 ? [] : waiting.splice(place, 1);
    const employeeNo = `${house.prefix}${1_000 + count}`;
    const mobile = login ? null : house.mobileOf(count);
    count += 1;
    const joinedOn = addDays(today, -(role === 'staff' && !login ? luck.int(4, 700) : luck.int(200, 2_400)));
    const joinedAt = instantOf(joinedOn, luck.int(8 * 60, 17 * 60), house.timeZone);
    const createdAt = joinedAt < registeredAt || role === 'owner' ? registeredAt : joinedAt;
    return {
      id: idAt(createdAt),
      personId: idAt(createdAt),
      name: login?.name ?? newName(),
      role,
      account: login?.account ?? null,
      mail: login?.account ?? `${employeeNo.toLowerCase()}@${house.domain}`,
      mobile,
      employeeNo,
      position: job.position ?? (role === 'staff' ? '' : texts.positions[role]),
      joinedOn,
      createdAt,
      lastSignInAt: lastSignIn(role, login !== undefined, { now, createdAt, luck }),
      groupIds: job.groupIds ?? [],
      shopIds: job.shopIds ?? [],
      office: job.office ?? null,
    };
  };
}

/** Names by chance, none twice. */
function namer(texts: Texts, luck: Chance, known: readonly string[]): () => string {
  const taken = new Set(known);
  // A group is as likely as it has names.
  const groups = texts.names.flatMap((group) => group.given.map(() => group));
  return () => {
    for (;;) {
      const group = luck.pick(groups);
      const given = luck.pick(group.given);
      const surname = luck.pick(group.surnames);
      const name = texts.nameOrder === 'surname_first' ? `${surname}${given}` : `${given} ${surname}`;
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
  };
}

/** Days since the last sign-in, at most: who works in the office is in every day, a shop comes when it has to. */
const AWAY_DAYS: Record<RoleKey, number> = {
  owner: 1,
  administrator: 1,
  area_manager: 4,
  inspector: 3,
  store_manager: 19,
  staff: 70,
};
const NEVER_CAME = 0.16;

function lastSignIn(
  role: RoleKey,
  isLogin: boolean,
  { now, createdAt, luck }: { now: Date; createdAt: Date; luck: Chance },
): Date | null {
  if (role === 'staff' && !isLogin && luck.happens(NEVER_CAME)) return null;
  const away = (isLogin ? 2 : AWAY_DAYS[role]) * luck.next() ** 1.6;
  const at = new Date(now.getTime() - HOUR_MS - away * DAY_MS);
  return at < createdAt ? new Date(createdAt.getTime() + HOUR_MS) : at;
}

/** Neighbours share a manager. */
function byDistrict(shops: readonly DemoShop[]): DemoShop[][] {
  const districts = [...new Set(shops.map((shop) => shop.group.id))];
  return districts.flatMap((district) => {
    const some = shops.filter((shop) => shop.group.id === district);
    return Array.from({ length: Math.ceil(some.length / SHOPS_A_MANAGER) }, (_, i) =>
      some.slice(i * SHOPS_A_MANAGER, (i + 1) * SHOPS_A_MANAGER),
    );
  });
}

function present<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('nobody looks after it');
  return one;
}
