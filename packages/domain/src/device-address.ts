/** Where a device answers: a host, and a port where it is not the driver's own. */
export interface DeviceAddress {
  host: string;
  port: number | null;
}

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const PORTS = 65_535;

/** Reads `192.168.1.64`, `camera.example.com:8000` or `[fd00::12]:80`; null for what is none of them. */
export function readDeviceAddress(text: string): DeviceAddress | null {
  const found = /^(?:\[([0-9a-f:.]+)\]|([^:[\]/?#@\s]+))(?::(\d{1,5}))?$/i.exec(text.trim());
  if (!found) return null;
  const [, six, name, digits] = found;
  const port = digits === undefined ? null : Number(digits);
  if (port !== null && (port < 1 || port > PORTS)) return null;
  const host = six ?? name ?? '';
  return six !== undefined || HOST.test(host) ? { host, port } : null;
}

/** Reads the address of a stream: `rtsp://host[:port]/path?query`. Names and passwords in it are refused: they have fields of their own. */
export function isStreamUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (protocol === 'rtsp:' || protocol === 'rtsps:') && hostname !== '' && username === '' && password === '';
}
