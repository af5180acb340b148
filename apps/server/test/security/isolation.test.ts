import { request } from 'node:http';
import { fileApi } from '@rondo/contract/file';
import { CODES } from '@rondo/contract/kit/codes';
import { messageApi } from '@rondo/contract/message';
import { ROLE_KEYS } from '@rondo/domain/role';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStream } from '../stream.ts';
import { textsRead } from '../texts-read.ts';
import { type World, world } from '../world.ts';
import { attack, type Exchange, exchange, inTurn, leaks } from './attack.ts';
import { guarded, idFields, inputWith, shapeOf } from './input-of.ts';
import { kindOf, namesParts } from './kinds.ts';
import { forbiddenTo, freshRevs, markedSides, printOf, type Side } from './sides.ts';
import { footprint, idsIn, type TenantTable, tenantTables } from './tenant-tables.ts';

// Some cases ask every endpoint there is, which takes a busy machine longer than other tests may.
vi.setConfig({ testTimeout: 120_000 });

const COMPANIES = ['a', 'b', 'c', 'd', 'e'] as const;
let w: World;
let tables: TenantTable[];

let sides: Side[];

beforeAll(async () => {
  w = await world();
  tables = await tenantTables(w);
  sides = await markedSides(w, tables, COMPANIES);
  // Five companies with something of every kind: minutes of a machine that does something else as well.
}, 400_000);
afterAll(() => w.stop());

/** The other companies, and what of them nobody outside may see. */
function others(side: Side) {
  const rest = sides.filter((other) => other !== side);
  return { rest, forbidden: forbiddenTo(side, rest) };
}

describe('the checker', () => {
  it('knows what every id in an input stands for: what it does not know it does not attack', () => {
    const isId = (name = ''): boolean =>
      /^(id|ids|copyOf)$|Ids?$/.test(name) && !/^(request|device)Id$/.test(name) && !namesParts(name);
    const unknown = guarded.flatMap((e) =>
      shapeOf(e)
        .fields.filter((path) => isId(path.at(-1)) && kindOf(e, path) === null)
        .map((path) => `${e.path} ${path.at(-1)}: name it in "fields" of the samples of its feature`),
    );
    expect(unknown).toEqual([]);
  });

  it('knows every company from its rows in every tenant table', async () => {
    for (const side of sides) {
      const print = await footprint(w, tables, side.company.id);
      expect(Object.keys(print).filter((table) => print[table]?.startsWith('0:'))).toEqual([]);
    }
  });

  it('catches a query that forgot the company, and a write that did', async () => {
    const [a, b] = [sides[0], sides[1]];
    if (!a || !b) throw new Error('two companies');
    const rows = await w.sql('select id, name from shop where id = $1', [b.near.id]);
    const leaky: Exchange = { label: 'leaky', sent: '', answer: JSON.stringify(rows), code: CODES.OK.code };
    expect(leaks([leaky], others(a).forbidden)).toHaveLength(1);
    expect(leaks([{ ...leaky, answer: JSON.stringify({ ownerId: b.company.owner.id }) }], others(a).forbidden)).toEqual(
      [expect.stringContaining(b.company.owner.id)],
    );
    expect(leaks([leaky], others(b).forbidden)).toEqual([]);
    const before = await footprint(w, tables, b.company.id);
    await w.sql('update shop set rev = rev + 1 where id = $1', [b.near.id]);
    expect(await footprint(w, tables, b.company.id)).not.toEqual(before);
    await w.sql('update shop set rev = rev - 1 where id = $1', [b.near.id]);
    expect(await footprint(w, tables, b.company.id)).toEqual(before);
  });

  it('asks in a way that shows an owner what is theirs', async () => {
    for (const side of sides) {
      const gets = guarded.filter((e) => e.method === 'GET');
      const exchanges = await inTurn(gets, (e) =>
        exchange(w, e, inputWith(e, side.ids), side.company.owner, `${e.method} ${e.path}`),
      );
      const shown = leaks(exchanges, { markers: [side.marker], ids: side.all });
      expect(shown.length, exchanges.map((e) => `${e.code} ${e.label}`).join('\n')).toBeGreaterThan(15);
    }
  });
});

const CALLERS = [...ROLE_KEYS, 'clerk'] as const;
type Caller = (typeof CALLERS)[number];
/** Every company attacks as its owner and its administrator; three of them as everybody, all in `npm run trial -- isolation`. */
const attacking = (role: Caller): number =>
  role === 'owner' || role === 'administrator' || process.env.ISOLATION === 'every' ? COMPANIES.length : 3;
/** The first owner puts things of every kind into every field: twenty times the calls of the others, a part of the endpoints a case. */
const PARTS = Array.from({ length: 16 }, (_, i) => ({ no: i + 1, of: 16 }));
const CALLS_OF_ONE = 150;
const CALLS_OF_THE_FIRST = 4_500;

/** Background work that a company started when it attacked writes its own rows later: it is over, and told, before the next one attacks. */
const workDone = async () => {
  await textsRead(w);
  await vi.waitFor(async () => expect(await w.sql('select kind from job_run where finished_at is null')).toEqual([]), {
    timeout: 20_000,
    interval: 50,
  });
  await w.settle();
};

/** What companies were seen to have, for as long as they have not attacked since: nobody else may change it. */
const seen = new Map<Side, Awaited<ReturnType<typeof printOf>>[number]>();

async function seenOf(some: readonly Side[]) {
  const unseen = some.filter((side) => !seen.has(side));
  const prints = await printOf(w, tables, unseen);
  unseen.forEach((side, i) => {
    const print = prints[i];
    if (print) seen.set(side, print);
  });
  return some.map((side) => seen.get(side));
}

/** Attacks as somebody of a company; answers how many calls it took. */
async function attackAs(role: Caller, company: number, extent: Parameters<typeof attack>[2]): Promise<number> {
  const [side, victim] = [sides[company], sides[(company + 1) % sides.length]];
  if (!side || !victim) throw new Error('no such company');
  const { rest, forbidden } = others(side);
  await workDone();
  seen.delete(side);
  const before = await seenOf(rest);
  const who = role === 'clerk' ? side.clerk : side.people[role];
  const exchanges = await attack(w, { who, own: side.ids, foreign: victim.ids }, extent);
  // Whoever is not signed in proves nothing.
  expect(exchanges.filter(({ code }) => code === CODES.SESSION_ENDED.code)).toEqual([]);
  expect(leaks(exchanges, forbidden)).toEqual([]);
  expect(await printOf(w, tables, rest)).toEqual(before);
  return exchanges.length;
}

describe('as owner things of every kind in every field', () => {
  let calls = 0;
  it.each(PARTS)(
    'give nothing of other companies and change nothing there: part $no of $of',
    async (part) => {
      calls += await attackAs('owner', 0, { every: true, part });
      // Hundreds of calls, some of whole tables: on a busy machine several times the seconds of a quiet one.
    },
    60_000,
  );
  it('were thousands of calls', () => {
    expect(calls).toBeGreaterThan(CALLS_OF_THE_FIRST);
  });
});

describe.each(CALLERS)('as %s every endpoint with ids of other companies', (role) => {
  const companies = COMPANIES.slice(0, attacking(role)).map((name, company) => ({ name, company }));
  it.each(companies.filter(({ company }) => role !== 'owner' || company > 0))(
    'gives nothing of theirs to company $name and changes nothing there',
    async ({ company }) => {
      expect(await attackAs(role, company, {})).toBeGreaterThan(CALLS_OF_ONE);
    },
  );
});

it('nothing of another company is referred to from the own rows afterwards', async () => {
  for (const side of sides) {
    const { forbidden } = others(side);
    // A frozen filter holds what was asked for, whether it exists or not.
    const own = await idsIn(w, tables, side.company.id, (t) => (t.name === 'page_snapshot' ? null : 'company_id = $1'));
    expect([...own].filter((id) => forbidden.ids.has(id))).toEqual([]);
  }
});

/**
 * What the owner names but is not the owner's: another's session and message, an offer made to the administrator. An order
 * of fields that lacks those which the calls before have made. And tries of a quiz that nobody has begun.
 */
const NOT_THE_OWNERS = [
  'DELETE /customer/session',
  'DELETE /push/messageCenter/message',
  'POST /customer/company/accept',
  'POST /customer/company/decline',
  'POST /learning/quiz/answer',
  'POST /push/messageCenter/message/open',
  'POST /push/notice/quiz/answer',
  'PUT /shop/field/order',
];

it('the inputs are such that the own ones do what they say', async () => {
  const side = sides[0];
  if (!side) throw new Error('no company');
  const mutations = guarded.filter((e) => e.method !== 'GET' && idFields(e).length > 0 && !e.upload);
  const missed: string[] = [];
  for (const e of mutations) {
    await freshRevs(w, tables, side);
    const { code } = await exchange(w, e, inputWith(e, side.ids), side.company.owner, e.path);
    // What exists is not found missing: a refusal is about its state, not about who asks.
    if (code === CODES.NOT_FOUND.code || code === CODES.INPUT_REFUSED.code || code === CODES.STALE.code)
      missed.push(`${e.method} ${e.path}`);
  }
  expect(mutations.length).toBeGreaterThan(60);
  expect(missed.toSorted()).toEqual(NOT_THE_OWNERS);
});

describe('files and streams', () => {
  const head = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const call = request(`${w.base}${path}`, { method: 'HEAD' }, (response) => {
        response.resume();
        resolve(Number(response.headers['content-length'] ?? 0));
      });
      call.on('error', reject);
      call.end();
    });
  const resolveAs = (side: Side, path: string) =>
    side.company.owner.call({ ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as `/${string}` }, {});

  it('a path of another company resolves to nothing, and an address is good for its path only', async () => {
    for (const [i, side] of sides.entries()) {
      const other = sides[(i + 1) % sides.length];
      if (!other) throw new Error('no other');
      await expect(resolveAs(side, other.near.filePath)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
      const { url } = await resolveAs(side, side.near.filePath);
      expect(await head(url)).toBeGreaterThan(100);
      const response = await fetch(`${w.base}${url.replace(side.near.filePath, other.near.filePath)}`);
      expect(response.headers.get('content-type')).toContain('json');
      for (const [own, foreign] of [
        [side.near.fileId, other.near.fileId],
        [side.ids.session, other.ids.session],
      ] as const) {
        const swapped = await fetch(`${w.base}${url.replace(own, foreign)}`);
        if (url.includes(own)) expect(swapped.headers.get('content-type')).toContain('json');
      }
    }
  });

  it('a stream tells of the own company only; its ticket is good once', async () => {
    const [a, b] = [sides[0], sides[1]];
    if (!a || !b) throw new Error('two companies');
    const { ticket } = await a.company.owner.call(messageApi.ticket, {});
    const stream = await openStream(w.base, ticket);
    await stream.next('counters');
    await expect(openStream(w.base, ticket)).rejects.toThrow(String(CODES.NO_SESSION.code));
    for (const side of [b, a])
      await w.sql('insert into outbox (company_id, event, payload) values ($1, $2, $3)', [
        side.company.id,
        'rectification.created',
        JSON.stringify({
          rectificationIds: [side.near.rectificationId],
          recordId: null,
          byId: side.far.manager.id,
        }),
      ]);
    await w.sql(
      `insert into rectification_person select company_id, id, $2, 'cc', now() from rectification where id = $1 on conflict do nothing`,
      [a.near.rectificationId, a.company.owner.id],
    );
    await w.settle();
    const message = await stream.next('message');
    expect(JSON.stringify(message)).not.toContain(b.marker);
    expect(message.data).toMatchObject({ objectId: a.near.rectificationId });
    stream.close();
  });
});
