import { createHash } from 'node:crypto';
import { onvifPtz } from './ptz.ts';
import { onvifRecordings } from './recordings.ts';
import type { Said, SimulatedDevice } from './simulated-device.ts';

const envelope = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:tds="http://www.onvif.org/ver10/device/wsdl" xmlns:trt="http://www.onvif.org/ver10/media/wsdl" xmlns:tptz="http://www.onvif.org/ver20/ptz/wsdl" xmlns:tt="http://www.onvif.org/ver10/schema"><env:Body>${inside}</env:Body></env:Envelope>`;
const fault = (code: string): Said => ({
  status: 400,
  type: 'application/soap+xml',
  body: envelope(
    `<env:Fault><env:Code><env:Value>env:Sender</env:Value><env:Subcode><env:Value>ter:${code}</env:Value></env:Subcode></env:Code></env:Fault>`,
  ),
});

/** ONVIF as a camera answers it: everything but its time asks for the token. */
export function onvifAnswer(device: SimulatedDevice, _: string, __: string, body: string): Said {
  const name = /<[\w:]*Body>\s*<([\w:]+)/.exec(body)?.[1] ?? '';
  if (name !== 'GetSystemDateAndTime' && !isProved(device, body)) return fault('NotAuthorized');
  const isMissing = name === 'FindEvents' && device.faults.hasNoEvents;
  const inside = isMissing ? undefined : (ANSWERS[name]?.(device, body) ?? onvifPtz(device, name, body));
  if (inside === undefined) return fault('ActionNotSupported');
  const text = envelope(
    `<x:${name}Response xmlns:x="http://www.onvif.org/ver10/device/wsdl">${inside}</x:${name}Response>`,
  );
  return { type: 'application/soap+xml; charset=utf-8', body: text, leaves: name === 'SystemReboot' };
}

const profile = (token: string, source: string, encoding = 'H264', node: string | null = null): string =>
  `<trt:Profiles token="${token}" fixed="true"><tt:Name>${token}</tt:Name><tt:VideoSourceConfiguration token="V_${source}"><tt:SourceToken>${source}</tt:SourceToken></tt:VideoSourceConfiguration><tt:VideoEncoderConfiguration token="E_${token}"><tt:Encoding>${encoding}</tt:Encoding></tt:VideoEncoderConfiguration>${node === null ? '' : `<tt:PTZConfiguration token="ptz_1"><tt:NodeToken>${node}</tt:NodeToken></tt:PTZConfiguration>`}</trt:Profiles>`;

const ANSWERS: Record<string, (device: SimulatedDevice, body: string) => string> = {
  GetSystemDateAndTime(device) {
    const at = new Date(Date.now() + device.skewMs);
    return `<tds:SystemDateAndTime><tt:DateTimeType>NTP</tt:DateTimeType><tt:UTCDateTime><tt:Time><tt:Hour>${at.getUTCHours()}</tt:Hour><tt:Minute>${at.getUTCMinutes()}</tt:Minute><tt:Second>${at.getUTCSeconds()}</tt:Second></tt:Time><tt:Date><tt:Year>${at.getUTCFullYear()}</tt:Year><tt:Month>${at.getUTCMonth() + 1}</tt:Month><tt:Day>${at.getUTCDate()}</tt:Day></tt:Date></tt:UTCDateTime></tds:SystemDateAndTime>`;
  },
  SetSystemDateAndTime(device, body) {
    const of = (name: string): number => Number(new RegExp(`<${name}>(\\d+)<`).exec(body)?.[1]);
    const at = Date.UTC(of('Year'), of('Month') - 1, of('Day'), of('Hour'), of('Minute'), of('Second'));
    if (!device.faults.forgets) device.skewMs = at - Date.now();
    return '';
  },
  GetDeviceInformation: () =>
    '<tds:Manufacturer>Maker &amp; Sons</tds:Manufacturer><tds:Model>IPC-42</tds:Model><tds:FirmwareVersion>1.0.3</tds:FirmwareVersion><tds:SerialNumber>ON-0042</tds:SerialNumber><tds:HardwareId>42</tds:HardwareId>',
  // Behind a router a device names an address that nobody else can reach.
  GetCapabilities: (device, body) => {
    const service = (name: string): string =>
      `<tt:${name}><tt:XAddr>http://10.254.254.9/onvif/${name.toLowerCase()}_service</tt:XAddr></tt:${name}>`;
    const more = body.includes('>All<') ? `<tt:Extension>${service('Search')}${service('Replay')}</tt:Extension>` : '';
    const turns = device.ptz && more ? service('PTZ') : '';
    return `<tds:Capabilities>${service('Media')}${turns}${more}</tds:Capabilities>`;
  },
  // The best picture of the first channel is one that browsers do not play.
  GetProfiles: ({ ptz }) =>
    `${profile('best_1', 'src_1', 'H265')}${profile('main_1', 'src_1', 'H264', ptz ? 'node_1' : null)}${profile('sub_1', 'src_1')}${profile('main_2', 'src_2')}`,
  GetStreamUri: (_, body) =>
    `<trt:MediaUri><tt:Uri>rtsp://10.254.254.9:8554/${/<ProfileToken>(\w+)</.exec(body)?.[1]}?a=1&amp;b=2</tt:Uri></trt:MediaUri>`,
  ...onvifRecordings,
  SystemReboot: () => '<tds:Message>Rebooting in 5 seconds</tds:Message>',
};

function isProved(device: SimulatedDevice, body: string): boolean {
  const part = (name: string): string => new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)<`).exec(body)?.[1] ?? '';
  const created = part('Created');
  const nonce = Buffer.from(part('Nonce'), 'base64');
  const wanted = createHash('sha1').update(nonce).update(created).update(device.password).digest('base64');
  const isNow = Math.abs(Date.now() + device.skewMs - Date.parse(created)) < 60_000;
  return isNow && part('Username') === 'admin' && part('Password') === wanted;
}
