import { createHash, randomBytes } from 'node:crypto';
import type { Login } from '../../../platform/answer-challenge.ts';
import { type DeviceEndpoint, exchange } from './exchange.ts';
import { DeviceFailure } from './failure.ts';
import { at, type Element, escapeXml, readElements, textAt } from './xml.ts';

export const DEVICE = 'http://www.onvif.org/ver10/device/wsdl';
export const MEDIA = 'http://www.onvif.org/ver10/media/wsdl';
export const DEVICE_PATH = '/onvif/device_service';

/** How a stream is asked for: RTP in the connection of RTSP. */
export const STREAM_SETUP =
  '<StreamSetup><Stream xmlns="http://www.onvif.org/ver10/schema">RTP-Unicast</Stream>' +
  '<Transport xmlns="http://www.onvif.org/ver10/schema"><Protocol>RTSP</Protocol></Transport></StreamSetup>';

export interface Soap {
  /** A call of a service; what stands in its answer. Rejects with DeviceFailure. */
  call: (path: string, space: string, name: string, inside?: string) => Promise<Element>;
  /** How far the device's clock is ahead of ours, ms. */
  skew: () => Promise<number>;
  /** Its clock was set: what was known of it holds no more. */
  askSkewAgain: () => void;
}

/**
 * Calls of ONVIF. Their time has to be the device's own: it is asked for first, without a password. A device with a digest challenge
 * over HTTP gets that answered as well.
 */
export function soap(endpoint: DeviceEndpoint): Soap {
  const ask = exchange(endpoint);
  let skewMs: Promise<number> | null = null;
  const send = async (path: string, space: string, name: string, inside: string, header: string): Promise<Element> => {
    const body =
      '<?xml version="1.0" encoding="UTF-8"?><s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope">' +
      `${header}<s:Body><${name} xmlns="${space}">${inside}</${name}></s:Body></s:Envelope>`;
    const type = `application/soap+xml; charset=utf-8; action="${space}/${name}"`;
    const { status, body: answer } = await ask({ method: 'POST', path, body, type });
    if (status === 404 || status === 405) throw new DeviceFailure('other_protocol', path);
    const root = readElements(answer);
    const inBody = at(root, 'Body')?.children[0];
    if (root.name !== 'Envelope' || !inBody) throw new DeviceFailure('other_protocol', root.name);
    if (inBody.name === 'Fault') throw faultOf(inBody, name);
    if (inBody.name !== `${name}Response`) throw new DeviceFailure('other_protocol', inBody.name);
    return inBody;
  };
  const askSkew = async (): Promise<number> => {
    const told = at(
      await send(DEVICE_PATH, DEVICE, 'GetSystemDateAndTime', '', ''),
      'SystemDateAndTime',
      'UTCDateTime',
    );
    const part = (...path: string[]): number => Number(textAt(told, ...path));
    const at0 = Date.UTC(
      ...([part('Date', 'Year'), part('Date', 'Month') - 1, part('Date', 'Day')] as const),
      ...([part('Time', 'Hour'), part('Time', 'Minute'), part('Time', 'Second')] as const),
    );
    return Number.isFinite(at0) ? at0 - Date.now() : 0;
  };
  const skew = (): Promise<number> => {
    skewMs ??= askSkew();
    return skewMs;
  };
  return {
    skew,
    askSkewAgain: () => {
      skewMs = null;
    },
    call: async (path, space, name, inside = '') =>
      send(path, space, name, inside, security(endpoint.login, new Date(Date.now() + (await skew())))),
  };
}

function faultOf(fault: Element, name: string): DeviceFailure {
  const said = JSON.stringify(fault);
  if (/NotAuthorized|FailedAuthentication/i.test(said)) return new DeviceFailure('wrong_password', name);
  return new DeviceFailure(/ActionNotSupported/i.test(said) ? 'unsupported' : 'refused', name);
}

/** WS-UsernameToken with digest: SHA-1 of nonce, time and password (OASIS profile 1.0). */
function security({ username, password }: Login, created: Date): string {
  if (username === '') return '';
  const nonce = randomBytes(16);
  const at = created.toISOString();
  const digest = createHash('sha1').update(nonce).update(at).update(password).digest('base64');
  const wsse = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';
  return (
    `<s:Header><Security s:mustUnderstand="1" xmlns="${wsse}-wssecurity-secext-1.0.xsd"><UsernameToken>` +
    `<Username>${escapeXml(username)}</Username>` +
    `<Password Type="${wsse}-username-token-profile-1.0#PasswordDigest">${digest}</Password>` +
    `<Nonce EncodingType="${wsse}-soap-message-security-1.0#Base64Binary">${nonce.toString('base64')}</Nonce>` +
    `<Created xmlns="${wsse}-wssecurity-utility-1.0.xsd">${at}</Created></UsernameToken></Security></s:Header>`
  );
}

/** The token that names an element. */
export const tokenOf = ({ attributes }: Element): string => /\btoken="([^"]{1,64})"/.exec(attributes)?.[1] ?? '';

/** A service is asked where the device was entered: what it calls itself may be another network's address, or the server's own. */
export function pathOf(address: string): string {
  if (!URL.canParse(address)) throw new DeviceFailure('unsupported', 'no such service');
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** So are streams: port and path are the device's. */
export function reached(uri: string, host: string): string {
  if (!/^rtsp:\/\//i.test(uri) || !URL.canParse(uri)) throw new DeviceFailure('unreadable', 'no stream address');
  const url = new URL(uri);
  url.username = '';
  url.password = '';
  url.hostname = host.includes(':') ? `[${host}]` : host;
  return url.href;
}
