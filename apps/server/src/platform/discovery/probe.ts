import { isIP } from 'node:net';
import { type FoundDevice, foundDeviceShape } from './found-device.ts';

/** The question of WS-Discovery 1.0 for ONVIF devices (ONVIF Core 7.3.2). */
export const probeText = (id: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope" xmlns:w="http://schemas.xmlsoap.org/ws/2004/08/addressing"' +
  ' xmlns:d="http://schemas.xmlsoap.org/ws/2005/04/discovery" xmlns:dn="http://www.onvif.org/ver10/network/wsdl">' +
  `<e:Header><w:MessageID>uuid:${id}</w:MessageID>` +
  '<w:To e:mustUnderstand="true">urn:schemas-xmlsoap-org:ws:2005:04:discovery</w:To>' +
  '<w:Action e:mustUnderstand="true">http://schemas.xmlsoap.org/ws/2005/04/discovery/Probe</w:Action></e:Header>' +
  '<e:Body><d:Probe><d:Types>dn:NetworkVideoTransmitter</d:Types></d:Probe></e:Body></e:Envelope>';

const HTTP_PORT = 80;

/**
 * The device that an answer tells of; null for anything else. Two elements of it matter, both plain text, and they are looked for as such:
 * what a stranger in the network sends is not worth a reader of documents.
 */
export function readMatch(message: Buffer): FoundDevice | null {
  const text = message.toString('utf8');
  if (!/<(?:[\w-]+:)?ProbeMatch\b/.test(text)) return null;
  const urls = wordsOf(text, 'XAddrs').filter((word) => URL.canParse(word));
  const address = urls
    .map((word) => new URL(word))
    .find(({ protocol, hostname }) => protocol === 'http:' && isIP(hostname) === 4);
  if (!address) return null;
  const scopes = wordsOf(text, 'Scopes');
  const read = foundDeviceShape.safeParse({
    ...{ host: address.hostname, port: Number(address.port) || HTTP_PORT },
    ...{ name: scopeOf(scopes, 'name'), model: scopeOf(scopes, 'hardware') },
  });
  return read.success ? read.data : null;
}

function wordsOf(text: string, element: string): string[] {
  const inside = new RegExp(`<(?:[\\w-]+:)?${element}\\b[^>]*>([^<]*)<`).exec(text)?.[1] ?? '';
  return inside.split(/\s+/).filter(Boolean);
}

/** What follows `onvif://www.onvif.org/<kind>/`, with its signs as they were written. */
function scopeOf(scopes: readonly string[], kind: string): string {
  const found = scopes.find((scope) => scope.toLowerCase().startsWith(`onvif://www.onvif.org/${kind}/`));
  const text = found?.split('/').slice(4).join('/') ?? '';
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
