import { fileApi } from '@rondo/contract/file';
import { inspectionApi } from '@rondo/contract/inspection';
import { rectificationApi } from '@rondo/contract/rectification';
import type { RoleKey } from '@rondo/domain/role';
import sharp from 'sharp';
import { memberWith } from '../custom-role.ts';
import type { Company, Person } from '../factories.ts';
import { answersOf, DEVICE, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../inspection.ts';
import { ALL_SAMPLES, noRowsIn } from '../samples/all-samples.ts';
import type { SampleCompany, SampleIds, SampleShop } from '../samples/samples.ts';
import type { World } from '../world.ts';
import { tenantTables } from './tenant-tables.ts';

/** A company with a row in every tenant table. The preset roles work at the first shop only. */
export interface FullCompany extends SampleCompany {
  /** Manages people and roles with a role of the company's own, at the first shop only. */
  clerk: Person;
  /** What the samples of the features answered: of the company, and of each shop by its id. */
  ids: SampleIds;
  idsOfShop: ReadonlyMap<string, SampleIds>;
}

/** What the clerk's role gives: everything about people, nothing that is an administrator's. */
const CLERK = [
  'frame',
  'frame_book',
  'frame_staff',
  'frame_dept',
  'frame_role',
  'x_audit_log',
  'x_company_setting',
] as const;

const picture = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 32,
      height: 18,
      channels: 3,
      background: { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 },
    },
  })
    .jpeg()
    .toBuffer();

export async function fullCompany(w: World): Promise<FullCompany> {
  const given = await inspectedCompany(w);
  let ids: SampleIds = {};
  const idsOfShop = new Map<string, SampleIds>();
  for (const { ofCompany, ofShop } of ALL_SAMPLES) {
    if (ofCompany) ids = { ...ids, ...(await ofCompany(w, given)) };
    if (ofShop)
      for (const shop of [given.near, given.far])
        idsOfShop.set(shop.id, { ...idsOfShop.get(shop.id), ...(await ofShop(w, given, shop)) });
  }
  const clerk = await memberWith(w, given.company, CLERK, { shopIds: [given.near.id] });
  await w.settle();
  await requireRows(w, given.company.id);
  return { ...given, clerk, ids, idsOfShop };
}

/** What all samples start from: two shops that were inspected through the public door, with everything that comes of it. */
async function inspectedCompany(w: World): Promise<SampleCompany> {
  const company = await w.company();
  const [nearGroup, farGroup] = [await company.group('Near'), await company.group('Far')];
  const manager = await company.member({ role: 'store_manager' });
  const nearId = await company.shop({ groupId: nearGroup, managerIds: [manager.id] });
  const inspector = await company.member({ role: 'inspector', shopIds: [nearId] });
  const people: Record<RoleKey, Person> = {
    owner: company.owner,
    administrator: await company.member({ role: 'administrator' }),
    area_manager: await company.member({ role: 'area_manager', groupIds: [nearGroup] }),
    inspector,
    store_manager: manager,
    staff: await company.member({ role: 'staff', shopIds: [nearId] }),
  };
  const template = await givenTemplate(w, company);
  const near = await inspectedShop(w, company, template, { id: nearId, groupId: nearGroup, manager });
  const farManager = await company.member({ role: 'store_manager' });
  const farId = await company.shop({ groupId: farGroup, managerIds: [farManager.id] });
  const far = await inspectedShop(w, company, template, { id: farId, groupId: farGroup, manager: farManager });
  return { company, people, template, near, far };
}

async function inspectedShop(
  w: World,
  company: Company,
  template: GivenTemplate,
  shop: Pick<SampleShop, 'id' | 'groupId' | 'manager'>,
): Promise<SampleShop> {
  const { manager } = shop;
  const done = await dispatchTo(w, company.owner, template.id, [shop.id]);
  const record = await inspect(manager, done.firstTaskId, answersOf(template.items, [0, 1]));
  const drafted = await dispatchTo(w, company.owner, template.id, [shop.id]);
  await manager.call(inspectionApi.open, { taskId: drafted.firstTaskId, deviceId: DEVICE });
  const waiting = await dispatchTo(w, company.owner, template.id, [shop.id]);
  const [file] = await manager.call(fileApi.upload, {}, { files: [{ name: 'fix.jpg', bytes: await picture() }] });
  const [first, second] = record.rectifications;
  if (!file || !first || !second) throw new Error('no rectifications came of the inspection');
  await manager.call(rectificationApi.handle, { id: first.id, rev: 0, photoIds: [file.id], comment: 'Done' });
  return {
    ...shop,
    taskId: waiting.firstTaskId,
    draftTaskId: drafted.firstTaskId,
    recordId: record.recordId,
    rectificationId: second.id,
    fileId: file.id,
    filePath: file.path,
  };
}

/** A table without rows proves nothing: fails with what to add where. */
async function requireRows(w: World, companyId: string): Promise<void> {
  const tables = (await tenantTables(w)).map(({ name }) => name);
  const counts = tables.map((name) => `exists (select from ${name} where company_id = $1) as ${name}`);
  const [has] = await w.sql<Record<string, boolean>>(`select ${counts.join(', ')}`, [companyId]);
  const empty = tables.filter((name) => has?.[name] !== true);
  if (empty.length > 0) throw new Error(empty.map(noRowsIn).join('\n'));
}
