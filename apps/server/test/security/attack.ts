import { CODES } from '@rondo/contract/kit/codes';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { withField } from '../input-samples.ts';
import { transmit } from '../transmit.ts';
import type { Person, World } from '../world-shape.ts';
import { answer, composed, ENDING, guarded, type IdField, idFields, inputWith } from './input-of.ts';
import { type Ids, idOf } from './kinds.ts';
import { idsOfText } from './tenant-tables.ts';

/** A call and what came back. */
export interface Exchange {
  label: string;
  /** All that travelled to the server. */
  sent: string;
  answer: string;
  code: number;
}

interface Sides {
  who: Person;
  /** What the caller may name. */
  own: Ids;
  /** What the caller must not reach. */
  foreign: Ids;
}

/** Calls at once: as many as a browser has connections. */
const AT_ONCE = 6;

interface Extent {
  /** Puts things of other kinds into every field too. */
  every?: boolean;
  /** Only this part of the endpoints: `no` of `of`, counted from 1. All parts together are the whole. */
  part?: { no: number; of: number };
}

/**
 * Every endpoint as this person: its own input as it is, and with each field that names something naming what the person
 * must not reach.
 */
export async function attack(
  w: World,
  { who, own, foreign }: Sides,
  { every = false, part = { no: 1, of: 1 } }: Extent = {},
): Promise<Exchange[]> {
  const calls = guarded
    .filter((e) => !ENDING.includes(e.path))
    .filter((_, i) => i % part.of === part.no - 1)
    .flatMap((endpoint) => inputsOf(endpoint, own, foreign, every).map((one) => ({ endpoint, ...one })));
  return inTurn(calls, ({ endpoint, label, input }) => exchange(w, endpoint, input, who, label));
}

function inputsOf(endpoint: Endpoint, own: Ids, foreign: Ids, every: boolean): { label: string; input: unknown }[] {
  const fields = idFields(endpoint);
  const plain = (): unknown => inputWith(endpoint, own);
  const put = ({ path, isList }: IdField, id: string): unknown => withField(plain(), path, isList ? [id] : id);
  const out = fields.flatMap((field) =>
    (every ? kindsFor(field, Object.keys(foreign)) : [field.kind]).map((kind) => ({
      label: `${endpoint.method} ${endpoint.path} ${field.path.join('.')} = ${kind}`,
      input: put(field, idOf(foreign, kind)),
    })),
  );
  // A mutation of one's own would only change what the next call needs.
  if (fields.length === 0 || endpoint.method === 'GET')
    out.push({ label: `${endpoint.method} ${endpoint.path}`, input: plain() });
  return [...out, ...nested(endpoint, own, foreign)];
}

/** Of the kinds that a field is not for, so many are put into it: all of them would be kinds times fields. */
const OTHER_KINDS = 10;
let turn = 0;

/** The kind of the field, and some others: the next ones for the next field, so that each kind comes into many fields. */
function kindsFor({ kind }: IdField, kinds: readonly string[]): string[] {
  const others = kinds.filter((other) => other !== kind);
  const chosen = Array.from(
    { length: Math.min(OTHER_KINDS, others.length) },
    (_, i) => others[(turn + i) % others.length],
  );
  turn += chosen.length;
  return [kind, ...chosen.flatMap((one) => one ?? [])];
}

/** Ids inside of lists and records, which the walk over fields does not enter. */
function nested(endpoint: Endpoint, own: Ids, foreign: Ids): { label: string; input: unknown }[] {
  const plain = inputWith(endpoint, own) as Record<string, unknown>;
  const label = `${endpoint.method} ${endpoint.path} nested`;
  const out: unknown[] = [];
  if ('answers' in plain) {
    out.push({ ...plain, answers: { [own.item]: answer(own.item, [foreign.file]) } });
    out.push({ ...plain, answers: { [foreign.item]: answer(foreign.item, []) } });
  }
  if (endpoint.path.endsWith('/inspection/submit'))
    out.push({ ...plain, rectifications: [{ itemId: own.item, handlerIds: [foreign.member] }] });
  if ('executor' in plain) {
    out.push({ ...plain, executor: { kind: 'role', roleId: foreign.role, how: 'any' } });
    out.push({ ...plain, executor: { kind: 'members', memberIds: [own.member, foreign.member], how: 'all' } });
    out.push({ ...plain, executor: { kind: 'manager' }, shopIds: [own.shop, foreign.shop] });
    const reviewLevels = [{ mode: 'all', memberIds: [own.member, foreign.member] }];
    if ('templateIds' in plain) out.push({ ...plain, review: true, process: 'own', reviewLevels });
  }
  if (endpoint.path === '/fed/api/getSnapshot') out.push({ key: `k-${foreign.company}` });
  return out.map((input) => ({ label, input }));
}

export async function exchange(
  w: World,
  endpoint: Endpoint,
  input: unknown,
  who: Person,
  label: string,
): Promise<Exchange> {
  const sent = composed(w, endpoint, input, who);
  const { status, text } = await transmit(w.base, sent);
  if (status >= 500) throw new Error(`${label}: ${status} ${text}`);
  const { code } = JSON.parse(text) as { code: number };
  if (code === CODES.OPERATION_EXCEPTION.code) throw new Error(`${label}: ${text}`);
  return { label: `${who.name}: ${label}`, sent: `${sent.url} ${JSON.stringify(input)}`, answer: text, code };
}

/** Runs calls a few at a time, in order. */
export async function inTurn<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const out: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let item = items[next]; item !== undefined; item = items[next]) {
      next += 1;
      out.push(await run(item));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return out;
}

/** What nobody outside may see: texts with a marker, and ids. */
export interface Forbidden {
  markers: readonly string[];
  ids: ReadonlySet<string>;
}

/** The exchanges whose answer holds what the caller must not see; an id that the caller sent may be repeated to them. */
export function leaks(exchanges: readonly Exchange[], { markers, ids }: Forbidden): string[] {
  return exchanges.flatMap(({ label, sent, answer: text }) => {
    const lower = text.toLowerCase();
    const marker = markers.find((m) => lower.includes(m));
    if (marker) return [`${label} shows ${marker}`];
    const id = idsOfText(text).find((one) => ids.has(one) && !sent.includes(one));
    return id ? [`${label} shows the id ${id}`] : [];
  });
}
