import { hikvisionPtz } from './ptz.ts';
import { hikvisionRecordings } from './recordings.ts';
import { advanceFormat, type Said, type SimulatedDevice } from './simulated-device.ts';

const NS = 'version="2.0" xmlns="http://www.hikvision.com/ver20/XMLSchema"';
const status = (code: number, text: string, sub: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ResponseStatus ${NS}>\n<requestURL></requestURL>\n<statusCode>${code}</statusCode>\n<statusString>${text}</statusString>\n<subStatusCode>${sub}</subStatusCode>\n</ResponseStatus>\n`;
const OK: Said = { body: status(1, 'OK', 'ok') };
const UNKNOWN: Said = { status: 404, body: status(4, 'Invalid Operation', 'notSupport') };

/** ISAPI as a DS-2CD camera answers it. */
export function hikvisionAnswer(device: SimulatedDevice, method: string, address: string, body: string): Said {
  const kept = device.settings.get(address);
  if (kept !== undefined && method === 'GET') return { body: kept };
  if (kept !== undefined) {
    if (!device.faults.forgets) device.settings.set(address, body);
    return OK;
  }
  switch (`${method} ${address}`) {
    case 'GET /ISAPI/System/deviceInfo':
      return {
        body: `<?xml version="1.0" encoding="UTF-8"?>\n<DeviceInfo ${NS}>\n<deviceName>IP CAMERA</deviceName>\n<model>DS-2CD2143G2-I</model>\n<serialNumber>DS-2CD2143G2-I20210730AAWRG12345678</serialNumber>\n<firmwareVersion>V5.7.3</firmwareVersion>\n<deviceType>IPCamera</deviceType>\n</DeviceInfo>\n`,
      };
    case 'GET /ISAPI/Streaming/channels':
      return {
        body: `<StreamingChannelList ${NS}>${['101', '102'].map((id) => `<StreamingChannel><id>${id}</id><Transport><rtspPortNo>${device.rtspPort}</rtspPortNo></Transport></StreamingChannel>`).join('')}</StreamingChannelList>`,
      };
    case 'PUT /ISAPI/System/reboot':
      return { ...OK, leaves: true };
    case 'GET /ISAPI/ContentMgmt/Storage':
      return { body: storage(device) };
    case 'GET /ISAPI/ContentMgmt/Storage/hdd/1/formatStatus':
      advanceFormat(device);
      return {
        body: `<?xml version="1.0" encoding="UTF-8"?>\n<formatStatus ${NS}>\n<formating>${device.card.state === 'formating'}</formating>\n<percent>${Math.min(100, device.card.percent)}</percent>\n</formatStatus>\n`,
      };
    case 'PUT /ISAPI/ContentMgmt/Storage/hdd/1/format':
      device.card = { state: 'formating', percent: 0 };
      return OK;
    default:
      return (
        hikvisionPtz(device, `${method} ${address}`, body) ??
        hikvisionRecordings(device, `${method} ${address}`, body) ??
        UNKNOWN
      );
  }
}

function storage({ card }: SimulatedDevice): string {
  const disk =
    card.state === 'none'
      ? ''
      : `\n<hdd>\n<id>1</id>\n<hddName>hdd1</hddName>\n<hddPath></hddPath>\n<hddType>SATA</hddType>\n<status>${card.state}</status>\n<capacity>121942</capacity>\n<freeSpace>41984</freeSpace>\n<property>RW</property>\n</hdd>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<storage ${NS}>\n<hddList ${NS} size="1">${disk}\n</hddList>\n<nasList ${NS}>\n</nasList>\n</storage>\n`;
}
