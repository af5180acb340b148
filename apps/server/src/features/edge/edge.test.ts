import { readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { edgeApi as api } from '@rondo/contract/edge';
import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import { pairedEdge, stateOf, type TestEdge, until } from '../../../test/edge.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let technician: Person;
const running: TestEdge[] = [];

beforeAll(async () => {
  w = await world({ DEVICE_LOCAL: '1' });
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  technician = await company.member({ role: 'administrator', shopIds: [shopId] });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.remove()));
});

type More = Partial<Input<typeof api.create>>;
const add = async (more: More = {}, who = technician): Promise<string> =>
  (await who.call(api.create, { shopId, name: 'Back office', requestId: requestId(), ...more })).id;
const get = (id: string) => technician.call(api.get, { id });
const names = async (filter: Input<typeof api.list> = {}, who = technician): Promise<string[]> =>
  (await who.call(api.list, filter)).list.map(({ name }) => name);
const pair = async (code: string): Promise<{ status: number; key: string }> => {
  const response = await fetch(`${w.base}/edge/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const { key = '' } = (await response.json()) as { key?: string };
  return { status: response.status, key };
};
const paired = async (): Promise<TestEdge> => {
  const edge = await pairedEdge(w, technician, shopId);
  running.push(edge);
  return edge;
};

describe('a store gateway', () => {
  it('is added, waits for its computer, and is renamed with the name before in the log', async () => {
    const id = await add();
    expect(await get(id)).toMatchObject({
      ...{ name: 'Back office', shop: { id: shopId, name: 'Lime Street' }, state: 'waiting', seenAt: null },
      can: { edit: true, pair: true, revoke: true },
    });
    await technician.call(api.edit, { id, rev: 0, name: 'Till' });
    const { history } = await get(id);
    expect(history.at(-1)?.data.changes).toEqual([{ field: 'name', before: 'Back office', after: 'Till' }]);
    const { reason, data } = await refusal(technician.call(api.edit, { id, rev: 0, name: 'Door' }));
    expect([reason, data]).toMatchObject(['STALE', { current: { name: 'Till', rev: 1 } }]);
  });

  it('is added once, however often the same form is sent', async () => {
    const same = { requestId: requestId() };
    expect(await add(same)).toBe(await add(same));
    expect(await names()).toEqual(['Back office']);
  });

  it('is found by name, store and state, in the order that was asked for', async () => {
    await add({ name: 'B' });
    await add({ name: 'A' });
    expect(await names()).toEqual(['A', 'B']);
    expect(await names({ sort: '-name' })).toEqual(['B', 'A']);
    expect(await names({ keyword: 'lime' })).toEqual(['A', 'B']);
    expect(await names({ state: ['online'] })).toEqual([]);
  });

  it('is nobody’s business outside of its stores, its company, or without the permission', async () => {
    const id = await add();
    const far = await company.shop();
    const elsewhere = await memberWith(w, company, ['x_device', 'shop'], { shopIds: [far] });
    const stranger = (await w.company()).owner;
    const inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
    expect(await names({}, elsewhere)).toEqual([]);
    for (const who of [elsewhere, stranger]) {
      expect(await refused(who.call(api.get, { id }))).toBe('NOT_FOUND');
      expect(await refused(who.call(api.code, { id }))).toBe('NOT_FOUND');
      expect(await refused(who.call(api.revoke, { id }))).toBe('NOT_FOUND');
      expect(await refused(who.call(api.edit, { id, rev: 0, name: 'Mine' }))).toBe('NOT_FOUND');
      expect(await refused(add({}, who))).toBe('NOT_FOUND');
    }
    expect(await refused(inspector.call(api.list, {}))).toBe('FORBIDDEN');
    expect(await refused(inspector.call(api.code, { id }))).toBe('FORBIDDEN');
  });
});

describe('pairing', () => {
  it('takes a code once, in any spelling, and gives one of two computers that bring it a key', async () => {
    const id = await add();
    const { code } = await technician.call(api.code, { id });
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    const both = await Promise.all([pair(code.toLowerCase()), pair(code.replace('-', ' '))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect((await pair(code)).status).toBe(403);
  });

  it('refuses a code after ten minutes, one that a newer one replaced, and one of a gateway that was revoked', async () => {
    const id = await add();
    const { code: first } = await technician.call(api.code, { id });
    const { code: second } = await technician.call(api.code, { id });
    expect((await pair(first)).status).toBe(403);
    w.clock.advance(LIMIT.edge.codeMs);
    expect((await pair(second)).status).toBe(403);
    const { code: third } = await technician.call(api.code, { id });
    await technician.call(api.revoke, { id });
    expect((await pair(third)).status).toBe(403);
  });

  it('keeps hashes of code and key alone', async () => {
    const id = await add();
    const { code } = await technician.call(api.code, { id });
    const [kept] = await w.sql<{ hash: Buffer }>('select hash from edge_code where edge_id = $1', [id]);
    expect(kept?.hash.toString('latin1')).not.toContain(code);
    const { key } = await pair(code);
    const [row] = await w.sql('select row_to_json(edge)::text as text from edge where id = $1', [id]);
    expect(String(row?.text)).not.toContain(key.split('.')[2]);
    expect(await w.sql('select 1 from edge_code where edge_id = $1', [id])).toEqual([]);
  });

  it('looks at no code any more after ten wrong ones from an address, for ten minutes', async () => {
    w.clock.advance(LIMIT.edge.codeMs);
    const { code } = await technician.call(api.code, { id: await add() });
    for (let i = 0; i < LIMIT.edge.wrongCodes; i += 1) expect((await pair('WRNG-2345')).status).toBe(403);
    expect((await pair(code)).status).toBe(429);
    w.clock.advance(LIMIT.edge.codeMs);
    const { code: fresh } = await technician.call(api.code, { id: await add() });
    expect((await pair(fresh)).status).toBe(200);
  });

  it('leaves the key in a file that its owner alone reads, and is in the history', async () => {
    const edge = await paired();
    const { mode } = await stat(join(edge.dataDir, 'edge-key'));
    expect(mode & 0o777).toBe(0o600);
    const { history, state, version, release } = await get(edge.id);
    expect(history.map(({ event }) => event)).toEqual(['created', 'code_made', 'paired']);
    expect([state, version, release]).toEqual(['online', '1.3.24', 'same']);
  });
});

describe('its connection', () => {
  it('makes it online and offline, and is not paired anew while it stands', async () => {
    const edge = await paired();
    expect(await refused(technician.call(api.code, { id: edge.id }))).toBe('EDGE_CONNECTED');
    edge.stop();
    await stateOf(w, edge.id, 'offline');
    await edge.start();
    await stateOf(w, edge.id, 'online');
  });

  it('is cut when it is revoked, and does not come again with its old key', async () => {
    const edge = await paired();
    await technician.call(api.revoke, { id: edge.id });
    await until(() => edge.lines.some((line) => line.includes('revoked')));
    expect(await refused(technician.call(api.revoke, { id: edge.id }))).toBe('EDGE_REVOKED');
    const count = edge.lines.length;
    await until(() => edge.lines.length > count);
    expect(edge.lines.at(-1)).toContain('does not know this gateway');
    expect((await get(edge.id)).state).toBe('revoked');
  });

  it('is cut within seconds when another node revoked it', async () => {
    const edge = await paired();
    await w.sql("update edge set state = 'revoked', key_hash = null, connection_id = null where id = $1", [edge.id]);
    await until(() => edge.lines.some((line) => line.includes('revoked')));
  });

  it('that speaks another protocol is refused, and the page says so', async () => {
    const edge = await paired();
    edge.stop();
    await stateOf(w, edge.id, 'offline');

    const key = await readFile(join(edge.dataDir, 'edge-key'), 'utf8');
    const response = await upgrade(key, '99');
    expect(response).toBe(426);
    expect(await get(edge.id)).toMatchObject({ state: 'offline', release: 'refused', version: '0.1' });
    expect(await upgrade(`${key.slice(0, -1)}_`, '1')).toBe(401);
    expect(await upgrade('nonsense', '1')).toBe(401);
  });

  it('of an older release is told on the page', async () => {
    const edge = await paired();
    edge.stop();
    await edge.start({ version: '1.0.0' });
    await until(async () => (await get(edge.id)).version === '1.0.0');
    expect((await get(edge.id)).release).toBe('other');
  });

  it('whose node ended without a word is offline after a minute; its people hear of it after ten', async () => {
    const id = await add();
    const at = w.clock.now();
    await w.sql("update edge set state = 'online', state_at = $2, seen_at = $2 where id = $1", [id, at]);
    w.clock.advance(LIMIT.edge.lostMs + 1);
    await w.app.runJob('edge.watch');
    expect((await get(id)).state).toBe('offline');
    await w.settle();
    const titles = async () => (await technician.call(messageApi.list, {})).list.map(({ title }) => title);
    expect(await titles()).toEqual([]);
    w.clock.advance(LIMIT.device.offlineMs);
    await w.app.runJob('edge.watch');
    await w.app.runJob('edge.watch');
    await w.settle();
    expect(await titles()).toEqual(['Gateway Back office of Lime Street is offline']);
    await w.sql("update edge set state = 'online', seen_at = $2 where id = $1", [id, w.clock.now()]);
    await w.app.runJob('edge.watch');
    await w.settle();
    // Away and back within ten minutes are one message.
    expect(await titles()).toEqual(['Gateway Back office of Lime Street is back']);
  });
});

/** The status that a connection with such a key is answered. */
async function upgrade(key: string, protocol: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(`${w.base}/edge/connect`, {
      headers: {
        ...{ Connection: 'Upgrade', Upgrade: 'websocket', Authorization: `Bearer ${key}` },
        ...{ 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
        ...{ 'x-rondo-edge-protocol': protocol, 'x-rondo-edge-version': '0.1' },
      },
    });
    asking.once('response', ({ statusCode = 0 }) => resolve(statusCode));
    asking.once('upgrade', (_, socket) => {
      socket.destroy();
      resolve(101);
    });
    asking.once('error', reject);
    asking.end();
  });
}
