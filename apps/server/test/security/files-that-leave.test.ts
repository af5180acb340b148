import { allEndpoints } from '@rondo/contract/all';
import { auditApi } from '@rondo/contract/audit';
import { reasonOf } from '@rondo/contract/kit/codes';
import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { reportApi } from '@rondo/contract/report';
import { taskApi } from '@rondo/contract/task';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memberWith } from '../custom-role.ts';
import type { Person } from '../factories.ts';
import { type World, world } from '../world.ts';
import { leaks } from './attack.ts';
import { composed, inputWith } from './input-of.ts';
import { forbiddenTo, markedSides, printOf, type Side } from './sides.ts';
import { type TenantTable, tenantTables } from './tenant-tables.ts';

/** Answers that are files, which the checker of envelopes does not read. Streams are none: assistant.test.ts attacks them. */
const FILES = allEndpoints.filter((e) => e.raw && !e.stream && e.needs.kind !== 'open');

let w: World;
let tables: TenantTable[];
let mine: Side;
let theirs: Side;
beforeAll(async () => {
  w = await world();
  tables = await tenantTables(w);
  const [a, b] = await markedSides(w, tables, ['a', 'b']);
  if (!a || !b) throw new Error('two companies');
  [mine, theirs] = [a, b];
}, 60_000);
afterAll(() => w.stop());

const envelope = z.object({ code: z.number(), msg: z.string(), data: z.unknown() });

async function fetched(endpoint: Endpoint, input: unknown, who: Person, headers: Record<string, string> = {}) {
  const sent = composed(w, endpoint, input, who);
  const response = await fetch(`${w.base}${sent.url}`, {
    method: sent.method,
    headers: { ...sent.headers, ...headers },
    body: sent.body ?? null,
  });
  return { headers: response.headers, status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** All that can be read in a file: the parts of a spreadsheet, the pages of a PDF, or the text. */
async function textIn(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 4).toString() === '%PDF') {
    return (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;
  }
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString('utf8');
  return Object.values(unzipSync(bytes))
    .map((part) => new TextDecoder().decode(part))
    .join('\n');
}

const reasonIn = (bytes: Buffer) => reasonOf(envelope.parse(JSON.parse(bytes.toString('utf8'))).code);

/** Every filter that names something, naming what is another company's. */
const filters = ({ ids, people }: Side): Record<string, unknown>[] => [
  {},
  { departmentId: ids.department },
  { roleId: [ids.role] },
  { shopId: ids.shop },
  { actorId: [people.owner.id] },
  { objectId: ids.member },
  { id: ids.job },
  { id: ids.record },
  { keyword: 'planted' },
];

/** What an endpoint that is sent something needs; one that is asked needs nothing but its filters. */
const needed = (endpoint: Endpoint, { ids }: Side): object =>
  endpoint.method === 'GET' ? {} : (inputWith(endpoint, ids) as object);

describe('a file that leaves', () => {
  it('is an exported list, a form to fill in, or one of those that are known', () => {
    const others = FILES.map((e) => e.path).filter((path) => !/\/(export\w*|importTemplate)$/.test(path));
    expect(others.toSorted()).toEqual([
      '/album/download',
      '/customer/import/mend',
      '/customer/job/errorFile',
      '/customer/job/file',
      '/inspect/V3/rectification/pictures',
      '/inspect/V3/report/data',
      '/inspect/V3/report/draft',
      '/inspect/V3/report/pack',
      '/inspect/V3/report/pdf',
      '/inspect/V3/report/photos',
    ]);
    expect(FILES.length).toBeGreaterThan(40);
  });

  it.each(FILES.map((e) => [e.path, e] as const))('%s holds nothing of another company', async (path, endpoint) => {
    const before = await printOf(w, tables, [theirs]);
    for (const filter of filters(theirs)) {
      const input = { ...needed(endpoint, theirs), ...filter };
      const { bytes } = await fetched(endpoint, input, mine.company.owner);
      const exchange = { label: path, sent: JSON.stringify(input), answer: await textIn(bytes), code: 0 };
      expect(leaks([exchange], forbiddenTo(mine, [theirs]))).toEqual([]);
    }
    expect(await printOf(w, tables, [theirs])).toEqual(before);
  });

  it('shows its own company what is theirs', async () => {
    const own = { id: mine.ids.record };
    for (const [endpoint, input] of [
      [memberApi.export, {}],
      [auditApi.export, {}],
      [reportApi.pdf, own],
      [reportApi.data, own],
    ] as const) {
      const { bytes } = await fetched(endpoint, input, mine.company.owner);
      expect(await textIn(bytes)).toContain(mine.marker);
    }
  });

  it.each(FILES.map((e) => [e.path, e] as const))('%s is refused like any answer', async (_, endpoint) => {
    const { owner } = mine.company;
    const clerk = await memberWith(w, mine.company, [endpoint === taskApi.export ? 'record_select' : 'task_center']);
    // What is everybody's own does not exist for a colleague.
    const [input, refusal] =
      endpoint.needs.kind === 'signed_in'
        ? [{ ...needed(endpoint, mine), id: mine.ids.job }, 'NOT_FOUND']
        : [{}, 'FORBIDDEN'];
    expect(reasonIn((await fetched(endpoint, input, clerk)).bytes)).toBe(refusal);
    expect(reasonIn((await fetched(endpoint, input, { ...owner, token: 'dead' })).bytes)).toBe('NO_SESSION');
    for (const signature of ['', 'v=1', `v=1;t=1;2;s=${'a'.repeat(64)}`]) {
      const { bytes } = await fetched(endpoint, {}, owner, { 'x-signature': signature });
      expect(['SIGNATURE_REFUSED', 'CLOCK_OFF']).toContain(reasonIn(bytes));
    }
  });

  it('is saved, not shown, kept nowhere on its way, and stands in the log', async () => {
    const { owner } = mine.company;
    for (const [endpoint, event, input] of [
      [memberApi.export, 'members', {}],
      [auditApi.export, 'audit', {}],
      [reportApi.pdf, 'report', { id: mine.ids.record }],
    ] as const) {
      const { headers } = await fetched(endpoint, input, owner);
      expect(headers.get('content-disposition')).toMatch(/^attachment/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const asked: Input<typeof auditApi.list> = { kind: ['export'] };
      const { list } = await owner.call(auditApi.list, asked);
      expect(list.map((row) => [row.event, row.actor?.id])).toContainEqual([event, owner.id]);
    }
  });
});
