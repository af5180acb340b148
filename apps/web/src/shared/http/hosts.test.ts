import { describe, expect, it } from 'vitest';
import { hostsOf } from './hosts.ts';

/** A page whose head has these. */
const page = (metas: Record<string, string>) => ({
  location: { protocol: 'http:', hostname: '127.0.0.1' },
  querySelector: (selector: string) => {
    const name = /"(.*)"/.exec(selector)?.[1] ?? '';
    const content = metas[name];
    return content === undefined ? null : ({ getAttribute: () => content } as unknown as Element);
  },
});

describe('the hosts that the page calls', () => {
  it('are its own where its head names none', () => {
    expect(hostsOf(page({}))).toEqual({ api: '', stream: '' });
  });

  it('are those of its head; event streams go where the API is unless they have one', () => {
    expect(hostsOf(page({ 'rondo-api': 'https://api.test' }))).toEqual({
      api: 'https://api.test',
      stream: 'https://api.test',
    });
    expect(hostsOf(page({ 'rondo-stream': 'https://stream.test' }))).toEqual({
      api: '',
      stream: 'https://stream.test',
    });
    expect(hostsOf(page({ 'rondo-stream': ':5181' })).stream).toBe('http://127.0.0.1:5181');
  });
});
