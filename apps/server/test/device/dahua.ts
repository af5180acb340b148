import { dahuaPtz } from './ptz.ts';
import { dahuaRecordings } from './recordings.ts';
import { advanceFormat, type Said, type SimulatedDevice } from './simulated-device.ts';

const plain = (body: string, status = 200): Said => ({ status, type: 'text/plain;charset=utf-8', body });
const lines = (pairs: readonly (readonly [string, string])[]): Said =>
  plain(pairs.map(([name, value]) => `${name}=${value}\r\n`).join(''));
const OK = plain('OK\r\n');
const BAD = plain('Error\r\nBad Request!\r\n', 400);

/** Of each device: its finder. */
const finders = new WeakMap<SimulatedDevice, ReturnType<typeof dahuaRecordings>>();
export function finderOf(device: SimulatedDevice): ReturnType<typeof dahuaRecordings> {
  const made = finders.get(device) ?? dahuaRecordings();
  finders.set(device, made);
  return made;
}

/** The CGI as an IPC-HDW camera answers it. */
export function dahuaAnswer(device: SimulatedDevice, _: string, address: string): Said {
  const { pathname, searchParams } = new URL(address, 'http://device');
  const asked = `${pathname.replace('/cgi-bin/', '')} ${searchParams.get('action') ?? ''}`;
  const turned = dahuaPtz(device, asked, searchParams);
  if (turned !== null) return plain(turned);
  switch (asked) {
    case 'magicBox.cgi getDeviceType':
      return lines([['type', 'IPC-HDW3449']]);
    case 'magicBox.cgi getSerialNo':
      return lines([['sn', '6F0123APAG00A1B']]);
    case 'magicBox.cgi getSoftwareVersion':
      return lines([['version', '2.840.0000000.18.R,build:2023-05-08']]);
    case 'magicBox.cgi reboot':
      return { ...OK, leaves: true };
    case 'storageDevice.cgi getDeviceAllInfo':
      return storage(device);
    case 'storageDevice.cgi setDevice':
      if (searchParams.get('type') !== 'FormatPatition' || searchParams.get('path') !== '/mnt/sd') return BAD;
      device.card = { state: 'formating', percent: 0 };
      return OK;
    case 'configManager.cgi getConfig':
      return config(device, searchParams.get('name') ?? '');
    case 'configManager.cgi setConfig':
      return keep(device, searchParams);
    default: {
      const told = finderOf(device).answer(device, asked, searchParams);
      return told === null ? BAD : plain(told);
    }
  }
}

const STATES = { ok: 'Success', error: 'Error', formating: 'Initializing', none: '' };

function storage(device: SimulatedDevice): Said {
  advanceFormat(device);
  const { state } = device.card;
  if (state === 'none') return BAD;
  return lines([
    ['list.info[0].Detail[0].IsError', String(state === 'error')],
    ['list.info[0].Detail[0].Path', '/mnt/sd'],
    ['list.info[0].Detail[0].TotalBytes', '127865454592'],
    ['list.info[0].Detail[0].Type', 'ReadWrite'],
    ['list.info[0].Detail[0].UsedBytes', '83845120000'],
    ['list.info[0].Name', '/dev/mmc0'],
    ['list.info[0].State', STATES[state]],
  ]);
}

function config({ settings }: SimulatedDevice, name: string): Said {
  const found = [...settings].filter(([key]) => key.startsWith(`table.${name}[`));
  return found.length > 0 ? lines(found) : BAD;
}

function keep({ settings, faults }: SimulatedDevice, given: URLSearchParams): Said {
  for (const [name, value] of given) {
    if (name === 'action') continue;
    if (!settings.has(`table.${name}`)) return BAD;
    if (!faults.forgets) settings.set(`table.${name}`, value);
  }
  return OK;
}
