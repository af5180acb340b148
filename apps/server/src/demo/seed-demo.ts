import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';
import { fillAlbum } from '../features/album/index.ts';
import { createCompany } from '../features/company/index.ts';
import { createMember } from '../features/people/index.ts';
import { DEMO_PASSWORD, hashPassword } from '../features/session/index.ts';
import { rebuildStatistics } from '../features/statistics/index.ts';
import type { Db } from '../platform/db/company-db.ts';
import type { FileStore } from '../platform/store/file-store.ts';
import { writeAiChecks } from './ai-checks.ts';
import { writeAlikePhotos } from './alike-photos.queries.ts';
import { writeCheckIns } from './check-ins.queries.ts';
import { checkItemsOf } from './check-items.ts';
import { closeDemoMonths } from './closed-months.ts';
import * as companies from './company.queries.ts';
import { makeCompany } from './company.ts';
import { type Fixtures, readFixtures } from './fixtures.ts';
import { writeFlow } from './flow.ts';
import { HOUSES, type House } from './house.ts';
import { insertRows } from './insert-rows.queries.ts';
import { writeInspectSettings } from './inspect-settings.queries.ts';
import { writeKnowledge } from './knowledge/knowledge.ts';
import { keepLogo } from './logo.ts';
import { idAt } from './numbers.ts';
import * as organisation from './organisation.queries.ts';
import type { DemoMember } from './people.ts';
import { keepPictures } from './pictures/keep.ts';
import { type Picture, renderPictures } from './pictures/render.ts';
import { writePointsAppeals } from './points-appeals.ts';
import { readingsOf } from './readings.ts';
import { writeReceipts } from './receipts.ts';
import { writeShopDocuments } from './shop-documents.ts';
import { writeShopFields } from './shop-fields.queries.ts';
import { writeSnapshots } from './snapshots.ts';
import * as q from './write.queries.ts';
import { writePoints } from './write-points.ts';

interface Parts {
  /** Connections as the owner of the tables: row-level security would show one company at a time. */
  owner: q.Owner;
  store: FileStore;
  now: Date;
}

/**
 * Fills an installation that has no company with the two of the demo: a chain of London that speaks English and one of
 * China that speaks Chinese, each with five months of work up to `now`. All or nothing; `false` where a company is there
 * already, and nothing was touched.
 */
export async function seedDemo({ owner, store, now }: Parts): Promise<boolean> {
  const db = q.over(owner);
  if (await q.anyCompany(db)) return false;
  const all = HOUSES.map((house) => ({ house, fixtures: readFixtures(house.key) }));
  const readings = readingsOf(all.map((one) => one.fixtures));
  const [pictures, passwordHash] = await Promise.all([renderPictures(readings), hashPassword(DEMO_PASSWORD)]);
  const made = await db.transaction().execute(async (trx) => {
    await q.lockCompanies(trx);
    if (await q.anyCompany(trx)) return [];
    // One is worked out while the database writes the other. Both have ended before the transaction does, failed or not.
    const settled = await Promise.allSettled(
      all.map(async ({ house, fixtures }) => ({
        id: await settle(trx, { house, fixtures, pictures, passwordHash, now, store }),
        timeZone: house.timeZone,
      })),
    );
    return settled.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
  });
  await Promise.all(made.map((one) => count(db, one, now)));
  return made.length > 0;
}

/** What is counted of the work of a company. */
async function count(db: Db, { id, timeZone }: { id: string; timeZone: string }, now: Date): Promise<void> {
  await rebuildStatistics(db, id);
  await q.stampStatistics(db, id, now, timeZone);
  await closeDemoMonths(db, id, now, timeZone);
}

interface Outfit {
  house: House;
  fixtures: Fixtures;
  pictures: readonly Picture[];
  passwordHash: string;
  now: Date;
  store: FileStore;
}

/** Makes one company and writes it; its pictures lie in the store before anything points at them. */
async function settle(db: Db, { house, fixtures, pictures, passwordHash, now, store }: Outfit): Promise<string> {
  const { language, timeZone } = house;
  const today = civilDate(now, timeZone);
  const registeredAt = instantOf(addDays(today, -house.registeredDaysAgo), 10 * 60 + 24, timeZone);
  const companyId = idAt(registeredAt);
  const named = { ...fixtures.texts.company, language, timeZone, isDemo: true };
  const start = await createCompany(db, { ...named, id: companyId, newId: () => idAt(registeredAt) });
  await keepPictures(store, companyId, pictures);
  const ground = { house, companyId, start, fixtures, pictures, registeredAt, now };
  const made = makeCompany(ground);
  const { groups, shops, people, places, applications, templates, dataset, photos } = made;
  await q.writePersons(db, people.all, passwordHash, language);
  await organisation.writeDepartments(db, companyId, places.departments, registeredAt);
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
  await organisation.writeMemberDates(db, companyId, people.all);
  await organisation.writeNamedContacts(db, companyId, people.all);
  await organisation.writeHeads(db, companyId, places.departments);
  await organisation.writeApplications(db, companyId, applications, language);
  await q.writeShops(db, companyId, shops, people.managerOf);
  await writeShopFields(db, companyId, { language, registeredAt, today });
  await writeEquipment(db, made);
  await q.writeTemplates(db, companyId, templates, people.admin);
  await insertRows(db, 'check_item', checkItemsOf({ companyId, language, by: people.admin, now }));
  const strict = { templateId: templates[0]?.id, lastReviewerId: people.owner.id, at: registeredAt };
  await writeInspectSettings(db, companyId, strict);
  await q.writeDataset(db, dataset, photos);
  await q.takeCameraOnly(db, companyId);
  await fillAlbum(db, companyId);
  await writeAlikePhotos(db, companyId);
  await writeCheckIns(db, companyId, language);
  const areaManager = people.all.find(({ role }) => role === 'area_manager') ?? people.admin;
  const watched = { companyId, language, timeZone, store, now, by: people.admin, reviewer: areaManager };
  for (const write of [writeSnapshots, writeAiChecks]) await write(db, watched);
  await writeShopDocuments(db, store, { companyId, language, shops, by: people.admin, at: registeredAt });
  await writeKnowledge(db, store, { companyId, house, by: people.admin, at: registeredAt, today });
  await writePoints(db, { companyId, timeZone, now });
  await writePointsAppeals(db, { ...watched, admin: people.admin, owner: people.owner });
  await writeReceipts(db, { companyId, language, timeZone, now });
  await writeFlow(db, { ...watched, shops, cameras: made.equipment.cameras });
  const logoId = await keepLogo(db, store, { companyId, colours: house.logo, by: people.owner, at: registeredAt });
  await companies.writeCompany(db, companyId, { registeredAt, logoId, hasWatermark: house.hasWatermark });
  await companies.writeRoleDates(db, companyId, registeredAt, now);
  return companyId;
}

/** What hangs on stores and in them. */
async function writeEquipment(db: Db, { certificates, equipment }: ReturnType<typeof makeCompany>): Promise<void> {
  await insertRows(db, 'certificate', certificates);
  await insertRows(db, 'device', equipment.devices);
  await insertRows(db, 'camera', equipment.cameras);
  await insertRows(db, 'recording_plan', equipment.recordings);
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
    state: m.lastSignInAt === null ? ('invited' as const) : ('active' as const),
    isOwner: m.role === 'owner',
    scope: seesAll ? ({ kind: 'all' } as const) : ({ kind: 'some', shopIds: m.shopIds, groupIds: m.groupIds } as const),
  };
}
