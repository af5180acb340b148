import { albumApi } from '@rondo/contract/album';
import { auditApi } from '@rondo/contract/audit';
import { companyApi } from '@rondo/contract/company';
import { fileApi } from '@rondo/contract/file';
import { leakApi } from '@rondo/contract/leak';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenshots } from '../../../test/album.ts';
import { compose } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { shot } from '../../../test/photo.ts';
import { refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let today: string;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  ({ owner } = company);
  today = civilDate(w.clock.now(), 'Asia/Shanghai');
  await switchOn(company);
});
afterAll(() => w.stop());

async function switchOn(of: Company): Promise<void> {
  const { rev } = await of.owner.call(companyApi.get, {});
  const parts = { watermarkDate: 1, watermarkName: 1, watermarkAccount: 1 } as const;
  await of.owner.call(companyApi.saveWatermark, { rev, watermark: 1, ...parts });
}

/** A picture as somebody saves it. */
async function saved(by: Person): Promise<Buffer> {
  const files = [{ name: 'aisle.jpg', bytes: await shot('aisle-supermarket') }];
  const [file] = await by.call(fileApi.upload, {}, { files });
  const endpoint = { ...fileApi.resolve, path: `${fileApi.resolve.path}${file?.path ?? ''}` as const };
  const sent = compose(endpoint, { download: true }, by, { now: w.clock.now().getTime() });
  const { data } = (await (await fetch(w.base + sent.url, { headers: sent.headers })).json()) as {
    data: { url: string };
  };
  return Buffer.from(await (await fetch(w.base + data.url)).arrayBuffer());
}
const trace = async (bytes: Buffer, by = owner) =>
  (await by.call(leakApi.picture, {}, { files: [{ name: 'leak.jpg', bytes }] })).found;
const search = (asked: { name?: string; account?: string; day?: string }, by = owner) =>
  by.call(leakApi.fragments, { day: today, ...asked });
const log = async () => (await owner.call(auditApi.list, { kind: ['leak'] })).list;

describe('a leaked picture', () => {
  it('says who saved it and when, after JPEG of quality 80 and cut to a third', async () => {
    const guilty = await company.member({ name: 'Guilty Party' });
    await company.member({ name: 'Bystander' });
    const leak = await sharp(await saved(guilty))
      .extract({ left: 37, top: 41, width: 400, height: 240 })
      .jpeg({ quality: 80 })
      .toBuffer();
    const expected = { member: { id: guilty.id, name: 'Guilty Party' }, state: 'active', day: today, way: 'member' };
    expect(await trace(leak)).toMatchObject(expected);
    await w.sql(`update member set state = 'resigned', resigned_at = now() where id = $1`, [guilty.id]);
    expect(await trace(leak)).toMatchObject({ ...expected, state: 'resigned' });
  });

  it('out of a zip says it too, with what was taken out that day', async () => {
    const taker = await company.member({ role: 'administrator', name: 'Taker' });
    const id = await screenshots(taker, await company.shop(), { count: 2 });
    const sent = compose(albumApi.download, { id }, taker, { now: w.clock.now().getTime() });
    const answer = await fetch(w.base + sent.url, { headers: sent.headers });
    const [picture] = Object.values(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    const found = await trace(Buffer.from(picture ?? []));
    expect(found).toMatchObject({ member: { id: taker.id }, exports: 1, wasSignedIn: true });
    const counted = { actorId: [taker.id], from: today, to: today };
    expect((await owner.call(auditApi.list, { ...counted, kind: ['export'] })).total).toBe(found?.exports);
    expect((await owner.call(auditApi.list, counted)).total).toBe(found?.acts);
  });

  it('without an id, or of another company, is told apart by nothing', async () => {
    const other = await w.company();
    await switchOn(other);
    expect(await trace(await shot('kitchen-lunch'))).toBeNull();
    expect(await trace(await saved(other.owner))).toBeNull();
    expect(await trace(await saved(owner), other.owner)).toBeNull();
  });

  it('is not kept, and what is no picture is refused', async () => {
    const count = async () => (await w.sql<{ n: string }>('select count(*) as n from file'))[0]?.n;
    const before = await count();
    await trace(await shot('door-fashion'));
    expect(await count()).toBe(before);
    expect(await refused(trace(Buffer.from('no picture at all')))).toBe('FILE_TYPE_REFUSED');
    expect(await refused(trace((await shot('door-fashion')).subarray(0, 400)))).toBe('FILE_BROKEN');
    expect(await refused(owner.call(leakApi.picture, {}, { files: [] }))).toBe('INPUT_REFUSED');
  });
});

describe('visible fragments', () => {
  it('lead to the member whose mark shows them, who took something out that day before who did not', async () => {
    const [idle, busy] = [
      await company.member({ name: 'Lin Xiaoyu' }),
      await company.member({ role: 'administrator', name: 'Lin Xiaohe' }),
    ];
    await w.sql('update member set mobile = $2 where id = $1', [idle.id, '13800002468']);
    await w.sql(
      'update person set register_type = 1 from member where member.person_id = person.id and member.id = $1',
      [idle.id],
    );
    const id = await screenshots(busy, await company.shop());
    const sent = compose(albumApi.download, { id }, busy, { now: w.clock.now().getTime() });
    await (await fetch(w.base + sent.url, { headers: sent.headers })).arrayBuffer();
    const both = await search({ name: 'xiao' });
    expect(both.list.map((one) => [one.member.id, one.exports])).toEqual([
      [busy.id, 1],
      [idle.id, 0],
    ]);
    const one = await search({ name: 'LIN', account: '246' });
    expect([one.total, one.list[0]?.member.id, one.list[0]?.mark]).toEqual([
      1,
      idle.id,
      `${today.replaceAll('-', '')} Lin Xiaoyu 2468`,
    ]);
  });

  it('find nobody before they came or after they left, and those who left since', async () => {
    const gone = await company.member({ name: 'Departed One' });
    const left = new Date(w.clock.now().getTime() - 2 * 86_400_000);
    await w.sql(`update member set state = 'resigned', created_at = $2, resigned_at = $3 where id = $1`, [
      gone.id,
      new Date(left.getTime() - 5 * 86_400_000),
      left,
    ]);
    const totalOn = async (days: number) => (await search({ name: 'Departed', day: addDays(today, -days) })).total;
    expect([await totalOn(0), await totalOn(2), await totalOn(6), await totalOn(9)]).toEqual([0, 1, 1, 0]);
  });

  it('of another company lead to nobody here', async () => {
    const other = await w.company();
    await other.member({ name: 'Foreign Person' });
    expect((await search({ name: 'Foreign' })).total).toBe(0);
  });
});

it('everybody who looks stands in the audit log, with what for', async () => {
  await search({ name: 'Nobody At All' });
  const [looked] = await log();
  expect(looked).toMatchObject({ event: 'fragments_traced', actor: { id: owner.id } });
  expect(looked?.changes).toEqual([
    { field: 'leakName', before: null, after: 'Nobody At All' },
    { field: 'leakDay', before: null, after: today },
    { field: 'leakFound', before: null, after: '0' },
  ]);
  await trace(await saved(owner));
  expect((await log())[0]).toMatchObject({
    ...{ event: 'picture_traced', objectName: 'leak.jpg' },
    changes: [{ field: 'leakFound', before: null, after: owner.name }],
  });
});

it('is for those who may set the company, and for nobody else', async () => {
  const staff = await company.member({ role: 'staff' });
  expect(await refused(search({ name: 'a' }, staff))).toBe('FORBIDDEN');
  expect(await refused(trace(await shot('door-fashion'), staff))).toBe('FORBIDDEN');
  const admin = await company.member({ role: 'administrator' });
  expect((await search({ name: 'zzz' }, admin)).list).toEqual([]);
});
