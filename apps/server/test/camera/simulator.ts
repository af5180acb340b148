import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Clip, readClip } from '../../src/media/mp4/read-clip.ts';
import { hevcPackets, hevcSets } from './hevc-packets.ts';
import { packetMaker } from './packets.ts';
import { packetRoads, type RoadFaults } from './roads.ts';
import { type SimulatedSound, soundPackets, soundSdp } from './sound-packets.ts';

/** What can be wrong with a camera. */
interface Faults extends RoadFaults {
  /** Says nothing more after so many pictures, and keeps the connection. */
  stallAfter?: number;
  /** Sends what is no RTSP after so many pictures. */
  garbageAfter?: number;
  /** Closes the connection after so many pictures. */
  closeAfter?: number;
  /** Leaves out every n-th packet. */
  dropEvery?: number;
  /** Never answers this request. */
  silentOn?: string;
  /** Answers this request with this status. */
  refuses?: { method: string; status: number };
  /** The description offers this instead of H264. */
  codec?: string;
  /** Packets whose payload is noise. */
  isNoise?: boolean;
  /** Gives its picture alone. */
  refusesSound?: boolean;
}

export interface CameraOptions {
  auth?: 'none' | 'basic' | 'MD5' | 'SHA-256';
  password?: string;
  /** Between two pictures, ms; the clip's own pace otherwise. */
  frameMs?: number;
  /** Of the picture; H.264 unless it says otherwise. */
  video?: 'H264' | 'H265';
  /** Without it the camera offers G.711 and has no microphone. */
  sound?: SimulatedSound;
  /** `udp`: refuses to send within the connection (461). */
  transport?: 'tcp' | 'udp';
  faults?: Faults;
}

export interface Camera {
  url: string;
  /** Connections that were opened, ever, and those that are open. */
  connections: { ever: number; open: number };
  /** The methods of all requests in their order. */
  requests: string[];
  /** What was asked to be played, each as its request stood: a recording has its times there. */
  plays: string[];
  faults: Faults;
  stop: () => Promise<void>;
}

export const USERNAME = 'admin';
const NONCE = '5ca1ab1e';
const REALM = 'IP Camera(C1234)';

/** The clip of the tests: four seconds, 320 x 180, 12 pictures a second, a key frame every two seconds. */
export const TEST_CLIPS = import.meta.dirname;
export const testClip = async (): Promise<Clip> => readClip(await readFile(join(TEST_CLIPS, 'counting.mp4')));

/** A camera as hardware behaves: RTSP over TCP on a port of its own, looping the clip. */
export async function startCamera({
  auth = 'MD5',
  password = 'secret',
  frameMs,
  video,
  sound,
  transport = 'tcp',
  faults = {},
}: CameraOptions = {}): Promise<Camera> {
  const clip = await testClip();
  const sockets = new Set<Socket>();
  const camera: Camera = {
    url: '',
    connections: { ever: 0, open: 0 },
    requests: [],
    plays: [],
    faults,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    camera.connections.ever += 1;
    camera.connections.open += 1;
    const roads = packetRoads(socket, transport, camera);
    const stream = streamTo(socket, roads.send, {
      next: video === 'H265' ? hevcPackets() : packetMaker(clip),
      camera,
      sound,
      fps: clip.track.fps ?? 25,
      frameMs: frameMs ?? 1_000 / (clip.track.fps ?? 25),
    });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      camera.connections.open -= 1;
      stream.stop();
      roads.close();
    });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (let end = text.indexOf('\r\n\r\n'); end >= 0; end = text.indexOf('\r\n\r\n')) {
        const request = text.slice(0, end);
        text = text.slice(end + 4);
        void answer(socket, request, { clip, camera, auth, password, video, sound, roads, play: stream.start });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  camera.url = `rtsp://127.0.0.1:${(server.address() as AddressInfo).port}/Streaming/Channels/101`;
  return camera;
}

interface Answering {
  clip: Clip;
  camera: Camera;
  auth: NonNullable<CameraOptions['auth']>;
  password: string;
  video: CameraOptions['video'];
  sound: SimulatedSound | undefined;
  roads: ReturnType<typeof packetRoads>;
  /** A recording is over after so many ms. */
  play: (lastsMs: number) => void;
}

interface Answer {
  status: string;
  headers?: readonly string[];
  body?: string;
}

async function answer(socket: Socket, request: string, answering: Answering): Promise<void> {
  const { camera, auth, password, play } = answering;
  const method = request.split(' ')[0] ?? '';
  camera.requests.push(method);
  const { silentOn, refuses } = camera.faults;
  if (silentOn === method) return;
  const isKnown = method === 'OPTIONS' || mayGoOn(request, method, auth, password);
  const refused: Answer | null = refuses?.method === method ? { status: `${refuses.status} No` } : null;
  const denied: Answer | null = isKnown ? null : { status: '401 Unauthorized', headers: challengesOf(auth) };
  const { status, headers = [], body = '' } = refused ?? denied ?? (await answerTo(method, request, answering));
  const cseq = /^cseq: *(\d+)/im.exec(request)?.[1] ?? '';
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  socket.write(`RTSP/1.0 ${status}\r\n${[`CSeq: ${cseq}`, ...headers, ...length].join('\r\n')}\r\n\r\n${body}`);
  if (method !== 'PLAY' || status !== OK) return;
  camera.plays.push(request);
  play(lengthOf(request));
}

const OK = '200 OK';

/** How long the recording lasts that is asked for, ms; live pictures have no end. Times as makers write them into addresses, or ONVIF into Range. */
function lengthOf(request: string): number {
  const compact = '(\\d{8}T\\d{6})(?:\\.\\d+)?Z';
  const ways = [
    new RegExp(`starttime=${compact}&endtime=${compact}`),
    /starttime=(\d{4}(?:_\d\d){5})&endtime=(\d{4}(?:_\d\d){5})/,
    new RegExp(`clock=${compact}-${compact}`),
  ];
  const found = ways.map((way) => way.exec(request)).find((match) => match !== null);
  if (!found) return Number.POSITIVE_INFINITY;
  const [from = 0, to = 0] = found.slice(1, 3).map((text) => {
    const digits = text.replace(/\D/g, '');
    return Date.parse(digits.replace(/(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z'));
  });
  return to - from;
}

async function answerTo(
  method: string,
  request: string,
  { clip, camera, video, sound, roads }: Answering,
): Promise<Answer> {
  const { faults } = camera;
  const url = request.split(' ')[1] ?? '';
  switch (method) {
    case 'OPTIONS':
      return { status: OK, headers: ['Public: OPTIONS, DESCRIBE, SETUP, PLAY, TEARDOWN, GET_PARAMETER'] };
    case 'DESCRIBE':
      return {
        status: OK,
        headers: ['Content-Type: application/sdp', `Content-Base: ${url}/`],
        body: sdp(clip, faults.codec ?? video ?? 'H264', sound ?? 'pcma'),
      };
    case 'SETUP':
      if (faults.refusesSound && request.includes('trackID=2')) return { status: '454 Session Not Found' };
      return setUp(await roads.open(request));
    default:
      return { status: OK, headers: ['Session: 1234abcd'] };
  }
}

function setUp(transport: string | null): Answer {
  if (transport === null) return { status: '461 Unsupported Transport' };
  return { status: OK, headers: ['Session: 1234abcd;timeout=60', `Transport: ${transport}`] };
}

function challengesOf(auth: Answering['auth']): string[] {
  if (auth === 'basic') return [`WWW-Authenticate: Basic realm="${REALM}"`];
  const digest = (algorithm: string, more: string): string =>
    `WWW-Authenticate: Digest realm="${REALM}", nonce="${NONCE}", algorithm=${algorithm}${more}`;
  if (auth === 'MD5') return [`WWW-Authenticate: Basic realm="${REALM}"`, digest('MD5', '')];
  return [digest('SHA-256', ', qop="auth"'), digest('MD5', ', qop="auth"')];
}

function mayGoOn(request: string, method: string, auth: Answering['auth'], password: string): boolean {
  if (auth === 'none') return true;
  const proof = /^authorization: *(.*)$/im.exec(request)?.[1] ?? '';
  if (auth === 'basic') return proof === `Basic ${Buffer.from(`${USERNAME}:${password}`).toString('base64')}`;
  const field = (name: string): string => new RegExp(`\\b${name}="?([^",]*)`).exec(proof)?.[1] ?? '';
  const hash = (text: string): string =>
    createHash(auth === 'MD5' ? 'md5' : 'sha256')
      .update(text)
      .digest('hex');
  const uri = request.split(' ')[1] ?? '';
  const middle = auth === 'MD5' ? NONCE : `${NONCE}:${field('nc')}:${field('cnonce')}:auth`;
  const wanted = hash(`${hash(`${USERNAME}:${REALM}:${password}`)}:${middle}:${hash(`${method}:${uri}`)}`);
  return field('response') === wanted && field('uri') === uri;
}

function sdp({ track }: Clip, codec: string, sound: SimulatedSound): string {
  const [vps, sps, pps] = hevcSets().map((set) => set.toString('base64'));
  const sets = [track.sps, track.pps].map((set) => set.toString('base64')).join(',');
  const format =
    codec === 'H265'
      ? `sprop-vps=${vps};sprop-sps=${sps};sprop-pps=${pps}`
      : `packetization-mode=1;sprop-parameter-sets=${sets}`;
  const video = [`m=video 0 RTP/AVP 96`, `a=rtpmap:96 ${codec}/90000`, `a=fmtp:96 ${format}`];
  const head = ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=Media', 't=0 0', 'a=control:*'];
  const audio = [...soundSdp(sound), 'a=control:trackID=2'];
  return `${[...head, ...video, 'a=control:trackID=1', ...audio].join('\r\n')}\r\n`;
}

interface Streaming {
  /** The packets of the next picture. */
  next: () => Buffer[];
  camera: Camera;
  sound: SimulatedSound | undefined;
  /** The clip's own pace, pictures a second; `frameMs` may be another. */
  fps: number;
  frameMs: number;
}

type Send = (track: 'picture' | 'sound', packet: Buffer) => void;

function streamTo(socket: Socket, sendPacket: Send, { next, camera, sound, fps, frameMs }: Streaming) {
  const timers: NodeJS.Timeout[] = [];
  let pictures = 0;
  let packets = 0;
  let most = Number.POSITIVE_INFINITY;
  const send = (): void => {
    const { stallAfter, garbageAfter, closeAfter, dropEvery, isNoise } = camera.faults;
    const isOver = (after = Number.POSITIVE_INFINITY): boolean => pictures >= after;
    if (isOver(closeAfter) || pictures >= most) socket.end();
    if (isOver(garbageAfter)) socket.write(Buffer.alloc(5_000, 'garbage '));
    if (isOver(closeAfter) || isOver(garbageAfter) || isOver(stallAfter) || pictures >= most) return;
    pictures += 1;
    for (const packet of next()) {
      packets += 1;
      if (dropEvery && packets % dropEvery === 0) continue;
      if (isNoise) packet.fill(0xff, 12);
      sendPacket('picture', packet);
    }
  };
  return {
    start(lastsMs: number) {
      most = (lastsMs * fps) / 1_000;
      timers.push(setInterval(send, frameMs));
      if (!sound) return;
      const tone = soundPackets(sound);
      timers.push(setInterval(() => sendPacket('sound', tone.next()), tone.stepMs));
    },
    stop(): void {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
