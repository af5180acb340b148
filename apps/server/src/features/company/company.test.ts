import { companyApi } from '@rondo/contract/company';
import { fileApi } from '@rondo/contract/file';
import { sessionApi } from '@rondo/contract/session';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let admin: Person;
let staff: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company({ name: 'Lanzhou Noodles' });
  admin = await company.member({ role: 'administrator' });
  staff = await company.member({ role: 'staff' });
});
afterAll(() => w.stop());

/** What a form would send that changes nothing. */
async function asItIs(who: Person) {
  const facts = await who.call(companyApi.get, {});
  const { rev, name, industry, timeZone, cutOff, showMobile, logo } = facts;
  return { rev, name, industry, timeZone, cutOff, showMobile, logoFileId: logo?.id ?? null };
}

async function picture(who: Person) {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
  const [file] = await who.call(fileApi.upload, {}, { files: [{ name: 'logo.png', bytes }] });
  if (!file) throw new Error('not uploaded');
  return file;
}

describe('the facts of a company', () => {
  it('are read by whoever may open the address book and changed by whoever has the company settings', async () => {
    const facts = await staff.call(companyApi.get, {});
    expect(facts).toMatchObject({
      name: 'Lanzhou Noodles',
      owner: { id: company.owner.id },
      members: 3,
      offer: null,
      can: { edit: false, transfer: false, accept: false, dissolve: false },
    });
    expect((await company.owner.call(companyApi.get, {})).can).toEqual({
      edit: true,
      transfer: true,
      accept: false,
      dissolve: true,
    });
    expect((await admin.call(companyApi.get, {})).can).toMatchObject({ edit: true, transfer: false, dissolve: false });
    expect(await refused(staff.call(companyApi.save, await asItIs(staff)))).toBe('FORBIDDEN');
  });

  it('a new name is the name of the root department and in the user info of everybody', async () => {
    const saved = await admin.call(companyApi.save, {
      ...(await asItIs(admin)),
      name: '兰州拉面',
      industry: 'restaurant',
    });
    expect(saved).toMatchObject({ name: '兰州拉面', industry: 'restaurant' });
    const [root] = await w.sql('select name from department where company_id = $1 and parent_id is null', [company.id]);
    expect(root).toEqual({ name: '兰州拉面' });
    expect((await staff.call(sessionApi.me, {})).companyName).toBe('兰州拉面');
  });

  it('a change is in the history with what it was before', async () => {
    await admin.call(companyApi.save, { ...(await asItIs(admin)), cutOff: '04:00' });
    const rows = await w.sql<{ data: { changes: unknown }; actor_id: string }>(
      `select data, actor_id from history where company_id = $1 and object_kind = 'company' order by at desc, id desc limit 1`,
      [company.id],
    );
    expect(rows[0]).toMatchObject({
      actor_id: admin.id,
      data: { changes: [{ field: 'cut_off', before: '00:00', after: '04:00' }] },
    });
  });

  it('of two who change it at once the second is told so, and nothing is lost', async () => {
    const seen = await asItIs(admin);
    const both = await Promise.allSettled([
      admin.call(companyApi.save, { ...seen, showMobile: true }),
      company.owner.call(companyApi.save, { ...seen, industry: 'bakery' }),
    ]);
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(await refused(admin.call(companyApi.save, seen))).toBe('STALE');
  });

  it.each([
    ['Mars/Base', '00:00', 'Lanzhou', 'timeZone'],
    ['Asia/Shanghai', '06:01', 'Lanzhou', 'cutOff'],
    ['Asia/Shanghai', '00:00', '   ', 'name'],
    ['Asia/Shanghai', '00:00', 'x'.repeat(51), 'name'],
  ])('refuses the zone %s, the cut-off %s and the name %j at %s', async (timeZone, cutOff, name, path) => {
    const call = admin.call(companyApi.save, { ...(await asItIs(admin)), timeZone, cutOff, name });
    await expect(call).rejects.toMatchObject({ data: { fields: [{ path }] } });
  });

  it('a logo that its sender uploaded is shown to everybody, and another one takes its place', async () => {
    const first = await picture(admin);
    await admin.call(companyApi.save, { ...(await asItIs(admin)), logoFileId: first.id });
    expect((await staff.call(sessionApi.me, {})).companyLogo).toBe(first.path);
    expect((await staff.call(companyApi.get, {})).logo?.id).toBe(first.id);
    const foreign = await picture(staff);
    expect(await refused(admin.call(companyApi.save, { ...(await asItIs(admin)), logoFileId: foreign.id }))).toBe(
      'NOT_FOUND',
    );
    await admin.call(companyApi.save, { ...(await asItIs(admin)), logoFileId: null });
    expect((await staff.call(sessionApi.me, {})).companyLogo).toBeNull();
  });
});

describe('the watermark', () => {
  const on = { watermark: 1, watermarkDate: 0, watermarkName: 1, watermarkAccount: 0 } as const;

  it('is in the user info of everybody once it is switched on, by its four switches', async () => {
    const { rev } = await admin.call(companyApi.get, {});
    expect(await admin.call(companyApi.saveWatermark, { rev, ...on })).toMatchObject(on);
    expect(await staff.call(sessionApi.me, {})).toMatchObject(on);
    const { rev: next } = await admin.call(companyApi.get, {});
    await admin.call(companyApi.saveWatermark, { rev: next, ...on, watermark: 0 });
    expect(await staff.call(sessionApi.me, {})).toMatchObject({ ...on, watermark: 0 });
  });

  it('on without any part is refused, off without any is not', async () => {
    const { rev } = await admin.call(companyApi.get, {});
    const none = { watermarkDate: 0, watermarkName: 0, watermarkAccount: 0 } as const;
    expect(await refused(admin.call(companyApi.saveWatermark, { rev, watermark: 1, ...none }))).toBe('WATERMARK_EMPTY');
    expect(await admin.call(companyApi.saveWatermark, { rev, watermark: 0, ...none })).toMatchObject(none);
  });

  it('is switched by nobody without the company settings', async () => {
    const { rev } = await staff.call(companyApi.get, {});
    expect(await refused(staff.call(companyApi.saveWatermark, { rev, ...on }))).toBe('FORBIDDEN');
  });
});

it('nothing of it reaches another company', async () => {
  const other = await w.company({ name: 'Elsewhere' });
  expect(await other.owner.call(companyApi.get, {})).toMatchObject({ name: 'Elsewhere', members: 1 });
  const [row] = await w.sql('select watermark, show_mobile from company where id = $1', [other.id]);
  expect(row).toEqual({ watermark: 0, show_mobile: false });
});
