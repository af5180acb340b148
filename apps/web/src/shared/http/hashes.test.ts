import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalText, digest, type Hashes, signature } from '@rondo/contract/kit/sign';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hashes } from './hashes.ts';

const nodeHashes: Hashes = {
  sha256: (data) => createHash('sha256').update(data).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};

const TOKEN = 'an-opaque-token';
/** 2026-11-20T00:00:00Z. */
const NOW = 1_795_132_800_000;

/** Made once with Node's own hash functions from the text of `wire.md`. */
const VECTORS = [
  {
    name: 'a GET with sorted, encoded and repeated parameters',
    call: {
      method: 'GET',
      path: '/inspect/V3/record/list',
      query: [
        ['page', '1'],
        ['keyword', "门店 A&B!'()*"],
        ['tag', 'b'],
        ['tag', 'a'],
        ['empty', ''],
      ] as const,
      body: null,
    },
    text: 'get\n/inspect/V3/record/list\nempty=&keyword=%E9%97%A8%E5%BA%97%20A%26B%21%27%28%29%2A&page=1&tag=a&tag=b\n\n1.3.24\n',
    digest: 'bf2a2f1e2a9cb9f05cac91d3ad5606ff5104181888869e291a8ec30cc69c7bcb',
  },
  {
    name: 'a POST with a JSON body',
    call: { method: 'POST', path: '/customer/staff/apply/count', query: [], body: '{}' },
    text: 'post\n/customer/staff/apply/count\n\n44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a\n1.3.24\n',
    digest: '95c06dbc1531c75d4e6ea860bd906e75d1d1966b60afd50733c7be34fe89f133',
  },
  {
    name: 'an upload',
    call: { method: 'POST', path: '/cos/upload', query: [], body: 'stream' as const },
    text: 'post\n/cos/upload\n\nstream\n1.3.24\n',
    digest: 'e0e76e13953d3c9a74c4c28648401768fe6905b0cbcb81a167b11f8f188481a5',
  },
];

describe('the browser signs', () => {
  it.each(VECTORS)('$name as wire.md says', ({ call, text, digest: expected }) => {
    expect(canonicalText(hashes, call)).toBe(text);
    expect(signature(hashes, TOKEN, NOW, call)).toBe(`v=1;t=1795161595;1795165200;s=${expected}`);
  });

  it('with the same hashes as Node, for any bytes and for an empty key', () => {
    for (const text of ['', 'a', '门店', '\u0000', 'x'.repeat(1000)]) {
      expect(hashes.sha256(text)).toBe(nodeHashes.sha256(text));
      expect(hashes.sha256(new TextEncoder().encode(text))).toBe(nodeHashes.sha256(text));
      expect(hashes.hmac(text, 'text')).toBe(nodeHashes.hmac(text, 'text'));
    }
  });
});

const peerVector = z.object({
  name: z.string(),
  method: z.string(),
  path: z.string(),
  query: z.array(z.tuple([z.string(), z.string()])),
  body: z.string().nullable(),
  ignore: z.array(z.string()),
  token: z.string().nullable(),
  text: z.string(),
  signature: z.string(),
});

const data = process.env.RONDO_DATA;

describe.runIf(data)('a second implementation', () => {
  it('gives the same signatures', () => {
    const file = join(data ?? '', 'peer-vectors', 'rondo_signature_vectors.json');
    for (const vector of z.array(peerVector).parse(JSON.parse(readFileSync(file, 'utf8')))) {
      const [, start, end, s] = /^v=1;t=(\d+);(\d+);s=(\w+)$/.exec(vector.signature) ?? [];
      const body = vector.body === 'stream' ? 'stream' : vector.body;
      const text = canonicalText(hashes, { ...vector, body });
      expect([vector.name, text]).toEqual([vector.name, vector.text]);
      expect(digest(hashes, vector.token ?? '', { start: Number(start), end: Number(end) }, text)).toBe(s);
    }
  });
});
