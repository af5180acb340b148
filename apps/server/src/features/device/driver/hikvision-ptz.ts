import { type PtzAbility, vectorOf } from '@rondo/domain/ptz';
import { DeviceFailure } from './failure.ts';
import type { Isapi } from './isapi.ts';
import type { PtzControl } from './ptz.ts';
import { toPercent } from './scale.ts';
import { all, at, type Element, element, textAt } from './xml.ts';

const NS = ' version="2.0" xmlns="http://www.hikvision.com/ver20/XMLSchema"';

/** Numbers of presets that are commands in truth: patrols, scans, the menu, a restart (ISAPI, PTZ service). */
const isCommand = (id: number): boolean => (id >= 33 && id <= 48) || (id >= 90 && id <= 105);
/** Highest number that a new preset gets: below all commands. */
const LAST = 32;

/** PTZCtrl of ISAPI: continuous movement in percent of the greatest speed, which ends by a movement of nothing. */
export function hikvisionPtz(api: Isapi): PtzControl {
  const path = (channel: number): string => `/ISAPI/PTZCtrl/channels/${channel}`;
  const drive = (channel: number, parts: Record<'pan' | 'tilt' | 'zoom', number>): Promise<void> =>
    api.put(`${path(channel)}/continuous`, {
      ...element(
        'PTZData',
        Object.entries(parts).map(([name, value]) => element(name, String(value))),
      ),
      attributes: NS,
    });
  const presets = async (channel: number) => {
    const list = await api.get(`${path(channel)}/presets`);
    return all(list, 'PTZPreset').flatMap((one) => {
      const id = textAt(one, 'id');
      const isKept = /^\d{1,3}$/.test(id) && !isCommand(Number(id)) && textAt(one, 'enabled') !== 'false';
      return isKept ? [{ id, name: textAt(one, 'presetName') || id }] : [];
    });
  };
  return {
    abilities: async (channel) => {
      try {
        return abilitiesOf(await api.get(`${path(channel)}/capabilities`));
      } catch (error) {
        if (error instanceof DeviceFailure && error.reason === 'unsupported') return [];
        throw error;
      }
    },
    move: (channel, direction, speed) => {
      const { pan, tilt, zoom } = vectorOf(direction);
      const percent = toPercent(speed);
      return drive(channel, { pan: pan * percent, tilt: tilt * percent, zoom: zoom * percent });
    },
    stop: (channel) => drive(channel, { pan: 0, tilt: 0, zoom: 0 }),
    presets,
    goTo: async (channel, id) => api.put(`${path(channel)}/presets/${numberOf(id)}/goto`),
    async save(channel, { id, name }) {
      const number = id === null ? freeOf(await presets(channel)) : numberOf(id);
      const parts = [element('enabled', 'true'), element('id', String(number)), element('presetName', name)];
      await api.put(`${path(channel)}/presets/${number}`, { ...element('PTZPreset', parts), attributes: NS });
    },
    remove: async (channel, id) => api.remove(`${path(channel)}/presets/${numberOf(id)}`),
  };
}

/** Into an address: digits only, and never a number that is a command. */
function numberOf(id: string): number {
  if (!/^\d{1,3}$/.test(id) || isCommand(Number(id))) throw new DeviceFailure('unsupported', `preset ${id}`);
  return Number(id);
}

function freeOf(taken: readonly { id: string }[]): number {
  const free = Array.from({ length: LAST }, (_, i) => i + 1).find((no) => !taken.some(({ id }) => id === String(no)));
  if (free === undefined) throw new DeviceFailure('refused', 'no place for a preset');
  return free;
}

function abilitiesOf(told: Element): PtzAbility[] {
  const has = (name: string): boolean => at(told, name) !== undefined;
  const presets = Number(textAt(told, 'maxPresetNum'));
  return [
    ...(has('ContinuousPanTiltSpace') ? (['move'] as const) : []),
    ...(has('ContinuousZoomSpace') ? (['zoom'] as const) : []),
    ...(presets > 0 ? (['preset'] as const) : []),
  ];
}
