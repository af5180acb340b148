import type { ControlledDriver, DeviceCause } from '@rondo/domain/device';
import { afterEach, describe, expect, it } from 'vitest';
import { finderOf } from '../../../../test/device/dahua.ts';
import type { Kept } from '../../../../test/device/simulated-device.ts';
import { type DeviceOptions, type SimulatedDevice, startDevice, USERNAME } from '../../../../test/device/simulator.ts';
import { DeviceFailure } from './failure.ts';
import { openControl } from './open-control.ts';
import { readLocal } from './recordings.ts';

const running: SimulatedDevice[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

const at = (time: string): Date => new Date(`2026-11-20T${time}Z`);
/** Two pieces that touch, a gap of an hour, and one more. */
const KEPT: Kept[] = [
  { from: at('08:00:00'), to: at('09:00:00'), kind: 'continuous' },
  { from: at('09:00:00'), to: at('09:10:00'), kind: 'event' },
  { from: at('10:10:00'), to: at('11:00:00'), kind: 'continuous' },
];
const DAY = { from: at('00:00:00'), to: at('23:59:59') };

async function device(options: DeviceOptions) {
  const one = await startDevice({ recordings: KEPT, ...options });
  running.push(one);
  return one;
}
const control = (maker: ControlledDriver, port: number, password = 'secret') =>
  openControl(maker, {
    ...{ host: '127.0.0.1', port, login: { username: USERNAME, password }, deviceLocal: true, answerMs: 400 },
  });

async function causeOf(asked: Promise<unknown>): Promise<DeviceCause | 'none'> {
  try {
    await asked;
    return 'none';
  } catch (error) {
    if (error instanceof DeviceFailure) return error.reason;
    throw error;
  }
}

/** Whole seconds, as devices write them; a second is lost while they are asked. */
const near = (found: Date | undefined, wanted: Date): void =>
  expect(Math.abs((found?.getTime() ?? 0) - wanted.getTime())).toBeLessThanOrEqual(1_000);

describe.each(['hikvision', 'dahua', 'onvif'] as const)('what %s kept', (maker) => {
  it('is told in our time with its gap, whatever the clock of the device says', async () => {
    const one = await device({ maker });
    for (const skewMs of [0, 26 * 60 * 60_000, -90_000]) {
      one.skewMs = skewMs;
      const found = await control(maker, one.port).recordings(1, DAY);
      // ONVIF tells where there is something, not why it was kept.
      const wanted =
        maker === 'onvif' ? [{ from: at('08:00:00'), to: at('09:10:00'), kind: 'continuous' }, ...KEPT.slice(2)] : KEPT;
      expect(found.map(({ kind }) => kind)).toEqual(wanted.map(({ kind }) => kind));
      for (const [i, { from, to }] of wanted.entries()) {
        near(found[i]?.from, from);
        near(found[i]?.to, to);
      }
    }
  });

  it('is cut to the span that is asked for, and nothing of other times or channels', async () => {
    const { port } = await device({ maker });
    const { recordings } = control(maker, port);
    const [only, ...rest] = await recordings(1, { from: at('08:30:00'), to: at('08:40:00') });
    near(only?.from, at('08:30:00'));
    near(only?.to, at('08:40:00'));
    expect(rest).toEqual([]);
    expect(await recordings(1, { from: at('09:20:00'), to: at('10:00:00') })).toEqual([]);
    if (maker === 'onvif') expect(await causeOf(recordings(2, DAY))).toBe('unsupported');
    else expect(await recordings(2, DAY)).toEqual([]);
  });

  it('is played at the address it was entered with, from the moment to the end, by the clock of the device', async () => {
    const one = await device({ maker, rtspPort: 8554 });
    one.skewMs = 60_000;
    const { url, headers } = await control(maker, one.port).replay(1, { from: at('08:30:00'), to: at('09:10:00') });
    const wanted = {
      hikvision: [
        /^rtsp:\/\/127\.0\.0\.1:8554\/Streaming\/tracks\/101\/\?starttime=20261120T(163059|16310\d)Z&endtime=20261120T(171059|17110\d)Z$/,
        {},
      ],
      dahua: [
        /^rtsp:\/\/127\.0\.0\.1:554\/cam\/playback\?channel=1&subtype=0&starttime=2026_11_20_16_(30_59|31_0\d)&endtime=2026_11_20_17_(10_59|11_0\d)$/,
        {},
      ],
      onvif: [
        /^rtsp:\/\/127\.0\.0\.1:8554\/onvif\/replay\?token=OnboardSD$/,
        {
          Range: expect.stringMatching(/^clock=20261120T083[01]\d\d\.\d+Z-20261120T091[01]\d\d\.\d+Z$/),
          Require: 'onvif-replay',
          'Rate-Control': 'yes',
        },
      ],
    } as const;
    expect(url).toMatch(wanted[maker][0]);
    expect(headers).toEqual(wanted[maker][1]);
  });

  it('is not told to a wrong password, and silence or nonsense is a cause', async () => {
    const one = await device({ maker });
    expect(await causeOf(control(maker, one.port, 'wrong').recordings(1, DAY))).toBe('wrong_password');
    one.faults = { isSilent: true };
    expect(await causeOf(control(maker, one.port).recordings(1, DAY))).toBe('unreachable');
    one.faults = { says: '<a/>' };
    expect(['other_protocol', 'unreadable']).toContain(await causeOf(control(maker, one.port).recordings(1, DAY)));
  });
});

it('a finder of Dahua is given back, also where nothing is found', async () => {
  const one = await device({ maker: 'dahua' });
  const { recordings } = control('dahua', one.port);
  await recordings(1, DAY);
  await recordings(7, DAY);
  expect(finderOf(one).open()).toBe(0);
});

it('an ONVIF device that knows no events offers its whole track', async () => {
  const { port } = await device({ maker: 'onvif', faults: { hasNoEvents: true } });
  const [only, ...rest] = await control('onvif', port).recordings(1, DAY);
  near(only?.from, at('08:00:00'));
  near(only?.to, at('11:00:00'));
  expect(rest).toEqual([]);
});

it('reads local times as makers write them, and refuses what is none', () => {
  for (const text of ['2026-01-06 08:00:00', '2026-1-6 8:00:00', '2026-01-06T08:00:00+08:00', '2026-01-06T08:00:00Z'])
    expect(readLocal(text).toISOString()).toBe('2026-01-06T08:00:00.000Z');
  expect(() => readLocal('yesterday')).toThrow(DeviceFailure);
});
