import type { MediaSource } from '../../platform/media/ticket.ts';
import { passOver, SourceFailure } from '../failure.ts';
import { controlAddress, readAddress } from './address.ts';
import { type ConnectionTimes, openConnection, type Reach, type RtspConnection } from './connection.ts';
import type { RtspMessage } from './message-reader.ts';
import { type Offer, readSdp } from './sdp.ts';
import { trackSetup } from './track-setup.ts';

export type RtspSource = Extract<MediaSource, { driver: 'rtsp' }>;

interface Handler {
  /** Before anything is played. `isLoose`: packets may come out of their order. */
  onOffer: (offer: Offer, isLoose: boolean) => void;
  /** A packet of the offered video; the bytes last until this returns. */
  onPacket: (bytes: Buffer) => void;
  /** The same of the offered sound. */
  onSoundPacket: (bytes: Buffer) => void;
  /** The connection broke, said once. */
  onBroken: (error: Error) => void;
}

/** What a camera keeps a session without being told (RFC 2326, 12.37), s. */
const USUAL_SESSION_S = 60;
/** It is told at least this often, s. */
const LONGEST_KEEP_S = 25;

/** Signs in and plays picture and sound. Rejects with SourceFailure; `close` ends the session. */
export async function openSession(source: RtspSource, times: ConnectionTimes & Reach, handler: Handler) {
  const replayed = source.replay?.headers ?? {};
  const { url, ...address } = readAddress(source.url);
  let tracks: ReturnType<typeof trackSetup> | null = null;
  const connection = await openConnection({
    ...times,
    address: { ...address, url },
    login: source,
    via: source.via,
    onPacket: (channel, bytes) => tracks?.onPacket(channel, bytes),
    onBroken(error) {
      tracks?.close();
      handler.onBroken(error);
    },
  });
  tracks = trackSetup(connection, replayed.Require);
  const { add, isLoose, close: closeTracks } = tracks;
  try {
    const options = await connection.request('OPTIONS', url);
    const described = await connection.request('DESCRIBE', url, { Accept: 'application/sdp' });
    const base = described.headers.get('content-base')?.[0] || described.headers.get('content-location')?.[0] || url;
    const offer = readSdp(described.body);
    const setUp = await add(controlAddress(base, offer.video.control), handler.onPacket);
    if (offer.sound) await add(controlAddress(base, offer.sound.control), handler.onSoundPacket).catch(goOnSilent);
    handler.onOffer(offer, isLoose());
    const { id, keepS } = sessionOf(setUp);
    await connection.request('PLAY', base, { Session: id, Range: 'npt=0.000-', ...replayed });
    const keeping = keepAlive(connection, keeperOf(options), base, id, keepS);
    return {
      close() {
        clearInterval(keeping);
        closeTracks();
        // Said without waiting: a camera ends the session of a closed connection by itself.
        connection.request('TEARDOWN', base, { Session: id }).catch(passOver);
        connection.close();
      },
    };
  } catch (error) {
    closeTracks();
    connection.close();
    throw error;
  }
}

/** A camera that will not give its sound gives its picture; a connection that broke is told by the next request. */
function goOnSilent(error: unknown): void {
  if (!(error instanceof SourceFailure)) throw error;
}

function keepAlive(connection: RtspConnection, method: string, base: string, id: string, keepS: number) {
  // Whether it says yes or no, it heard of us; a connection that is gone is told by onBroken.
  const keep = (): void => void connection.request(method, base, { Session: id }).catch(passOver);
  return setInterval(keep, Math.min(LONGEST_KEEP_S, keepS / 2) * 1_000);
}

/** What the camera can be told so that it goes on. */
function keeperOf({ headers }: RtspMessage): string {
  const known = headers.get('public')?.join(',') ?? '';
  return known.includes('GET_PARAMETER') ? 'GET_PARAMETER' : 'OPTIONS';
}

function sessionOf({ headers }: RtspMessage): { id: string; keepS: number } {
  const [id = '', ...rest] = (headers.get('session')?.[0] ?? '').split(';').map((part) => part.trim());
  const told = rest.map((part) => /^timeout=(\d{1,6})$/i.exec(part)?.[1]).find((text) => text !== undefined);
  return { id, keepS: Math.max(2, told === undefined ? USUAL_SESSION_S : Number(told)) };
}
