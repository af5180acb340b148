import { type PtzAbility, type PtzDirection, vectorOf } from '@rondo/domain/ptz';
import { PTZ_LIMIT } from '@rondo/domain/ptz-limit';
import type { Cgi, Told } from './dahua-cgi.ts';
import { DeviceFailure } from './failure.ts';
import type { PtzControl } from './ptz.ts';

/** The maker's words for directions. */
const CODES: Record<PtzDirection, string> = {
  ...{ up_left: 'LeftUp', up: 'Up', up_right: 'RightUp', left: 'Left', right: 'Right' },
  ...{ down_left: 'LeftDown', down: 'Down', down_right: 'RightDown', zoom_in: 'ZoomTele', zoom_out: 'ZoomWide' },
};
/** The greatest speed of the CGI. */
const FASTEST = 8;
/** Highest number that a new preset gets. */
const LAST = 80;

/** ptz.cgi: a movement is begun by its code and ended by the same code. Channels are counted from 1. */
export function dahuaPtz(cgi: Cgi): PtzControl {
  const tell = (action: 'start' | 'stop', channel: number, code: string, args: readonly number[]): Promise<void> => {
    const query = args.map((value, i) => `arg${i + 1}=${value}`).join('&');
    return cgi.tell(`ptz.cgi?action=${action}&channel=${channel}&code=${code}&${query}`);
  };
  const presets = async (channel: number) =>
    presetsOf(await asked(cgi, `ptz.cgi?action=getPresets&channel=${channel}`));
  return {
    abilities: async (channel) =>
      abilitiesOf(await asked(cgi, `ptz.cgi?action=getCurrentProtocolCaps&channel=${channel}`)),
    move(channel, direction, speed) {
      const { pan, tilt } = vectorOf(direction);
      const fast = Math.max(1, Math.round((speed * FASTEST) / PTZ_LIMIT.speed.max));
      // Of a slanting movement the first is the vertical speed; of the others only the second counts.
      return tell('start', channel, CODES[direction], [pan !== 0 && tilt !== 0 ? fast : 0, fast, 0]);
    },
    stop: (channel, direction) => tell('stop', channel, CODES[direction], [0, 0, 0]),
    presets,
    goTo: async (channel, id) => tell('start', channel, 'GotoPreset', [0, numberOf(id), 0]),
    async save(channel, { id, name }) {
      const number = id === null ? freeOf(await presets(channel)) : numberOf(id);
      await tell('start', channel, 'SetPreset', [0, number, 0]);
      const named = `PtzPreset[${channel - 1}][${number - 1}]`;
      await cgi.tell(
        `configManager.cgi?action=setConfig&${named}.Enable=true&${named}.Name=${encodeURIComponent(name)}`,
      );
    },
    remove: async (channel, id) => tell('start', channel, 'ClearPreset', [0, numberOf(id), 0]),
  };
}

/** A camera that does not turn knows none of these questions. */
async function asked(cgi: Cgi, path: string): Promise<Told> {
  try {
    return await cgi.ask(path);
  } catch (error) {
    if (error instanceof DeviceFailure && ABSENT.has(error.reason)) return new Map();
    throw error;
  }
}
const ABSENT = new Set(['unsupported', 'other_protocol']);

function abilitiesOf(told: Told): PtzAbility[] {
  const has = (...names: string[]): boolean => names.some((name) => told.get(`caps.${name}`) === 'true');
  return [
    // The maker writes Tile for Tilt.
    ...(has('Pan', 'Tile', 'Tilt') ? (['move'] as const) : []),
    ...(has('Zoom') ? (['zoom'] as const) : []),
    ...(has('Preset') ? (['preset'] as const) : []),
  ];
}

function presetsOf(told: Told) {
  return [...told].flatMap(([name, id]) => {
    const place = /^presets\[(\d+)\]\.Index$/.exec(name)?.[1];
    const isKept = place !== undefined && /^\d{1,3}$/.test(id);
    return isKept ? [{ id, name: told.get(`presets[${place}].Name`) || id }] : [];
  });
}

/** Into an address: digits only. */
function numberOf(id: string): number {
  if (!/^\d{1,3}$/.test(id)) throw new DeviceFailure('unsupported', `preset ${id}`);
  return Number(id);
}

function freeOf(taken: readonly { id: string }[]): number {
  const free = Array.from({ length: LAST }, (_, i) => i + 1).find((no) => !taken.some(({ id }) => id === String(no)));
  if (free === undefined) throw new DeviceFailure('refused', 'no place for a preset');
  return free;
}
