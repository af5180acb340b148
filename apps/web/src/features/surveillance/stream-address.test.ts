import { STREAM_PORTS, streamPorts } from '@rondo/domain/stream-port';
import { expect, it, vi } from 'vitest';
import { withPlayed, withPort } from './stream-address.ts';

const PAGE = 'https://shop.example.com/web/surveillance?size=9';
const PATH = '/media/live?ticket=a.b-c';

it('a path is a WebSocket on the host of the page, and an address stays as it is where no port is drawn', () => {
  const port = vi.fn(() => 58_082);
  for (const environment of ['test', 'public'] as const) {
    expect(withPort(PATH, PAGE, environment, port)).toBe('wss://shop.example.com/media/live?ticket=a.b-c');
    expect(withPort('wss://media.example.com/x', PAGE, environment, port)).toBe('wss://media.example.com/x');
    expect(withPort(PATH, 'http://127.0.0.1:5180/web', environment, port)).toBe(
      'ws://127.0.0.1:5180/media/live?ticket=a.b-c',
    );
  }
  expect(port).not.toHaveBeenCalled();
});

it('on prod and stage nine streams come from the six ports, at most two from each', () => {
  for (const environment of ['prod', 'stage'] as const) {
    const port = streamPorts(Math.random);
    const ports = Array.from({ length: 9 }, () => Number(new URL(withPort(PATH, PAGE, environment, port)).port || 443));
    for (const one of ports) expect(STREAM_PORTS).toContain(one);
    for (const one of STREAM_PORTS) expect(ports.filter((drawn) => drawn === one).length).toBeLessThanOrEqual(2);
  }
});

it('a browser that plays H.265 says so, and only such a one', () => {
  const address = 'ws://host:1/media/live?ticket=abc';
  expect(withPlayed(address, () => true)).toBe(`${address}&h265=1`);
  expect(withPlayed(address, () => false)).toBe(address);
});
