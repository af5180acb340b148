import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STREAM_PORTS, streamPorts, withStreamPort } from './stream-port.ts';

describe('the port of a stream', () => {
  it('is one of six, each of them drawn once before any comes again', () => {
    const draw = streamPorts(Math.random);
    for (let round = 0; round < 1_000; round += 1) {
      const drawn = STREAM_PORTS.map(() => draw());
      expect(drawn.toSorted((a, b) => a - b)).toEqual([...STREAM_PORTS]);
    }
  });

  it('of nine streams is at most twice the same, whatever chance says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 12, maxLength: 12 }),
        (luck) => {
          const left = [...luck];
          const draw = streamPorts(() => left.shift() ?? 0);
          const drawn = Array.from({ length: 9 }, () => draw());
          for (const port of STREAM_PORTS) expect(drawn.filter((one) => one === port).length).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it('is written into addresses of prod and stage alone', () => {
    const address = 'wss://rondo.example.com/media/live?ticket=x';
    expect(withStreamPort(address, 'prod', 58083)).toBe('wss://rondo.example.com:58083/media/live?ticket=x');
    expect(withStreamPort(address, 'stage', 443)).toBe(address);
    expect(withStreamPort(address, 'test', 58083)).toBe(address);
    expect(withStreamPort(address, 'public', 58083)).toBe(address);
  });
});
