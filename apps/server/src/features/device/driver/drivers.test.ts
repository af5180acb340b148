import { type AddressInfo, createServer } from 'node:net';
import { ALWAYS, type Detection } from '@rondo/domain/detection';
import type { ControlledDriver, DeviceCause } from '@rondo/domain/device';
import { afterEach, describe, expect, it } from 'vitest';
import { type DeviceOptions, type SimulatedDevice, startDevice, USERNAME } from '../../../../test/device/simulator.ts';
import { deviceLookup } from '../../../platform/device-network.ts';
import { DeviceFailure } from './failure.ts';
import { openControl } from './open-control.ts';

const running: SimulatedDevice[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

async function device(options: DeviceOptions) {
  const one = await startDevice(options);
  running.push(one);
  return one;
}

const MAKERS = ['hikvision', 'dahua', 'onvif'] as const;
const control = (
  maker: ControlledDriver,
  port: number,
  { password = 'secret', deviceLocal = true, host = '127.0.0.1' } = {},
) => openControl(maker, { host, port, login: { username: USERNAME, password }, deviceLocal, answerMs: 400 });

async function causeOf(asked: Promise<unknown>): Promise<DeviceCause | 'none'> {
  try {
    await asked;
    return 'none';
  } catch (error) {
    if (error instanceof DeviceFailure) return error.reason;
    throw error;
  }
}

describe.each(MAKERS)('%s', (maker) => {
  it('tells what it is and where its streams are, on the address that it was entered with', async () => {
    const { port } = await device({ maker });
    const facts = {
      hikvision: { model: 'DS-2CD2143G2-I', serial: 'DS-2CD2143G2-I20210730AAWRG12345678', firmware: 'V5.7.3' },
      dahua: { model: 'IPC-HDW3449', serial: '6F0123APAG00A1B', firmware: '2.840.0000000.18.R,build:2023-05-08' },
      onvif: { model: 'IPC-42', serial: 'ON-0042', firmware: '1.0.3' },
    };
    expect(await control(maker, port).facts()).toEqual(facts[maker]);
    const first = {
      hikvision: ['rtsp://127.0.0.1:554/Streaming/Channels/101', 'rtsp://127.0.0.1:554/Streaming/Channels/102'],
      dahua: [0, 1].map((no) => `rtsp://127.0.0.1:554/cam/realmonitor?channel=1&subtype=${no}`),
      onvif: ['main_1', 'sub_1'].map((name) => `rtsp://127.0.0.1:8554/${name}?a=1&b=2`),
    };
    const [found] = await control(maker, port).streams();
    expect(found).toEqual({ channel: 1, main: first[maker][0], sub: first[maker][1] });
  });

  it('goes away when it is restarted, and is there again', async () => {
    const one = await device({ maker });
    await control(maker, one.port).restart();
    await expect.poll(() => causeOf(control(maker, one.port).facts())).toBe('unreachable');
    await one.start();
    expect(await causeOf(control(maker, one.port).facts())).toBe('none');
  });

  it('says in a cause what is wrong: the password, silence, another protocol, an answer that is none', async () => {
    const one = await device({ maker });
    expect(await causeOf(control(maker, one.port, { password: 'wrong' }).facts())).toBe('wrong_password');
    one.faults = { isSilent: true };
    expect(await causeOf(control(maker, one.port).facts())).toBe('unreachable');
    one.faults = { says: 'Welcome to my printer' };
    expect(await causeOf(control(maker, one.port).facts())).toBe('other_protocol');
    one.faults = { says: Buffer.alloc(3_000_000, 'x=1\n') };
    expect(await causeOf(control(maker, one.port).facts())).toBe('unreadable');
    await one.stop();
    expect(await causeOf(control(maker, one.port).facts())).toBe('unreachable');
  });

  it('is not asked at an address of the server itself, nor by a name that leads there', async () => {
    const { port, requests } = await device({ maker });
    for (const host of ['127.0.0.1', 'localhost', 'localhost.'])
      expect(await causeOf(control(maker, port, { host, deviceLocal: false }).facts())).toBe('forbidden_address');
    expect(requests).toEqual([]);
  });
});

it('a name is looked at when it is connected to: what it leads to then is refused', async () => {
  const failed = new Promise((resolve) =>
    deviceLookup({ deviceLocal: false })('localhost', {}, (error) => resolve(error?.name)),
  );
  expect(await failed).toBe('OwnAddress');
});

it('what speaks no HTTP at all is another protocol', async () => {
  const server = createServer((socket) => socket.resume().end('SSH-2.0-OpenSSH_9.2\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  expect(await causeOf(control('hikvision', (server.address() as AddressInfo).port).facts())).toBe('other_protocol');
  await new Promise((resolve) => server.close(resolve));
});

describe.each([
  ['entities of its own', '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><DeviceInfo>&d;</DeviceInfo>'],
  [
    'a file of the server',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><DeviceInfo><model>&b;</model></DeviceInfo>',
  ],
  ['depth', `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`],
  ['number', `<a>${'<b/>'.repeat(30_000)}</a>`],
  ['tags out of order', '<DeviceInfo><model></DeviceInfo></model>'],
  ['no end', '<DeviceInfo><model>'],
])('hostile XML: %s', (_, says) => {
  it('is refused by both protocols that speak XML', async () => {
    for (const maker of ['hikvision', 'onvif'] as const) {
      const { port } = await device({ maker, faults: { says } });
      expect(await causeOf(control(maker, port).facts())).toBe('unreadable');
    }
  });
});

describe.each(['hikvision', 'dahua'] as const)('a card in %s', (maker) => {
  it.each([
    ['ok', 'normal'],
    ['none', 'none'],
    ['error', 'unusable'],
  ] as const)('that is %s is %s', async (card, state) => {
    const { port } = await device({ maker, card });
    expect(await control(maker, port).card?.()).toMatchObject({ state });
  });

  it('is formatted, or is broken afterwards', async () => {
    for (const formatFails of [false, true]) {
      const one = await device({ maker, faults: { formatFails } });
      const { card, format } = control(maker, one.port);
      await format?.();
      const seen: unknown[] = [];
      for (let i = 0; i < 3; i += 1) seen.push((await card?.())?.state);
      expect(seen.slice(0, 1)).toEqual(['formatting']);
      expect(seen.at(-1)).toBe(formatFails ? 'unusable' : 'normal');
    }
  });

  it('tells its size', async () => {
    const { port } = await device({ maker });
    const { capacityMb, usedMb } = (await control(maker, port).card?.()) ?? {};
    expect(capacityMb).toBe(121_942);
    expect(usedMb).toBe(maker === 'hikvision' ? 79_958 : 79_961);
  });
});

const AREA = [
  { x: 100, y: 100 },
  { x: 900, y: 100 },
  { x: 500, y: 900 },
];
const HOURS = ALWAYS.map((_, day) =>
  day < 5
    ? [
        { from: 510, to: 720 },
        { from: 780, to: 1440 },
      ]
    : [],
);
const WANTED: Detection = { isOn: true, sensitivity: 5, area: AREA, week: HOURS, coolDownSeconds: 30 };

describe.each(['hikvision', 'dahua'] as const)('detection in %s', (maker) => {
  it.each(['motion', 'scene_change', 'human'] as const)('of %s is written, kept and read back', async (kind) => {
    const one = await device({ maker });
    const { detection, setDetection } = control(maker, one.port);
    const before = await detection(kind, 1, null);
    expect(before?.isOn).toBe(false);
    expect(before?.area ?? []).toEqual([]);
    const wanted = Object.fromEntries(
      Object.entries(WANTED).map(([name, value]) => [name, before?.[name as keyof Detection] === null ? null : value]),
    ) as unknown as Detection;
    await setDetection(kind, 1, wanted);
    expect(await detection(kind, 1, AREA)).toEqual(wanted);
  });

  it('that nobody told Rondo about is shown as the rectangle around its squares', async () => {
    const one = await device({ maker });
    const { detection, setDetection } = control(maker, one.port);
    await setDetection('motion', 1, { ...WANTED, coolDownSeconds: maker === 'dahua' ? 30 : null });
    const area = (await detection('motion', 1, null))?.area;
    expect(area).toHaveLength(4);
  });
});

it('writes the bytes that the makers ask for', async () => {
  const hik = await device({ maker: 'hikvision' });
  await control('hikvision', hik.port).setDetection('motion', 1, {
    ...WANTED,
    area: [
      { x: 0, y: 0 },
      { x: 500, y: 0 },
      { x: 500, y: 1000 },
      { x: 0, y: 1000 },
    ],
    coolDownSeconds: null,
  });
  const document = hik.settings.get('/ISAPI/System/Video/inputs/channels/1/motionDetection');
  // 11 of 22 squares of each row, from the left: 1111 1111 1110 0000 0000 00(00).
  expect(document).toContain(`<gridMap>${'ffe000'.repeat(18)}</gridMap>`);
  expect(document).toContain(
    '<enabled>true</enabled><enableHighlight>true</enableHighlight><samplingInterval>2</samplingInterval>',
  );
  expect(hik.settings.get('/ISAPI/Event/schedules/motionDetections/VMD_video1')).toContain(
    '<TimeBlock><dayOfWeek>1</dayOfWeek><TimeRange><beginTime>08:30</beginTime><endTime>12:00</endTime></TimeRange></TimeBlock>',
  );
  const dahua = await device({ maker: 'dahua' });
  await control('dahua', dahua.port).setDetection('motion', 1, { ...WANTED, area: [] });
  const told = (name: string) => dahua.settings.get(`table.MotionDetect[0].${name}`);
  expect([told('Enable'), told('MotionDetectWindow[0].Sensitive'), told('MotionDetectWindow[0].Region[17]')]).toEqual([
    'true',
    '100',
    '4194303',
  ]);
  expect([told('EventHandler.TimeSection[1][0]'), told('EventHandler.TimeSection[0][0]')]).toEqual([
    '1 08:30:00-12:00:00',
    '0 00:00:00-24:00:00',
  ]);
  await control('dahua', dahua.port).format?.();
  expect(dahua.requests.at(-1)).toBe(
    'GET /cgi-bin/storageDevice.cgi?action=setDevice&type=FormatPatition&path=%2Fmnt%2Fsd',
  );
});
