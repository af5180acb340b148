import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { deviceApi } from '@rondo/contract/device';
import { surveillanceApi } from '@rondo/contract/surveillance';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Looking, look, pictures } from '../../../test/camera/browser.ts';
import { type Camera, startCamera, USERNAME } from '../../../test/camera/simulator.ts';
import { type SimulatedDevice, startDevice } from '../../../test/device/simulator.ts';
import { pairedEdge, stateOf, type TestEdge, until } from '../../../test/edge.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { dialThrough } from '../../platform/edge/door.ts';
import { sealPass } from '../../platform/edge/pass.ts';
import { openSecrets } from '../../platform/sealed-secret.ts';

let w: World;
let company: Company;
let shopId: string;
let technician: Person;
const ending: (() => unknown)[] = [];
const looking: Looking[] = [];

beforeAll(async () => {
  // Without DEVICE_LOCAL the server itself refuses the addresses of the simulators: what is reached is reached by the gateway.
  w = await world({ RONDO_RUN: 'web,media' });
  await w.app.media.child?.start();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  technician = await company.member({ role: 'administrator', shopIds: [shopId] });
});
afterEach(async () => {
  for (const one of looking.splice(0)) one.leave();
  for (const end of ending.splice(0).toReversed()) await end();
});

async function gateway(): Promise<TestEdge> {
  const edge = await pairedEdge(w, technician, shopId);
  ending.push(edge.remove);
  return edge;
}

/** A device behind a gateway, or with `edgeId` null one that the server reaches itself, at an address that the server refuses. */
async function add(
  edgeId: string | null,
  at: { address: string; stream: string },
): Promise<{ id: string; cameraId: string }> {
  const { id } = await technician.call(deviceApi.create, {
    ...{
      shopId,
      edgeId,
      name: 'Till camera',
      kind: 'camera',
      driver: 'hikvision',
      username: USERNAME,
      password: 'secret',
    },
    ...{ cameras: [{ channel: 1, name: 'Till' }], requestId: requestId() },
  });
  await w.sql('update device set address = $2 where id = $1', [id, at.address]);
  await w.sql('update camera set main_stream = $2 where device_id = $1', [id, at.stream]);
  const [camera] = (await technician.call(deviceApi.get, { id })).cameras;
  return { id, cameraId: camera?.id ?? '' };
}

async function device(): Promise<SimulatedDevice> {
  const started = await startDevice({ maker: 'hikvision', awayMs: 300 });
  ending.push(started.stop);
  return started;
}

async function camera(frameMs = 20): Promise<Camera> {
  const started = await startCamera({ frameMs });
  ending.push(started.stop);
  return started;
}

/** Somebody who watches, in a session of their own. */
async function watch(cameraId: string): Promise<Looking> {
  const { address } = await technician.call(surveillanceApi.ticket, { cameraId });
  const one = look(Number(new URL(w.base).port), new URL(address, w.base).searchParams.get('ticket') ?? '');
  looking.push(one);
  return one;
}

const more = async (one: Looking, count: number): Promise<void> => pictures(one, one.parts.length + count);

describe('a camera behind a gateway', () => {
  it('plays, while the server itself may not connect to it', async () => {
    const edge = await gateway();
    const { url } = await camera();
    const behind = await add(edge.id, { address: '', stream: url });
    await more(await watch(behind.cameraId), 20);
    const straight = await add(null, { address: '', stream: url });
    const refusedOne = await watch(straight.cameraId);
    await until(() => refusedOne.messages.some((message) => 'cause' in message && message.cause === 'unreachable'));
  });

  it('plays on after its gateway was restarted', async () => {
    const edge = await gateway();
    const { cameraId } = await add(edge.id, { address: '', stream: (await camera()).url });
    const one = await watch(cameraId);
    await more(one, 5);
    edge.stop();
    await stateOf(w, edge.id, 'offline');
    await edge.start();
    await more(one, 5);
  });

  it('is asked and restarted by commands', async () => {
    const edge = await gateway();
    const simulated = await device();
    const { id } = await add(edge.id, { address: simulated.address, stream: '' });
    expect(await technician.call(deviceApi.check, { id })).toEqual({ cause: null });
    const { id: command } = await technician.call(deviceApi.restart, { id, requestId: requestId() });
    const step = () => w.app.runJob('device.command', { companyId: company.id, id: command });
    await step();
    expect(simulated.requests.some((line) => line.includes('reboot'))).toBe(true);
    await until(async () => {
      await step();
      return (await technician.call(deviceApi.commands, { id }))[0]?.state === 'acked';
    });
    edge.stop();
    await stateOf(w, edge.id, 'offline');
    expect(await technician.call(deviceApi.check, { id })).toEqual({ cause: 'gateway_away' });
  });

  it('is told with its gateway, and found by it', async () => {
    const edge = await gateway();
    const { id } = await add(edge.id, { address: '', stream: '' });
    const detail = await technician.call(deviceApi.get, { id });
    expect(detail.edge).toEqual({ id: edge.id, name: 'Back office', state: 'online' });
    expect((await technician.call(deviceApi.list, { edgeId: [edge.id] })).list.map((row) => row.id)).toEqual([id]);
  });
});

describe('nine streams', () => {
  it('play at once through one gateway', async () => {
    const edge = await gateway();
    const cameras = await Promise.all(Array.from({ length: 9 }, () => camera()));
    const added: { cameraId: string }[] = [];
    for (const { url } of cameras) added.push(await add(edge.id, { address: '', stream: url }));
    const all = await Promise.all(added.map(({ cameraId }) => watch(cameraId)));
    await Promise.all(all.map((one) => more(one, 20)));
    expect(cameras.map(({ connections }) => connections.open)).toEqual(cameras.map(() => 1));
  });
});

describe('a gateway', () => {
  it('of another store or company is none for a device', async () => {
    const edge = await gateway();
    const far = await company.shop();
    const other = await w.company();
    const fields = { name: 'Door', kind: 'camera', driver: 'rtsp', requestId: requestId() } as const;
    const cameras = [{ channel: 1, name: 'Door', mainStream: 'rtsp://192.168.1.64/1' }];
    const create = (who: Person, shop: string) =>
      refused(
        who.call(deviceApi.create, { ...fields, shopId: shop, edgeId: edge.id, cameras, requestId: requestId() }),
      );
    expect(await create(technician, far)).toBe('INPUT_REFUSED');
    expect(await create(other.owner, await other.shop())).toBe('INPUT_REFUSED');
    const probe = { driver: 'onvif', address: '192.168.1.64', username: '', password: '', edgeId: edge.id } as const;
    expect(await refused(other.owner.call(deviceApi.probe, probe))).toBe('NOT_FOUND');
    expect(await refused(other.owner.call(deviceApi.discover, { edgeId: edge.id }))).toBe('NOT_FOUND');
  });

  it('is not reached without a pass, with a forged one, or with one for another host', async () => {
    const edge = await gateway();
    const simulated = await device();
    const secrets = openSecrets({ secretKey: null, dataDir: w.dataDir });
    const pass = await sealPass(secrets, { companyId: company.id, edgeId: edge.id, host: '127.0.0.1' });
    const dial = (text: string, host: string) =>
      dialThrough({ webUrl: w.base, pass: text }, host, simulated.port, 3_000);
    (await dial(pass, '127.0.0.1')).destroy();
    const forbidden = { reason: 'forbidden' };
    await expect(dial('', '127.0.0.1')).rejects.toMatchObject(forbidden);
    await expect(dial(pass.slice(0, -2), '127.0.0.1')).rejects.toMatchObject(forbidden);
    await expect(dial(pass, '127.0.0.2')).rejects.toMatchObject(forbidden);
  });

  it('connects to nothing but its own network', async () => {
    const edge = await gateway();
    edge.stop();
    await stateOf(w, edge.id, 'offline');
    await edge.start({ isLocal: false });
    await stateOf(w, edge.id, 'online');
    const secrets = openSecrets({ secretKey: null, dataDir: w.dataDir });
    for (const host of ['127.0.0.1', '169.254.169.254', '8.8.8.8', 'localhost', '0x7f.1', '::1', '::ffff:127.0.0.1']) {
      const pass = await sealPass(secrets, { companyId: company.id, edgeId: edge.id, host });
      const dialled = dialThrough({ webUrl: w.base, pass }, host, 80, 3_000);
      await expect(dialled).rejects.toMatchObject({ reason: 'forbidden' });
    }
  });

  it('holds little of what a slow reader does not take, and carries it whole once it does', async () => {
    const edge = await gateway();
    const { server, port, written } = await talker(MANY);
    ending.push(() => server.close());
    const secrets = openSecrets({ secretKey: null, dataDir: w.dataDir });
    const pass = await sealPass(secrets, { companyId: company.id, edgeId: edge.id, host: '127.0.0.1' });
    const slow = await dialThrough({ webUrl: w.base, pass }, '127.0.0.1', port, 3_000);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const held = written();
    // What the kernel keeps for three connections of TCP, and the window of the stream.
    expect(held).toBeLessThan(MANY);
    let bytes = 0;
    for await (const chunk of slow) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(MANY);
  });
});

/** More than the kernel keeps for three connections of TCP. */
const MANY = 64 * 1024 * 1024;

/** Sends so many bytes to whoever comes, as fast as they are taken, and ends. */
async function talker(bytes: number): Promise<{ server: Server; port: number; written: () => number }> {
  const piece = randomBytes(64 * 1024);
  let sent = 0;
  let to: Socket | null = null;
  const server = createServer((socket) => {
    to = socket;
    socket.on('error', () => socket.destroy());
    const go = (): void => {
      while (sent < bytes) {
        sent += piece.length;
        if (!socket.write(piece)) return void socket.once('drain', go);
      }
      socket.end();
    };
    go();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port, written: () => sent - (to?.writableLength ?? 0) };
}
