import { deviceTime, offsetOf, readDeviceTime } from './clock.ts';
import type { CardFacts, ChannelStreams, DeviceControl } from './control.ts';
import type { DeviceEndpoint } from './exchange.ts';
import { DeviceFailure } from './failure.ts';
import { hikvisionDetection } from './hikvision-detection.ts';
import { hikvisionPtz } from './hikvision-ptz.ts';
import { hikvisionRecordings } from './hikvision-recordings.ts';
import { type Isapi, isapi } from './isapi.ts';
import { all, at, type Element, setText, textAt } from './xml.ts';

/** Hikvision devices: ISAPI over HTTP with digest. */
export function hikvision(endpoint: DeviceEndpoint): DeviceControl {
  const api = isapi(endpoint);
  return {
    facts: async () => {
      const found = await api.get('/ISAPI/System/deviceInfo');
      if (found.name !== 'DeviceInfo') throw new DeviceFailure('other_protocol', found.name);
      return {
        model: textAt(found, 'model'),
        serial: textAt(found, 'serialNumber'),
        firmware: textAt(found, 'firmwareVersion'),
      };
    },
    streams: async () => streamsOf(await api.get(CHANNELS), endpoint.host),
    restart: () => api.put('/ISAPI/System/reboot'),
    card: () => card(api),
    format: async () => {
      const disk = diskOf(await api.get(STORAGE));
      if (!disk) throw new DeviceFailure('card_broken', 'no card');
      await api.put(`${STORAGE}/hdd/${diskId(disk)}/format`);
    },
    clockAhead: async (zone) => readDeviceTime(textAt(await api.get(TIME), 'localTime'), zone).getTime() - Date.now(),
    setClock: (zone) => setClock(api, zone),
    ptz: hikvisionPtz(api),
    ...hikvisionDetection(api),
    ...hikvisionRecordings(api, async () => rtspOf(await api.get(CHANNELS), endpoint.host)),
  };
}

const CHANNELS = '/ISAPI/Streaming/channels';
const TIME = '/ISAPI/System/time';
const STORAGE = '/ISAPI/ContentMgmt/Storage';

/** The first disk that is there; the card of a camera is its only one. */
const diskOf = (storage: Element): Element | undefined =>
  all(storage, 'hdd').find((disk) => textAt(disk, 'status') !== 'notexist');

/** From an answer into an address: digits only. */
function diskId(disk: Element): string {
  const id = textAt(disk, 'id');
  if (!/^\d{1,3}$/.test(id)) throw new DeviceFailure('unreadable', 'a disk without number');
  return id;
}

/** States that ISAPI writes, `formating` with one t among them; every other one is a card that cannot be used. */
const GOOD = new Set(['ok', 'idle', 'sleeping']);
const FORMATTING = new Set(['formating', 'formatting']);

async function card(api: Isapi): Promise<CardFacts> {
  const disk = diskOf(await api.get(STORAGE));
  if (!disk) return { state: 'none', capacityMb: null, usedMb: null, percent: null };
  const status = textAt(disk, 'status');
  const capacityMb = whole(textAt(disk, 'capacity'));
  const freeMb = whole(textAt(disk, 'freeSpace'));
  const size = { capacityMb, usedMb: capacityMb === null || freeMb === null ? null : Math.max(0, capacityMb - freeMb) };
  if (GOOD.has(status)) return { state: 'normal', ...size, percent: null };
  if (!FORMATTING.has(status)) return { state: 'unusable', ...size, percent: null };
  const told = await api.get(`${STORAGE}/hdd/${diskId(disk)}/formatStatus`);
  return { state: 'formatting', ...size, percent: whole(textAt(told, 'percent')) };
}

/** Its zone stays what it says; a time server that it asks would be asked again at once. */
async function setClock(api: Isapi, zone: string): Promise<void> {
  const document = await api.get(TIME);
  const offset = offsetOf(textAt(document, 'localTime'));
  setText(document, ['timeMode'], 'manual');
  setText(document, ['localTime'], `${deviceTime(new Date(), offset, zone)}${offset}`);
  await api.put(TIME, document);
}

const whole = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** Where all its streams are, without a path. */
function rtspOf(list: Element, host: string): string {
  const port = whole(textAt(at(list, 'StreamingChannel'), 'Transport', 'rtspPortNo')) ?? 554;
  return `rtsp://${host}:${port}`;
}

/** Channel 101 is the first stream of channel 1, 102 its second. */
function streamsOf(list: Element, host: string): ChannelStreams[] {
  const ids = all(list, 'StreamingChannel').flatMap((one) => {
    const id = /^(\d{1,2})0([12])$/.exec(textAt(one, 'id'));
    return id ? [{ channel: Number(id[1]), no: Number(id[2]) }] : [];
  });
  const urlOf = (channel: number, no: number) => `${rtspOf(list, host)}/Streaming/Channels/${channel}0${no}`;
  return ids
    .filter(({ no }) => no === 1)
    .map(({ channel }) => ({
      channel,
      main: urlOf(channel, 1),
      sub: ids.some((one) => one.channel === channel && one.no === 2) ? urlOf(channel, 2) : '',
    }));
}
