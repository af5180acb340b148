import { createSocket, type Socket as Datagrams } from 'node:dgram';
import { once } from 'node:events';
import type { Socket } from 'node:net';

/** What can be wrong with the way of a camera's packets. */
export interface RoadFaults {
  /** Every n-th datagram comes after the one behind it. */
  swapEvery?: number;
  /** Says that datagrams come from this port. */
  serverPort?: number;
  /** Another program sends datagrams of noise to the same ports. */
  hasStranger?: boolean;
}

type Track = 'picture' | 'sound';

/** How a camera sends its packets over one connection: within it, or as datagrams to the ports it is told. */
export function packetRoads(socket: Socket, transport: 'tcp' | 'udp', camera: { faults: RoadFaults }) {
  const roads = new Map<Track, (packet: Buffer) => void>();
  const open: Datagrams[] = [];

  /** Channels as they were asked for. */
  function within(track: Track, channel: number): string {
    roads.set(track, (packet) => {
      socket.write(Buffer.concat([Buffer.from([0x24, channel, packet.length >> 8, packet.length & 255]), packet]));
    });
    return `RTP/AVP/TCP;unicast;interleaved=${channel}-${channel + 1}`;
  }

  async function datagrams(): Promise<Datagrams> {
    const made = createSocket('udp4');
    open.push(made);
    made.bind(0, '127.0.0.1');
    await once(made, 'listening');
    return made;
  }

  async function outside(track: Track, port: number): Promise<string> {
    const { serverPort, hasStranger } = camera.faults;
    const own = await datagrams();
    const stranger = hasStranger ? await datagrams() : null;
    let held: Buffer | null = null;
    let count = 0;
    roads.set(track, (packet) => {
      count += 1;
      stranger?.send(Buffer.concat([packet.subarray(0, 12), Buffer.alloc(400, 0x65)]), port, '127.0.0.1');
      const { swapEvery } = camera.faults;
      if (swapEvery && !held && count % swapEvery === 0) {
        held = packet;
        return;
      }
      own.send(packet, port, '127.0.0.1');
      if (held) own.send(held, port, '127.0.0.1');
      held = null;
    });
    const from = serverPort ?? own.address().port;
    return `RTP/AVP;unicast;client_port=${port}-${port + 1};server_port=${from}-${from + 1}`;
  }

  return {
    /** The transport of a SETUP request's answer; null: not this way. */
    async open(request: string): Promise<string | null> {
      const track: Track = /trackID=2/.test(request.split('\r\n')[0] ?? '') ? 'sound' : 'picture';
      const channel = /interleaved=(\d+)/.exec(request)?.[1];
      if (channel !== undefined) return transport === 'tcp' ? within(track, Number(channel)) : null;
      const port = /client_port=(\d+)/.exec(request)?.[1];
      return port === undefined ? null : outside(track, Number(port));
    },
    send: (track: Track, packet: Buffer): void => roads.get(track)?.(packet),
    close(): void {
      for (const one of open.splice(0)) one.close();
    },
  };
}
