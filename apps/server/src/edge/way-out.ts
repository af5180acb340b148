import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

/** A connection that is not there by then is given up, ms. */
const CONNECT_MS = 15_000;

/**
 * A connection to the server, ready for HTTP: straight or through an HTTP proxy (CONNECT, RFC 9110 9.3.6), with TLS where the address
 * says https. Rejects with what went wrong, in words for whoever reads the log of the gateway.
 */
export async function openWay(server: URL, proxy: URL | null): Promise<Socket> {
  const isSecure = server.protocol === 'https:';
  const host = hostOf(server);
  const port = Number(server.port) || (isSecure ? 443 : 80);
  const plain = proxy ? await throughProxy(proxy, host, port) : await straight(host, port);
  return isSecure ? secured(plain, host) : plain;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Resolves when the event comes that says that it stands. */
function stands<S extends Socket>(socket: S, event: 'connect' | 'secureConnect'): Promise<S> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.destroy(new Error('no answer from the server')), CONNECT_MS);
    const fail = (error: Error): void => {
      clearTimeout(timer);
      reject(error);
    };
    socket.once('error', fail);
    socket.once(event, () => {
      clearTimeout(timer);
      socket.off('error', fail);
      resolve(socket);
    });
  });
}

const straight = (host: string, port: number): Promise<Socket> =>
  stands(connect({ host, port, noDelay: true }), 'connect');

const secured = (socket: Socket, servername: string): Promise<Socket> =>
  stands(connectSecurely({ socket, servername, ALPNProtocols: ['http/1.1'] }), 'secureConnect');

function throughProxy(proxy: URL, host: string, port: number): Promise<Socket> {
  const target = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
  const login = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
  const proof = proxy.username ? { 'Proxy-Authorization': `Basic ${Buffer.from(login).toString('base64')}` } : {};
  return new Promise((resolve, reject) => {
    const asking = request({
      ...{ host: hostOf(proxy), port: Number(proxy.port) || 80, method: 'CONNECT', path: target, agent: false },
      headers: { Host: target, ...proof },
      signal: AbortSignal.timeout(CONNECT_MS),
    });
    asking.once('connect', ({ statusCode = 0 }, socket) => {
      if (statusCode === 200) return resolve(socket as Socket);
      socket.destroy();
      reject(new Error(`the proxy answered ${statusCode} to CONNECT ${target}`));
    });
    asking.once('error', reject);
    asking.end();
  });
}
