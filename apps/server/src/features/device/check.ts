import type { deviceApi as api } from '@rondo/contract/device';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { isStreamUrl, readDeviceAddress } from '@rondo/domain/device-address';
import { isOwnHost } from '../../platform/device-network.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import type { Settings } from '../../platform/settings.ts';

export type DeviceSettings = Pick<Settings, 'deviceLocal'>;

type Fields = Pick<Parsed<typeof api.create>, 'kind' | 'driver' | 'address' | 'cameras'>;

/** The rules that the shape alone cannot say; refuses at the field. */
export function refuseWrong({ kind, driver, address, cameras }: Fields, settings: DeviceSettings): void {
  const channels = cameras.map(({ channel }) => channel);
  if (new Set(channels).size < channels.length) throw refuseField('cameras', 'invalid');
  if (kind === 'camera' && (cameras.length !== 1 || channels[0] !== 1)) throw refuseField('cameras', 'invalid');
  if (driver === 'file') refuseWrongClips({ address, cameras });
  else refuseWrongAddresses({ driver, address, cameras }, settings);
}

function refuseWrongAddresses({ driver, address, cameras }: Omit<Fields, 'kind'>, settings: DeviceSettings): void {
  refuseWrongAddress(address, settings);
  for (const [i, { mainStream, subStream }] of cameras.entries()) {
    refuseWrongStream(`cameras.${i}.mainStream`, mainStream, driver === 'rtsp', settings);
    refuseWrongStream(`cameras.${i}.subStream`, subStream, false, settings);
  }
}

const CLIP = /^[a-z0-9][a-z0-9-]*$/;

/** A demo camera has no address, and plays the clip that it names. */
function refuseWrongClips({ address, cameras }: Pick<Fields, 'address' | 'cameras'>): void {
  if (address !== '') throw refuseField('address', 'invalid');
  for (const [i, { mainStream, subStream }] of cameras.entries()) {
    if (!CLIP.test(mainStream))
      throw refuseField(`cameras.${i}.mainStream`, mainStream === '' ? 'required' : 'invalid');
    if (subStream !== '') throw refuseField(`cameras.${i}.subStream`, 'invalid');
  }
}

function refuseWrongAddress(address: string, { deviceLocal }: DeviceSettings): void {
  // Its address may be found later, as by its serial number: until then it is connecting.
  if (address === '') return;
  const read = readDeviceAddress(address);
  if (!read) throw refuseField('address', 'invalid');
  refuseOwnAddress(read.host, { deviceLocal });
}

/** Refuses a host that is the server itself, its link or its cloud. */
export function refuseOwnAddress(host: string, { deviceLocal }: DeviceSettings): void {
  if (!deviceLocal && isOwnHost(host)) throw new AppError('DEVICE_ADDRESS_REFUSED');
}

function refuseWrongStream(path: string, url: string, isNeeded: boolean, { deviceLocal }: DeviceSettings): void {
  if (url === '' && isNeeded) throw refuseField(path, 'required');
  if (url === '') return;
  if (!isStreamUrl(url)) throw refuseField(path, 'invalid');
  refuseOwnAddress(new URL(url).hostname, { deviceLocal });
}
