import { deviceTime, readDeviceTime } from './clock.ts';
import type { CardFacts, DeviceControl } from './control.ts';
import { type Cgi, dahuaCgi, type Told } from './dahua-cgi.ts';
import { dahuaDetection } from './dahua-detection.ts';
import { dahuaPtz } from './dahua-ptz.ts';
import { dahuaRecordings } from './dahua-recordings.ts';
import type { DeviceEndpoint } from './exchange.ts';
import { DeviceFailure } from './failure.ts';

const MB = 1024 * 1024;

/** Dahua devices: their CGI over HTTP with digest. */
export function dahua(endpoint: DeviceEndpoint): DeviceControl {
  const cgi = dahuaCgi(endpoint);
  return {
    facts: async () => {
      const one = async (action: string, name: string): Promise<string> => {
        const found = (await cgi.ask(`magicBox.cgi?action=${action}`)).get(name);
        if (found === undefined) throw new DeviceFailure('other_protocol', action);
        return found;
      };
      return {
        model: await one('getDeviceType', 'type'),
        serial: await one('getSerialNo', 'sn'),
        firmware: await one('getSoftwareVersion', 'version'),
      };
    },
    streams: async () => {
      const titles = await cgi.ask('configManager.cgi?action=getConfig&name=ChannelTitle');
      const channels = [...titles.keys()].flatMap(
        (name) => /^table\.ChannelTitle\[(\d{1,2})\]\.Name$/.exec(name)?.[1] ?? [],
      );
      const urlOf = (channel: number, no: number) =>
        `rtsp://${endpoint.host}:554/cam/realmonitor?channel=${channel}&subtype=${no}`;
      return channels
        .map((index) => Number(index) + 1)
        .map((channel) => ({ channel, main: urlOf(channel, 0), sub: urlOf(channel, 1) }));
    },
    restart: () => cgi.tell('magicBox.cgi?action=reboot'),
    card: async () => cardOf(await storage(cgi)),
    format: async () => {
      const path = (await storage(cgi)).get(`${FIRST}.Detail[0].Path`) ?? '';
      if (path === '') throw new DeviceFailure('card_broken', 'no card');
      // The maker's own spelling.
      await cgi.tell(`storageDevice.cgi?action=setDevice&type=FormatPatition&path=${encodeURIComponent(path)}`);
    },
    clockAhead: async (zone) => {
      const told = (await cgi.ask('global.cgi?action=getCurrentTime')).get('result') ?? '';
      return readDeviceTime(told, zone).getTime() - Date.now();
    },
    setClock: (zone) => {
      // Its CGI knows no zones: its clock shows the time of the store.
      const time = deviceTime(new Date(), '', zone).replace('T', '%20');
      return cgi.tell(`global.cgi?action=setCurrentTime&time=${time}`);
    },
    ptz: dahuaPtz(cgi),
    ...dahuaDetection(cgi),
    ...dahuaRecordings(cgi, endpoint.host),
  };
}

const FIRST = 'list.info[0]';

/** A camera without a card answers an error, or an empty list. */
async function storage(cgi: Cgi): Promise<Told> {
  try {
    return await cgi.ask('storageDevice.cgi?action=getDeviceAllInfo');
  } catch (error) {
    if (error instanceof DeviceFailure && error.reason === 'unsupported') return new Map();
    throw error;
  }
}

function cardOf(told: Told): CardFacts {
  const size = (name: string): number | null => {
    const bytes = Number(told.get(`${FIRST}.Detail[0].${name}`) ?? Number.NaN);
    return Number.isFinite(bytes) ? Math.round(bytes / MB) : null;
  };
  // The CGI never says how far a format is.
  const facts = { capacityMb: size('TotalBytes'), usedMb: size('UsedBytes'), percent: null };
  const state = told.get(`${FIRST}.State`);
  if (state === undefined) return { state: 'none', capacityMb: null, usedMb: null, percent: null };
  if (state === 'Initializing' || state === 'Formatting') return { state: 'formatting', ...facts };
  const isGood = state === 'Success' && told.get(`${FIRST}.Detail[0].IsError`) !== 'true';
  return { state: isGood ? 'normal' : 'unusable', ...facts };
}
