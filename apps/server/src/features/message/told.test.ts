import { messageApi as api } from '@rondo/contract/message';
import { toldBy } from '@rondo/domain/system-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';
import type { Company, Person } from '../../../test/world-shape.ts';

let w: World;
let company: Company;
let shopId: string;

beforeAll(async () => {
  w = await world();
  company = await w.company({ timeZone: 'Asia/Shanghai' });
  shopId = await company.shop({ name: 'Lime Street' });
});
afterAll(() => w.stop());

let events = 0;
/** What a feature tells somebody, as its emit leaves it in the outbox. */
async function tell(to: Person, text: string, more: Record<string, unknown> = {}): Promise<string> {
  events += 1;
  const key = `${text}:${events}`;
  const told = { to: [to.id], text, params: { name: 'Till camera', shop: 'Lime Street' }, page: null, key, ...more };
  await w.sql(`insert into outbox (company_id, event, payload) values ($1, 'member.told', $2)`, [
    company.id,
    JSON.stringify(told),
  ]);
  await w.settle();
  return key;
}

const inbox = async (who: Person) => (await who.call(api.list, {})).list;
const unread = async (who: Person) =>
  (await who.call(api.categories, {})).flatMap(({ category, unReadCount }) => (unReadCount > 0 ? [category] : []));

describe('what features tell', () => {
  it('is filed by what it is about, says as whom it is told, and is found by its store', async () => {
    const reader = await company.member();
    await tell(reader, 'device_away', { shopId });
    await tell(reader, 'report_arrived', { params: { name: 'Weekly', line: '3 stores' } });
    await tell(reader, 'points_adjusted', {
      params: { rule: 'Rule', points: '+1', asked: '+1', by: 'Bo', reason: 'ok' },
    });
    await tell(reader, 'check_in_approved', { params: { name: 'Lime Street', reason: 'fine' } });
    expect((await unread(reader)).sort()).toEqual(['device', 'inspection', 'points', 'report']);
    const { list } = await reader.call(api.list, { shopId: [shopId] });
    expect(list.map(({ title, reason }) => [title, reason])).toEqual([
      ['Till camera of Lime Street is offline', 'You look after it'],
    ]);
  });

  it('is muted with all that its feature tells as the same, and still comes, read', async () => {
    const reader = await company.member();
    const other = await company.member();
    await tell(reader, 'device_away');
    const [first] = await inbox(reader);
    expect(first?.mute).toEqual({ kind: 'system.device', reason: 'keeper', isMuted: false });
    await reader.call(api.mute, { kind: 'system.device', reason: 'keeper', isMuted: true });
    await tell(reader, 'devices_away', { params: { shop: 'Lime Street', count: 2, names: 'A · B' } });
    await tell(other, 'devices_away', { params: { shop: 'Lime Street', count: 2, names: 'A · B' } });
    expect((await inbox(reader)).map(({ readAt }) => readAt !== null)).toEqual([true, false]);
    expect((await inbox(other))[0]?.readAt).toBe(null);
    expect(await reader.call(api.mutes, {})).toEqual([{ kind: 'system.device', reason: 'keeper' }]);
    await reader.call(api.mute, { kind: 'system.device', reason: 'keeper', isMuted: false });
    await tell(reader, 'device_back');
    expect((await inbox(reader))[0]?.readAt).toBe(null);
  });

  it('cannot be muted where its reader has to act', async () => {
    const reader = await company.member();
    await tell(reader, 'points_to_confirm', { params: { rule: 'Rule', points: '+1', by: 'Bo' } });
    expect((await inbox(reader))[0]?.mute).toBe(null);
    expect(await refused(reader.call(api.mute, { kind: 'system.device', reason: 'cc', isMuted: true }))).toBe(
      'INPUT_REFUSED',
    );
    // What the feature tells besides is muted; what waits for them is not.
    await reader.call(api.mute, { kind: 'system.points_adjustment', reason: 'decider', isMuted: true });
    await tell(reader, 'points_to_confirm', { params: { rule: 'Rule', points: '+2', by: 'Bo' } });
    expect((await inbox(reader))[0]?.readAt).toBe(null);
  });

  it('of one thing within ten minutes is one message, however often the same event is told', async () => {
    const reader = await company.member();
    const page = '/device?open=019ac000-0000-7000-8000-000000000001';
    await tell(reader, 'device_away', { page });
    w.clock.advance(60_000);
    const key = await tell(reader, 'device_back', { page });
    await tell(reader, 'device_back', { page, key });
    await tell(reader, 'device_away', { page: '/device?open=019ac000-0000-7000-8000-000000000002' });
    const list = await inbox(reader);
    expect(list.map(({ title }) => title).sort()).toEqual([
      'Till camera of Lime Street is back',
      'Till camera of Lime Street is offline',
    ]);
    expect(list.find(({ title }) => title.endsWith('back'))?.body).toContain('2 updates');
    w.clock.advance(10 * 60_000);
    await tell(reader, 'device_away', { page });
    expect(await inbox(reader)).toHaveLength(3);
  });

  it('is not merged into what was read, nor where a page is of many things', async () => {
    const reader = await company.member();
    const page = '/device?open=019ac000-0000-7000-8000-000000000003';
    await tell(reader, 'device_away', { page });
    await reader.call(api.read, { category: 'device' });
    await tell(reader, 'device_back', { page });
    await tell(reader, 'device_away', { page: '/device' });
    await tell(reader, 'device_back', { page: '/device' });
    expect(await inbox(reader)).toHaveLength(4);
  });
});

it('an older message that says only that it concerns the company is muted as what it is told as today', async () => {
  const reader = await company.member();
  await tell(reader, 'device_away', { reason: 'system' });
  expect((await inbox(reader))[0]?.mute).toEqual({
    kind: 'system.device',
    reason: toldBy('device_away').as,
    isMuted: false,
  });
});
