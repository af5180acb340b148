import { addDays } from '@rondo/domain/civil-time';
import type { RoleKey } from '@rondo/domain/role';
import { DEMO_LOGINS } from '../features/session/index.ts';
import { chance } from './chance.ts';
import type { Fixtures } from './fixtures.ts';
import { idAt } from './numbers.ts';
import type { Office } from './offices.ts';
import type { DemoGroup, DemoShop } from './shops.ts';

export interface DemoMember {
  id: string;
  personId: string;
  name: string;
  /** Writes Chinese, else English. */
  isChinese: boolean;
  role: RoleKey;
  /** Only the people of the sign-in page have one; nobody else can sign in. */
  account: string | null;
  mail: string;
  mobile: string | null;
  employeeNo: string;
  position: string;
  /** yyyy-MM-dd */
  joinedOn: string;
  groupIds: string[];
  shopIds: string[];
  /** The department of the head office they work in, if any. */
  office: Office | null;
}

/** Everybody of the chain, and who looks after what. */
export interface DemoPeople {
  all: DemoMember[];
  owner: DemoMember;
  admin: DemoMember;
  staff: DemoMember;
  areaManagerOf: (area: number) => DemoMember;
  /** Two an area, taking turns by borough. */
  inspectorOf: (shop: DemoShop) => DemoMember;
  managerOf: (shop: DemoShop) => DemoMember;
}

const SHOPS_A_MANAGER = 3;

const SPECIALISTS = [
  ['运营专员 Operations specialist', 'operations'],
  ['人事专员 People specialist', 'people'],
  ['会计 Accountant', 'finance'],
  ['培训师 Trainer', 'training'],
] as const satisfies [string, Office][];

interface World {
  fixtures: Fixtures;
  areas: readonly DemoGroup[];
  shops: readonly DemoShop[];
  at: Date;
}

/** The six of the sign-in page are the first of their kind; the others are named by chance. */
export function makePeople({ fixtures, areas, shops, at }: World): DemoPeople {
  const hire = hirer(fixtures, at, CHAIN);
  const owner = hire('owner', { position: '创始人 Founder' });
  const admin = hire('administrator', { position: '系统管理员 Administrator', office: 'technology' });
  const areaManagers = areas.map((area) =>
    hire('area_manager', { position: '区域经理 Area manager', groupIds: [area.id] }),
  );
  const inspectors = areas.map((area) =>
    [0, 1].map(() => hire('inspector', { position: '督导 Inspector', groupIds: [area.id] })),
  );
  const managers = new Map<string, DemoMember>();
  for (const some of byBorough(shops)) {
    const manager = hire('store_manager', { position: '店长 Store manager' });
    for (const shop of some) managers.set(shop.id, manager);
  }
  const first = shops[0];
  const staff = hire('staff', { position: '店员 Barista', shopIds: first ? [first.id] : [] });
  const crew = shops.slice(0, 18).map((shop) => hire('staff', { position: '店员 Barista', shopIds: [shop.id] }));
  const office = SPECIALISTS.map(([position, office]) => hire('staff', { position, office }));
  const boroughs = [...new Set(shops.map((shop) => shop.group.id))];
  return {
    all: [
      owner,
      admin,
      ...areaManagers,
      ...inspectors.flat(),
      ...new Set(managers.values()),
      staff,
      ...crew,
      ...office,
    ],
    owner,
    admin,
    staff,
    areaManagerOf: (area) => present(areaManagers[area]),
    inspectorOf: (shop) => present(inspectors[shop.area]?.[boroughs.indexOf(shop.group.id) % 2]),
    managerOf: (shop) => present(managers.get(shop.id)),
  };
}

/** The second company: its owner, one inspector and one store manager for all shops. */
export function makeOtherPeople(fixtures: Fixtures, shops: readonly DemoShop[], at: Date): DemoPeople {
  const hire = hirer(fixtures, at, OTHER);
  const owner = hire('owner', { position: '店主 Owner' });
  const inspector = hire('inspector', { position: '督导 Inspector', shopIds: shops.map((shop) => shop.id) });
  const manager = hire('store_manager', { position: '店长 Store manager' });
  return {
    all: [owner, inspector, manager],
    owner,
    admin: owner,
    staff: manager,
    areaManagerOf: () => owner,
    inspectorOf: () => inspector,
    managerOf: () => manager,
  };
}

/** What tells the people of the two companies apart. */
interface House {
  company: 0 | 1;
  prefix: string;
  domain: string;
  firstMobile: number;
}

const CHAIN: House = { company: 0, prefix: 'HC', domain: 'demo.rondo', firstMobile: 0 };
const OTHER: House = { company: 1, prefix: 'OS', domain: 'other.rondo', firstMobile: 900 };

type Job = Partial<Pick<DemoMember, 'groupIds' | 'shopIds' | 'office'>> & { position: string };

function hirer(fixtures: Fixtures, at: Date, house: House) {
  const luck = chance(`people ${house.prefix}`);
  const joining = chance(`joined ${house.prefix}`);
  const today = at.toISOString().slice(0, 10);
  const waiting = DEMO_LOGINS.filter((login) => login.company === house.company);
  const taken = new Set(waiting.map((login) => login.name['zh-CN']));
  let count = 0;
  const newName = (isChinese: boolean): string => {
    for (;;) {
      const name = isChinese
        ? `${luck.pick(fixtures.zhSurnames)}${luck.pick(fixtures.zhGiven)}`
        : `${luck.pick(fixtures.enGiven)} ${luck.pick(fixtures.enSurnames)}`;
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
  };
  return (role: RoleKey, job: Job): DemoMember => {
    const place = waiting.findIndex((login) => login.role === role);
    const [login] = place < 0 ? [] : waiting.splice(place, 1);
    const employeeNo = `${house.prefix}${1_000 + count}`;
    // The range that Ofcom keeps free for fiction.
    const mobile = login ? null : `07700900${String(house.firstMobile + count).padStart(3, '0')}`;
    const isChinese = login !== undefined || luck.happens(0.55);
    count += 1;
    return {
      id: idAt(at),
      personId: idAt(at),
      name: login?.name['zh-CN'] ?? newName(isChinese),
      isChinese,
      role,
      account: login?.account ?? null,
      mail: login?.account ?? `${employeeNo.toLowerCase()}@${house.domain}`,
      mobile,
      employeeNo,
      position: job.position,
      joinedOn: addDays(today, -joining.int(0, 1_500)),
      groupIds: job.groupIds ?? [],
      shopIds: job.shopIds ?? [],
      office: job.office ?? null,
    };
  };
}

/** Neighbours share a manager. */
function byBorough(shops: readonly DemoShop[]): DemoShop[][] {
  const boroughs = [...new Set(shops.map((shop) => shop.group.id))];
  return boroughs.flatMap((borough) => {
    const some = shops.filter((shop) => shop.group.id === borough);
    return Array.from({ length: Math.ceil(some.length / SHOPS_A_MANAGER) }, (_, i) =>
      some.slice(i * SHOPS_A_MANAGER, (i + 1) * SHOPS_A_MANAGER),
    );
  });
}

function present<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('nobody looks after it');
  return one;
}
