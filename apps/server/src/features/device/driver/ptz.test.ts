import type { ControlledDriver, DeviceCause } from '@rondo/domain/device';
import { afterEach, describe, expect, it } from 'vitest';
import { type DeviceOptions, type SimulatedDevice, startDevice, USERNAME } from '../../../../test/device/simulator.ts';
import { DeviceFailure } from './failure.ts';
import { openControl } from './open-control.ts';

const running: SimulatedDevice[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

async function turned(maker: ControlledDriver, options: Partial<DeviceOptions> = {}) {
  const device = await startDevice({ maker, hasPtz: true, ...options });
  running.push(device);
  const login = { username: USERNAME, password: device.password };
  const { ptz } = openControl(maker, { host: '127.0.0.1', port: device.port, login, deviceLocal: true, answerMs: 400 });
  return { device, ptz };
}

async function causeOf(asked: Promise<unknown>): Promise<DeviceCause | 'none'> {
  try {
    await asked;
    return 'none';
  } catch (error) {
    if (error instanceof DeviceFailure) return error.reason;
    throw error;
  }
}

describe.each(['hikvision', 'dahua', 'onvif'] as const)('a camera that turns, by %s', (maker) => {
  it('says what it can do; one that does not turn says nothing', async () => {
    expect(await (await turned(maker)).ptz.abilities(1)).toEqual(['move', 'zoom', 'preset']);
    expect(await (await turned(maker, { hasPtz: false })).ptz.abilities(1)).toEqual([]);
  });

  it('moves as it is told, and stands when it is stopped', async () => {
    const { device, ptz } = await turned(maker);
    const words = {
      hikvision: { up_left: '-60 60 0', right: '100 0 0', zoom_out: '0 0 -20' },
      dahua: { up_left: 'LeftUp 5', right: 'Right 8', zoom_out: 'ZoomWide 2' },
      onvif: { up_left: '-0.6 0.6 0', right: '1 0 0', zoom_out: '0 0 -0.2' },
    }[maker];
    for (const [direction, speed] of [
      ['up_left', 3],
      ['right', 5],
      ['zoom_out', 1],
    ] as const) {
      await ptz.move(1, direction, speed);
      expect(device.ptz?.moving).toBe(words[direction]);
      await ptz.stop(1, direction);
      expect(device.ptz?.moving).toBeNull();
    }
  });

  it('remembers a place under a name, goes to it, gives it another place and name, and forgets it', async () => {
    const { device, ptz } = await turned(maker);
    expect(await ptz.presets(1)).toEqual([{ id: '1', name: 'Till' }]);
    await ptz.save(1, { id: null, name: '收银台 & <门口>' });
    const [, kept] = await ptz.presets(1);
    const id = kept?.id ?? '';
    if (maker === 'dahua') expect(kept?.name).toBe('收银台 & <门口>');
    await ptz.save(1, { id, name: 'Door' });
    expect(await ptz.presets(1)).toEqual([
      { id: '1', name: 'Till' },
      { id, name: 'Door' },
    ]);
    await ptz.goTo(1, id);
    expect(device.ptz?.at).toBe(id);
    await ptz.remove(1, id);
    expect(await ptz.presets(1)).toHaveLength(1);
  });

  it('says why it does not move', async () => {
    const { device, ptz } = await turned(maker);
    if (device.ptz) device.ptz.isJammed = true;
    expect(await causeOf(ptz.move(1, 'left', 3))).not.toBe('none');
    await device.stop();
    expect(await causeOf(ptz.move(1, 'left', 3))).toBe('unreachable');
  });
});

it('presets that are commands of the maker, as a restart, are neither told nor gone to', async () => {
  const { device, ptz } = await turned('hikvision');
  expect((await ptz.presets(1)).map(({ name }) => name)).not.toContain('Remote reboot');
  expect(await causeOf(ptz.goTo(1, '94'))).toBe('unsupported');
  expect(await causeOf(ptz.remove(1, '94'))).toBe('unsupported');
  expect(await causeOf(ptz.save(1, { id: '94', name: 'x' }))).toBe('unsupported');
  expect(device.requests.filter((one) => one.includes('/94'))).toEqual([]);
});
