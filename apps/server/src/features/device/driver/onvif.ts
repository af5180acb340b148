import type { ChannelStreams, DeviceControl } from './control.ts';
import type { DeviceEndpoint } from './exchange.ts';
import { DeviceFailure } from './failure.ts';
import { onvifPtz } from './onvif-ptz.ts';
import { onvifRecordings } from './onvif-recordings.ts';
import { DEVICE, DEVICE_PATH, MEDIA, pathOf, reached, type Soap, STREAM_SETUP, soap, tokenOf } from './onvif-soap.ts';
import { all, type Element, textAt } from './xml.ts';

/** Any device that speaks ONVIF: what it is, its streams, restart, PTZ. Cards and detection by its maker's own words are not part of it. */
export function onvif(endpoint: DeviceEndpoint): DeviceControl {
  const onvif = soap(endpoint);
  const { call } = onvif;
  return {
    facts: async () => {
      const found = await call(DEVICE_PATH, DEVICE, 'GetDeviceInformation');
      return {
        model: textAt(found, 'Model'),
        serial: textAt(found, 'SerialNumber'),
        firmware: textAt(found, 'FirmwareVersion'),
      };
    },
    streams: async () => {
      const told = await call(DEVICE_PATH, DEVICE, 'GetCapabilities', '<Category>Media</Category>');
      const media = pathOf(textAt(told, 'Capabilities', 'Media', 'XAddr'));
      const profiles = all(await call(media, MEDIA, 'GetProfiles'), 'Profiles');
      const uriOf = async (profile: Element): Promise<string> => {
        const asked = `${STREAM_SETUP}<ProfileToken>${tokenOf(profile)}</ProfileToken>`;
        return reached(textAt(await call(media, MEDIA, 'GetStreamUri', asked), 'MediaUri', 'Uri'), endpoint.host);
      };
      return streamsOf(profiles, uriOf);
    },
    restart: async () => {
      await call(DEVICE_PATH, DEVICE, 'SystemReboot');
    },
    card: null,
    format: null,
    detection: async () => null,
    setDetection: () => Promise.reject(new DeviceFailure('unsupported', 'detection over ONVIF')),
    clockAhead: () => onvif.skew(),
    setClock: () => setClock(onvif),
    ptz: onvifPtz(onvif),
    ...onvifRecordings(onvif, endpoint.host),
  };
}

/** ONVIF tells and takes its time in UTC; its zone stays as it is. */
async function setClock({ call, askSkewAgain }: Soap): Promise<void> {
  const [date = '', time = ''] = new Date().toISOString().slice(0, 19).split('T');
  const parts = (names: readonly string[], values: readonly string[]): string =>
    names.map((name, i) => `<${name}>${Number(values[i])}</${name}>`).join('');
  const utc =
    `<Time>${parts(['Hour', 'Minute', 'Second'], time.split(':'))}</Time>` +
    `<Date>${parts(['Year', 'Month', 'Day'], date.split('-'))}</Date>`;
  const inside =
    '<DateTimeType>Manual</DateTimeType><DaylightSavings>false</DaylightSavings>' +
    `<UTCDateTime>${utc.replace(/<(Time|Date)>/g, '<$1 xmlns="http://www.onvif.org/ver10/schema">')}</UTCDateTime>`;
  await call(DEVICE_PATH, DEVICE, 'SetSystemDateAndTime', inside);
  askSkewAgain();
}

/**
 * Profiles of one video source are one channel: the first its better picture, the second the smaller. Those of H.264, which every
 * browser plays, come before others.
 */
async function streamsOf(
  profiles: readonly Element[],
  uriOf: (one: Element) => Promise<string>,
): Promise<ChannelStreams[]> {
  const sources = new Map<string, Element[]>();
  for (const profile of profiles) {
    const source = textAt(profile, 'VideoSourceConfiguration', 'SourceToken');
    sources.set(source, [...(sources.get(source) ?? []), profile]);
  }
  const found: ChannelStreams[] = [];
  for (const own of sources.values()) {
    const [main, sub] = own.toSorted((a, b) => Number(isH264(b)) - Number(isH264(a)));
    if (!main) continue;
    found.push({ channel: found.length + 1, main: await uriOf(main), sub: sub ? await uriOf(sub) : '' });
  }
  return found;
}

const isH264 = (profile: Element): boolean => textAt(profile, 'VideoEncoderConfiguration', 'Encoding') === 'H264';
