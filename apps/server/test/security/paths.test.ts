import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileApi } from '@rondo/contract/file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../client.ts';
import type { Person } from '../factories.ts';
import { type World, world } from '../world.ts';
import { inTurn } from './attack.ts';

let w: World;
let who: Person;
beforeAll(async () => {
  w = await world();
  who = (await w.company()).owner;
});
afterAll(() => w.stop());

const UP = [
  '..',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%252e%252e',
  '..%00',
  '%c0%ae%c0%ae',
  '%u002e%u002e',
  '....',
  '..;',
  '%uff0e%uff0e',
];
const SEPARATORS = ['/', '\\', '%2f', '%5c', '%255c', '%252f', '%c0%af', '%c1%9c', '//', '%e0%80%af', '/./'];
const TARGETS = ['etc/passwd', 'package.json', 'postgres/data/PG_VERSION'];
/** A step up in every spelling times every separator, to a file outside. */
const spellings = UP.flatMap((up) =>
  SEPARATORS.map((separator, i) => `/${`${up}${separator}`.repeat(6)}${TARGETS[i % TARGETS.length]}`),
);
const own = [
  ...spellings,
  '/etc/passwd',
  '//etc/passwd',
  '/file:///etc/passwd',
  '/ab/../../../../etc/passwd',
  '/ab%00/cdef',
  `/ab/${'c'.repeat(62)}/../../../../etc/passwd`,
  `/AB/${'C'.repeat(62)}`,
  '/C:/Windows/win.ini',
  '/proc/self/environ',
  '/.env',
  '/%',
  '/%zz',
  `/${'../'.repeat(2_000)}etc/passwd`,
];
const list = join(process.env.RONDO_DATA ?? '', 'peer-vectors/payloads/directory_traversal.txt');
const known =
  process.env.RONDO_DATA && existsSync(list) ? readFileSync(list, 'utf8').split(/\r?\n/).filter(Boolean) : [];
const paths = [...own, ...known.map((path) => `/${path.replace(/[^\x21-\x7e]/g, encodeURIComponent)}`)];

interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Sends a path exactly as it is written: `fetch` would tidy it up. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(w.base);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

/** What stands in the files that the paths are after. */
const BETRAYS = /root:.*:0:0|"workspaces"|^18$|\[fonts\]|DATABASE_URL=/m;

const asEnvelope = ({ text }: Answer): boolean => {
  try {
    return Object.keys(JSON.parse(text) as object).join() === 'code,msg,data';
  } catch {
    // Not JSON.
    return false;
  }
};

describe(`${paths.length} spellings of a way out`, () => {
  it('are refused by the file address with an envelope, with a session and without', async () => {
    expect(paths.length).toBeGreaterThan(130);
    const wrong = await inTurn(paths, async (path) => {
      const at = `${fileApi.resolve.path}${path}` as `/${string}`;
      const signed = compose({ ...fileApi.resolve, path: at }, {}, who, { now: w.clock.now().getTime() });
      const answers = [await get(at, signed.headers), await get(at), await get(`${at}?e=9999999999&f=a&k=b&s=c`)];
      return answers.some(
        (a) => a.status >= 500 || BETRAYS.test(a.text) || !asEnvelope(a) || /"code":20000/.test(a.text),
      )
        ? [path, answers.map((a) => `${a.status} ${a.text.slice(0, 90)}`)]
        : [];
    });
    expect(wrong.filter((one) => one.length > 0)).toEqual([]);
  });

  it('lead nowhere below the pages either', async () => {
    const wrong = await inTurn(paths, async (path) => {
      const answers = [await get(`/web${path}`), await get(`/web/assets${path}`)];
      return answers.some((a) => a.status >= 500 || BETRAYS.test(a.text)) ? [path] : [];
    });
    expect(wrong.flat()).toEqual([]);
  });
});
