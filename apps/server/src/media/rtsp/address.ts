import { SourceFailure } from '../failure.ts';

export interface RtspAddress {
  host: string;
  port: number;
  /** What requests name: without name and password. */
  url: string;
}

const RTSP_PORT = 554;

/** Reads rtsp://host[:port]/path. Throws SourceFailure (unreachable) for any other address. */
export function readAddress(text: string): RtspAddress {
  if (!URL.canParse(text)) throw new SourceFailure('unreachable', 'no address');
  const url = new URL(text);
  if (url.protocol !== 'rtsp:' || url.hostname === '') throw new SourceFailure('unreachable', 'no rtsp address');
  url.username = '';
  url.password = '';
  url.hash = '';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return { host, port: url.port === '' ? RTSP_PORT : Number(url.port), url: url.href };
}

/** The address of a part of the stream, from what the description says of it (RFC 2326, C.1.1). */
export function controlAddress(base: string, control: string): string {
  if (control === '' || control === '*') return base;
  if (/^rtsps?:\/\//i.test(control)) return control;
  return `${base.replace(/\/+$/, '')}/${control.replace(/^\/+/, '')}`;
}
