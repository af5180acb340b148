import { createCompany } from '../features/company/index.ts';
import { createMember } from '../features/member/index.ts';
import { DEMO_PASSWORD, hashPassword } from '../features/session/index.ts';
import { rebuildStatistics } from '../features/statistics/index.ts';
import type { Db } from '../platform/db/company-db.ts';
import type { FileStore } from '../platform/store/file-store.ts';
import { type DemoCompany, type Ground, makeChain, TIME_ZONE } from './chain.ts';
import { type Fixtures, readFixtures } from './fixtures.ts';
import { idAt } from './numbers.ts';
import * as organisation from './organisation.queries.ts';
import { makeOtherCompany } from './other-company.ts';
import type { DemoMember } from './people.ts';
import { keepPictures } from './pictures/keep.ts';
import { type Picture, renderPictures } from './pictures/render.ts';
import * as q from './write.queries.ts';

const CHAIN_NAME = 'Harbour Coffee 港岸咖啡';
const OTHER_NAME = 'Other & Sons 另一家';

interface Parts {
  /** Connections as the owner of the tables: row-level security would show one company at a time. */
  owner: q.Owner;
  store: FileStore;
  now: Date;
}

/**
 * Fills an installation that has no company with the two of the demo: true places and ratings of London, five months of
 * work up to `now`. All or nothing; `false` where a company is there already, and nothing was touched.
 */
export async function seedDemo({ owner, store, now }: Parts): Promise<boolean> {
  const db = q.over(owner);
  if (await q.anyCompany(db)) return false;
  const fixtures = readFixtures();
  const [pictures, passwordHash] = await Promise.all([renderPictures(), hashPassword(DEMO_PASSWORD)]);
  const ids = await db.transaction().execute(async (trx) => {
    await q.lockCompanies(trx);
    if (await q.anyCompany(trx)) return null;
    const outfit = { fixtures, pictures, passwordHash, now, store };
    const chain = await settle(trx, outfit, CHAIN_NAME, makeChain);
    // The sign-in page names the two in the order in which they were made.
    const later = { ...outfit, now: new Date(now.getTime() + 1) };
    const other = await settle(trx, later, OTHER_NAME, makeOtherCompany);
    return [chain, other];
  });
  if (ids === null) return false;
  for (const id of ids) await rebuildStatistics(db, id);
  await q.stampStatistics(db, ids, now, TIME_ZONE);
  return true;
}

interface Outfit {
  fixtures: Fixtures;
  pictures: readonly Picture[];
  passwordHash: string;
  now: Date;
  store: FileStore;
}

/** Makes one company and writes it; its pictures lie in the store before anything points at them. */
async function settle(
  db: Db,
  { fixtures, pictures, passwordHash, now, store }: Outfit,
  name: string,
  make: (ground: Ground) => DemoCompany,
): Promise<string> {
  const companyId = idAt(now);
  const newId = (): string => idAt(now);
  const start = await createCompany(db, {
    id: companyId,
    name,
    timeZone: TIME_ZONE,
    isDemo: true,
    industry: 'drinks',
    language: 'zh-CN',
    newId,
  });
  await keepPictures(store, companyId, pictures);
  const { groups, shops, people, places, applications, templates, book, film } = make({
    companyId,
    start,
    fixtures,
    pictures,
    now,
  });
  const since = templates[0]?.versions[0]?.publishedAt ?? now;
  await q.writePersons(db, people.all, passwordHash, since);
  await organisation.writeDepartments(db, companyId, places.departments);
  await q.writeGroups(db, companyId, groups);
  for (const m of people.all) {
    const [departmentId = start.rootDepartmentId, ...others] = places.placesOf(m).map((place) => place.id);
    await createMember(db, companyId, {
      ...member(m),
      roleIds: [start.roleIds[m.role]],
      departmentId,
      otherDepartmentIds: others,
    });
  }
  await organisation.writeHeads(db, companyId, places.departments);
  await organisation.writeApplications(db, companyId, applications);
  await q.writeShops(db, companyId, shops, people.managerOf, since);
  await q.writeTemplates(db, companyId, templates, people.admin);
  await q.writeLedger(db, book, film);
  return companyId;
}

function member(m: DemoMember) {
  const seesAll = m.role === 'owner' || m.role === 'administrator';
  return {
    id: m.id,
    personId: m.personId,
    name: m.name,
    mobile: m.mobile,
    mail: m.mail,
    employeeNo: m.employeeNo,
    position: m.position,
    joinedOn: m.joinedOn,
    state: 'active' as const,
    isOwner: m.role === 'owner',
    scope: seesAll ? ({ kind: 'all' } as const) : ({ kind: 'some', shopIds: m.shopIds, groupIds: m.groupIds } as const),
  };
}
