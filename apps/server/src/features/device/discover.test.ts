import { randomBytes } from 'node:crypto';
import { deviceApi as api } from '@rondo/contract/device';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { matchOf, startResponder } from '../../../test/device/responder.ts';
import { pairedEdge } from '../../../test/edge.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { readMatch } from '../../platform/discovery/probe.ts';

let w: World;
const ending: (() => unknown)[] = [];

beforeAll(async () => {
  w = await world({ DEVICE_LOCAL: '1', RONDO_RUN: 'web' });
});
afterAll(() => w.stop());
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

async function answering(answer: Buffer): Promise<void> {
  const responder = await startResponder(answer);
  ending.push(responder.stop);
}

describe('a search', () => {
  it('finds cameras that say so, from the server and from a gateway, without those that are added behind the same', async () => {
    await answering(matchOf('192.168.7.64', '收银台', 'DS-2CD2143G2-I'));
    await answering(matchOf('192.168.7.65:8000', 'Door', 'IPC-HFW'));
    const company = await w.company();
    const shopId = await company.shop();
    const edge = await pairedEdge(w, company.owner, shopId);
    ending.push(edge.remove);
    const both = [
      { address: '192.168.7.64', name: '收银台', model: 'DS-2CD2143G2-I' },
      { address: '192.168.7.65:8000', name: 'Door', model: 'IPC-HFW' },
    ];
    const search = (edgeId: string | null) => company.owner.call(api.discover, { edgeId });
    expect(await search(null)).toEqual({ found: both, known: 0 });
    await company.owner.call(api.create, {
      ...{ shopId, edgeId: edge.id, name: 'Till', kind: 'camera', driver: 'onvif', address: '192.168.7.64:80' },
      ...{ cameras: [{ channel: 1, name: 'Till' }], requestId: requestId() },
    });
    expect(await search(edge.id)).toEqual({ found: both.slice(1), known: 1 });
    expect(await search(null)).toMatchObject({ known: 0 });
    edge.stop();
    await expect.poll(() => refused(search(edge.id))).toBe('EDGE_AWAY');
  });

  it('believes nothing of what is no answer of a device', () => {
    const tooBig = matchOf('192.168.7.64', 'x'.repeat(500), '');
    expect(readMatch(tooBig)?.name).toHaveLength(60);
    for (const text of ['', '<a/>', '<ProbeMatch>', '<ProbeMatch><XAddrs>http://</XAddrs></ProbeMatch>'])
      expect(readMatch(Buffer.from(text))).toBeNull();
    for (const url of [
      'http://camera.example.com/',
      'ftp://192.168.1.2/',
      'http://192.168.1.2:99999/',
      'http://[::1]/',
    ])
      expect(readMatch(Buffer.from(`<d:ProbeMatch><d:XAddrs>${url}</d:XAddrs></d:ProbeMatch>`))).toBeNull();
    for (let i = 0; i < 500; i += 1) expect(readMatch(randomBytes(300))).toBeNull();
    const wrong =
      '<d:ProbeMatch><d:Scopes>onvif://www.onvif.org/name/%E0%</d:Scopes><d:XAddrs>http://10.0.0.9/</d:XAddrs></d:ProbeMatch>';
    expect(readMatch(Buffer.from(wrong))).toEqual({ host: '10.0.0.9', port: 80, name: '%E0%', model: '' });
  });
});
