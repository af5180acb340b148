import { createSocket } from 'node:dgram';

const GROUP = '239.255.255.250';
const PORT = 3_702;
/** Searches of a test stay on this machine. */
const LOOPBACK = '127.0.0.1';

/** A device that answers searches (WS-Discovery) with this, as hardware does: unicast, to whoever asked. */
export async function startResponder(answer: Buffer): Promise<{ stop: () => Promise<void> }> {
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  socket.on('message', (message, { port, address }) => {
    if (message.includes('NetworkVideoTransmitter')) socket.send(answer, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(PORT, resolve));
  socket.addMembership(GROUP, LOOPBACK);
  return { stop: () => new Promise((resolve) => socket.close(() => resolve())) };
}

/** The answer of a device at an address such as 192.168.1.64:80. */
export const matchOf = (address: string, name: string, model: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:d="http://schemas.xmlsoap.org/ws/2005/04/discovery"><env:Body><d:ProbeMatches><d:ProbeMatch><d:Types>dn:NetworkVideoTransmitter</d:Types><d:Scopes>onvif://www.onvif.org/type/video_encoder onvif://www.onvif.org/hardware/${encodeURIComponent(model)} onvif://www.onvif.org/name/${encodeURIComponent(name)}</d:Scopes><d:XAddrs>http://[fe80::1]/onvif/device_service http://${address}/onvif/device_service</d:XAddrs></d:ProbeMatch></d:ProbeMatches></env:Body></env:Envelope>`,
  );
