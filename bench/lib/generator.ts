import { connect, type Socket } from 'node:net';

/**
 * The load, in a process of its own: sends prepared requests over keep-alive connections, one at a time on each, and reads
 * no more of an answer than its length and its beginning, so that it costs the machine little.
 */
export interface Round {
  port: number;
  /** Whole HTTP/1.1 requests. */
  requests: string[];
  connections: number;
  /** Goes on until both are reached, or, with `once`, until every request was sent. */
  seconds: number;
  least: number;
  once: boolean;
  /** What the body of a good answer begins with. */
  good: string;
}

export interface Sent {
  /** ms, in the order of the answers. */
  latencies: number[];
  seconds: number;
  /** First few answers that were not good. */
  bad: string[];
  badCount: number;
}

process.on('message', (round: Round) => {
  run(round).then(
    (sent) => process.send?.({ sent }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});

async function run(round: Round): Promise<Sent> {
  const sent: Sent = { latencies: [], seconds: 0, bad: [], badCount: 0 };
  const began = performance.now();
  let at = 0;
  const next = (): string | undefined => {
    if (round.once) return round.requests[at++];
    const isOver = performance.now() - began > round.seconds * 1_000 && sent.latencies.length >= round.least;
    return isOver ? undefined : round.requests[at++ % round.requests.length];
  };
  await Promise.all(Array.from({ length: round.connections }, () => converse(round, next, sent)));
  sent.seconds = (performance.now() - began) / 1_000;
  return sent;
}

function converse({ port, good }: Round, next: () => string | undefined, sent: Sent): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let since = 0;
    let awaited = 0;
    let parts: Buffer[] = [];
    let got = 0;
    const send = (): void => {
      const request = next();
      if (request === undefined) {
        socket.end();
        resolve();
        return;
      }
      parts = [];
      got = 0;
      awaited = 0;
      since = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      parts.push(chunk);
      got += chunk.length;
      if (awaited === 0) awaited = lengthOf(Buffer.concat(parts));
      if (awaited === 0 || got < awaited) return;
      sent.latencies.push(performance.now() - since);
      const text = Buffer.concat(parts).toString('latin1');
      const body = text.slice(text.indexOf('\r\n\r\n') + 4);
      if (!text.startsWith('HTTP/1.1 200') || !body.startsWith(good)) {
        sent.badCount += 1;
        if (sent.bad.length < 3) sent.bad.push(text.slice(0, 15) + body.slice(0, 200));
      }
      send();
    });
  });
}

/** Bytes of head and body; 0 while the head is not whole. */
function lengthOf(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  const length = /content-length: (\d+)/i.exec(bytes.subarray(0, end).toString('latin1'))?.[1];
  if (length === undefined) throw new Error('an answer without content-length');
  return end + 4 + Number(length);
}
