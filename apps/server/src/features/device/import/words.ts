import type { DeviceDriver, DeviceKind } from '@rondo/domain/device';
import { CAMERA_PLACES, type CameraPlace, DEVICE_DRIVERS, DEVICE_KINDS } from '@rondo/domain/device';
import { LANGUAGES } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';

/** Values by their names in both languages, as the code has them, and as other tables write them. */
function reader<T extends string>(
  values: readonly T[],
  label: (value: T) => MessageKey,
  others: Readonly<Record<string, T>>,
): (text: string) => T | null {
  const known = new Map<string, T>([
    ...Object.entries(others),
    ...values.flatMap((value): [string, T][] => [
      [value, value],
      ...LANGUAGES.map((language): [string, T] => [bare(translate(language, label(value))), value]),
    ]),
  ]);
  return (text) => known.get(bare(text)) ?? null;
}

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');

export const readKind = reader<DeviceKind>(DEVICE_KINDS, (kind) => `device.kind.${kind}`, {
  ipc: 'camera',
  ipcamera: 'camera',
  网络摄像机: 'camera',
  摄像机: 'camera',
  dvr: 'nvr',
  xvr: 'nvr',
  硬盘录像机: 'nvr',
  网络录像机: 'nvr',
  盒子: 'box',
});

export const readDriver = reader<DeviceDriver>(DEVICE_DRIVERS, (driver) => `device.driver.${driver}`, {
  hik: 'hikvision',
  hikvisionisapi: 'hikvision',
  isapi: 'hikvision',
  海康: 'hikvision',
  dh: 'dahua',
  rtspurl: 'rtsp',
});

export const readPlace = reader<CameraPlace>(CAMERA_PLACES, (place) => `device.place.${place}`, {
  entrance: 'door',
  checkout: 'till',
  cashier: 'till',
  收银: 'till',
  厨房: 'kitchen',
});
