import { createServer, type Socket } from 'node:net';

export interface TestRedis {
  url: string;
  /** Cuts every connection, as a restart does. */
  cut(): void;
  stop(): Promise<void>;
}

/** The few words of the Redis protocol (RESP 3) that carrying signals takes: SET NX, PUBLISH, SUBSCRIBE. */
export async function testRedis(): Promise<TestRedis> {
  const sockets = new Set<Socket>();
  const channels = new Map<Socket, string>();
  const keys = new Set<string>();
  const answer = (socket: Socket, [command = '', ...args]: string[]): string => {
    switch (command.toLowerCase()) {
      case 'hello':
        return '%0\r\n';
      case 'info':
        return bulk('redis_version:7.0.0\r\nloading:0\r\n');
      case 'set': {
        const key = args[0] ?? '';
        if (keys.has(key)) return '$-1\r\n';
        keys.add(key);
        return '+OK\r\n';
      }
      case 'subscribe':
        channels.set(socket, args[0] ?? '');
        return `>3\r\n${bulk('subscribe')}${bulk(args[0] ?? '')}:1\r\n`;
      case 'publish': {
        const heard = [...channels].filter(([, channel]) => channel === args[0]);
        for (const [ear] of heard) ear.write(`>3\r\n${bulk('message')}${bulk(args[0] ?? '')}${bulk(args[1] ?? '')}`);
        return `:${heard.length}\r\n`;
      }
      default:
        return '+OK\r\n';
    }
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let rest = '';
    socket.on('data', (chunk) => {
      const { commands, left } = parse(rest + chunk.toString());
      rest = left;
      for (const command of commands) socket.write(answer(socket, command));
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      channels.delete(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut,
    async stop() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** Whole commands of what came, and what is left of the next. Our texts hold no line breaks. */
function parse(text: string): { commands: string[][]; left: string } {
  const commands: string[][] = [];
  let left = text;
  for (;;) {
    const count = Number(/^\*(\d+)\r\n/.exec(left)?.[1] ?? Number.NaN);
    const lines = left.split('\r\n');
    if (Number.isNaN(count) || lines.length <= 1 + 2 * count) return { commands, left };
    commands.push(lines.slice(1, 1 + 2 * count).filter((_, i) => i % 2 === 1));
    left = lines.slice(1 + 2 * count).join('\r\n');
  }
}
