import { SourceFailure } from '../failure.ts';
import { RequestRefused, type RtspConnection } from './connection.ts';
import { type DatagramLane, openLane } from './datagrams.ts';
import type { RtspMessage } from './message-reader.ts';

/** Takes the packets of one track; the bytes last until it returns. */
type Take = (bytes: Buffer) => void;

/** "Unsupported transport" (RFC 2326, 11.3.14): some cameras send only datagrams. */
const OTHER_TRANSPORT = 461;

/**
 * Sets up the tracks of a camera: within the connection, or by datagrams where it refuses that. Which of the two the first track tells, and
 * the others follow. `require` names what the camera has to know for it, such as replay.
 */
export function trackSetup(connection: Pick<RtspConnection, 'request' | 'peer'>, require?: string) {
  const channels = new Map<number, Take>();
  const lanes: DatagramLane[] = [];
  let way: 'tcp' | 'udp' | null = null;
  let session = '';

  const ask = async (url: string, transport: string): Promise<RtspMessage> => {
    const headers = { ...(session === '' ? {} : { Session: session }), ...(require ? { Require: require } : {}) };
    const answer = await connection.request('SETUP', url, { Transport: transport, ...headers });
    session ||= answer.headers.get('session')?.[0]?.split(';')[0]?.trim() ?? '';
    return answer;
  };

  async function within(url: string, take: Take): Promise<RtspMessage> {
    const wanted = channels.size * 2;
    const answer = await ask(url, `RTP/AVP/TCP;unicast;interleaved=${wanted}-${wanted + 1}`);
    way = 'tcp';
    channels.set(channelOf(answer) ?? wanted, take);
    return answer;
  }

  async function byDatagrams(url: string, take: Take): Promise<RtspMessage> {
    const lane = await openLane(connection.peer, take);
    try {
      const answer = await ask(url, `RTP/AVP;unicast;client_port=${lane.ports}`);
      way = 'udp';
      lane.hear(serverPort(answer));
      lanes.push(lane);
      return answer;
    } catch (error) {
      lane.close();
      throw error;
    }
  }

  return {
    /** Throws SourceFailure when the camera refuses. */
    async add(url: string, take: Take): Promise<RtspMessage> {
      if (way === 'udp') return byDatagrams(url, take);
      try {
        return await within(url, take);
      } catch (error) {
        const isOther = error instanceof RequestRefused && error.status === OTHER_TRANSPORT;
        if (!isOther || way !== null) throw error;
        return byDatagrams(url, take);
      }
    },
    /** Packets may come out of their order. */
    isLoose: () => way === 'udp',
    onPacket: (channel: number, bytes: Buffer): void => channels.get(channel)?.(bytes),
    close(): void {
      for (const lane of lanes.splice(0)) lane.close();
    },
  };
}

const transportOf = ({ headers }: RtspMessage): string => headers.get('transport')?.[0] ?? '';

/** The channel that the camera sends a track on; null where it does not say. */
function channelOf(answer: RtspMessage): number | null {
  const told = /interleaved=(\d{1,3})/i.exec(transportOf(answer))?.[1];
  return told === undefined ? null : Number(told);
}

/** The port that the camera sends a track from; null where it does not say. Throws SourceFailure where it is to come from elsewhere. */
function serverPort(answer: RtspMessage): number | null {
  const transport = transportOf(answer);
  if (/\bmulticast\b/i.test(transport)) throw new SourceFailure('no_stream', 'the camera sends to a group');
  const told = /server_port=(\d{1,5})/i.exec(transport)?.[1];
  return told === undefined ? null : Number(told);
}
