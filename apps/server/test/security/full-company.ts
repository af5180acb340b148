import { fileApi } from '@rondo/contract/file';
import { inspectionApi } from '@rondo/contract/inspection';
import { messageApi } from '@rondo/contract/message';
import { rectificationApi } from '@rondo/contract/rectification';
import { preferenceApi } from '@rondo/contract/session';
import { shopApi } from '@rondo/contract/shop';
import { templateApi } from '@rondo/contract/template';
import { ROLE_KEYS, type RoleKey } from '@rondo/domain/role';
import sharp from 'sharp';
import { memberWith } from '../custom-role.ts';
import type { Company, Person } from '../factories.ts';
import { checked, imported } from '../import.ts';
import { answersOf, DEVICE, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../inspection.ts';
import { requestId, type World } from '../world.ts';
import { type FullPeople, fillPeople } from './full-people.ts';

/** One shop with everything that hangs on it. */
export interface FullShop {
  id: string;
  groupId: string;
  manager: Person;
  /** A task that waits, one with a draft, one that was done. */
  taskId: string;
  draftTaskId: string;
  recordId: string;
  rectificationId: string;
  fileId: string;
  filePath: string;
}

/** A company with a row in every tenant table. The preset roles work at the first shop only. */
export interface FullCompany {
  company: Company;
  people: Record<RoleKey, Person>;
  near: FullShop;
  far: FullShop;
  template: GivenTemplate;
  draftTemplateId: string;
  deletedShopId: string;
  deletedTemplateId: string;
  importId: string;
  itemImportId: string;
  jobId: string;
  /** Manages people and roles with a role of the company's own, at the first shop only. */
  clerk: Person;
  staffing: FullPeople;
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
  const near = await fillShop(w, company, template, { id: nearId, groupId: nearGroup, manager });
  const farManager = await company.member({ role: 'store_manager' });
  const farId = await company.shop({ groupId: farGroup, managerIds: [farManager.id] });
  const far = await fillShop(w, company, template, { id: farId, groupId: farGroup, manager: farManager });
  const rest = await fillRest(w, company, people);
  const clerk = await memberWith(w, company, CLERK, { shopIds: [nearId] });
  const staffing = await fillPeople(w, company, people);
  await w.settle();
  return { company, people, near, far, template, clerk, staffing, ...rest };
}

async function fillShop(
  w: World,
  company: Company,
  template: GivenTemplate,
  shop: Pick<FullShop, 'id' | 'groupId' | 'manager'>,
): Promise<FullShop> {
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

async function fillRest(w: World, { id, owner, start }: Company, people: Record<RoleKey, Person>) {
  const { id: draftTemplateId } = await owner.call(templateApi.create, { name: 'Draft', requestId: requestId() });
  const deletedTemplateId = (await owner.call(templateApi.create, { name: 'Deleted', requestId: requestId() })).id;
  await owner.call(templateApi.remove, { id: deletedTemplateId });
  const gone = { name: 'Deleted', groupId: start.rootGroupId, requestId: requestId() };
  const deletedShopId = (await owner.call(shopApi.create, gone)).id;
  await owner.call(shopApi.remove, { id: deletedShopId });
  await w.sql(
    `insert into access_change (company_id, id, member_id, at, by_name, cause, gained, lost)
     values ($1, gen_random_uuid(), $2, now(), 'Somebody', 'role_saved', '{shop}', '{}')`,
    [id, owner.id],
  );
  await w.sql(`insert into named_contact (kind, value, company_id, member_id) values ('mail', $1, $2, $3)`, [
    `named@${id}.test`,
    id,
    owner.id,
  ]);
  const csv = Buffer.from('name,phone\nImported,123456');
  const { importId } = await owner.call(shopApi.checkImport, {}, { files: [{ name: 'shops.csv', bytes: csv }] });
  const items = await checked(templateApi, owner, 'category,item\nA,B');
  const jobId = await importedList(owner);
  for (const role of ROLE_KEYS) await people[role].call(preferenceApi.put, { key: 'columns', value: [role] });
  await owner.call(messageApi.mute, { kind: 'task.completed', reason: 'initiator', isMuted: true });
  await w.sql(
    `insert into page_snapshot (company_id, key, kind, data, created_by, recipient_id) values ($1, $2, 'test', $3, $4, $4)`,
    [id, `k-${id}`, JSON.stringify({ secret: `snapshot of ${id}` }), owner.id],
  );
  // One that failed for good: the worker leaves it alone.
  await w.sql(`insert into outbox (company_id, event, payload, failed_at) values ($1, 'test', '{}', now())`, [id]);
  await w.sql(
    `insert into stat_state (company_id, data_until_on, ran_at) values ($1, current_date, now()) on conflict do nothing`,
    [id],
  );
  await w.sql(`insert into nightly_run (company_id, job, night_on, ran_at) values ($1, 'test', current_date, now())`, [
    id,
  ]);
  await w.sql(
    `insert into shop_move (company_id, shop_id, moved_on, lineage_before)
     select company_id, id, current_date, lineage from shop where company_id = $1 limit 1`,
    [id],
  );
  return {
    draftTemplateId,
    deletedShopId,
    deletedTemplateId,
    importId,
    itemImportId: items.importId,
    jobId,
    rootGroupId: start.rootGroupId,
  };
}

/** An import that is over and can be taken back. */
async function importedList(owner: Person): Promise<string> {
  const { importId } = await checked(templateApi, owner, 'category,item\nC,D');
  return (await imported(templateApi, owner, importId, { name: 'Imported list' })).id;
}
