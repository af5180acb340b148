import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The network between a browser and the server, which can be cut for real: workers and other tabs have none either. */
export interface Cable {
  base: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function cable(to: string): Promise<Cable> {
  const { hostname, port: target } = new URL(to);
  const ends = new Set<Socket>();
  let port = 0;
  let server: Server;
  const join = (near: Socket) => {
    const far = connect(Number(target), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  };
  const mend = () =>
    new Promise<void>((resolve) => {
      server = createServer(join);
      server.listen(port, '127.0.0.1', () => {
        ({ port } = server.address() as AddressInfo);
        resolve();
      });
    });
  await mend();
  return {
    base: `http://127.0.0.1:${port}`,
    mend,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const end of ends) end.destroy();
      }),
  };
}
