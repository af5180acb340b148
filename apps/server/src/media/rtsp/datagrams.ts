import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { SourceFailure } from '../failure.ts';
import type { Peer } from './connection.ts';

/** A pair of ports that a camera sends one track to: the even one takes RTP, the next its control messages (RFC 3550, 11). */
export interface DatagramLane {
  /** As `client_port` names them. */
  ports: string;
  /** Hears only what comes from this port of the camera; null: from the one that the first packet comes from. */
  hear: (port: number | null) => void;
  close: () => void;
}

const MOST_TRIES = 20;
/** A key frame comes as one burst. */
const BUFFER_BYTES = 1024 * 1024;
/** Ports below belong to services of a machine: no camera streams from one. */
const LEAST_PORT = 1_024;
/** What opens the way back through a firewall: an RTP head that says nothing. */
const KNOCK = Buffer.from([0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/**
 * Opens a lane for packets of `peer`; those of any other address are dropped unread. Throws SourceFailure (unreachable) where no pair of
 * ports is free.
 */
export async function openLane(peer: Peer, onPacket: (bytes: Buffer) => void): Promise<DatagramLane> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const pair = await openPair(peer);
    if (pair) return laneOf(pair, peer, onPacket);
  }
  throw new SourceFailure('unreachable', 'no ports for datagrams');
}

interface Pair {
  packets: Socket;
  control: Socket;
  port: number;
}

async function openPair({ family }: Peer): Promise<Pair | null> {
  const packets = await bound(family, 0);
  const port = packets?.address().port ?? 0;
  const control = packets && port % 2 === 0 ? await bound(family, port + 1) : null;
  if (packets && control) return { packets, control, port };
  packets?.close();
  return null;
}

/** A socket at a port of this machine; null where that one is taken. */
async function bound(family: Peer['family'], port: number): Promise<Socket | null> {
  const socket = createSocket({ type: family === 6 ? 'udp6' : 'udp4', recvBufferSize: BUFFER_BYTES });
  socket.bind(port);
  try {
    await once(socket, 'listening');
    return socket;
  } catch (error) {
    socket.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return null;
    throw new SourceFailure('unreachable', 'datagrams cannot be received', { cause: error });
  }
}

function laneOf({ packets, control, port }: Pair, peer: Peer, onPacket: (bytes: Buffer) => void): DatagramLane {
  let from: number | null = null;
  packets.on('message', (bytes, sender) => {
    if (sender.address !== peer.address || sender.port < LEAST_PORT) return;
    from ??= sender.port;
    if (sender.port === from) onPacket(bytes);
  });
  // A camera that is gone may answer the knock with "no such port": its silence is told by the stream.
  for (const socket of [packets, control]) socket.on('error', () => undefined);
  return {
    ports: `${port}-${port + 1}`,
    hear(told) {
      if (told === null) return;
      if (told < LEAST_PORT || told > 65_535) throw new SourceFailure('garbage', `datagrams from port ${told}`);
      from = told;
      packets.send(KNOCK, told, peer.address);
    },
    close() {
      packets.close();
      control.close();
    },
  };
}
