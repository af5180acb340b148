import type { WeekHours } from '@rondo/domain/business-hours';
import { parseGroupPath } from '@rondo/domain/group-path';
import { parseHoursText } from '@rondo/domain/hours-text';
import { characters, LIMIT } from '@rondo/domain/limit';
import type { ClosedKind, ShopFormat, ShopState } from '@rondo/domain/shop';
import { type NamedSpecialDays, parseSpecialDays } from '@rondo/domain/special-days';
import type { MessageKey } from '@rondo/messages';
import { readNumber } from '../../../platform/table/read-field.ts';
import { zoneOf } from './zone.ts';

/** The keys under `shop.importFault`. */
type Fault = MessageKey extends infer K ? (K extends `shop.importFault.${infer Name}` ? Name : never) : never;

/** Why a cell is refused, with what fills the slots of the message. */
export interface CellFault {
  fault: Fault;
  params?: Record<string, string | number>;
}

export type Cell<T> = { ok: true; value: T } | ({ ok: false } & CellFault);

const right = <T>(value: T): Cell<T> => ({ ok: true, value });
const wrong = (fault: Fault, params?: CellFault['params']): Cell<never> => ({
  ok: false,
  fault,
  ...(params ? { params } : {}),
});

type StateWord = { state: ShopState; kind: ClosedKind | null };
const words = <T>(table: readonly (readonly [T, string])[]): Map<string, T> =>
  new Map(table.flatMap(([value, list]) => list.split(' ').map((word): [string, T] => [word, value])));

const STATE_WORDS = words<StateWord>([
  [{ state: 'open', kind: null }, 'open opened op active operational operating 营业 营业中 开业 已开业 正常 正常营业'],
  [
    { state: 'preparing', kind: null },
    'preparing preparation inpreparation planned future comingsoon cs 筹备 筹备中 未开业',
  ],
  [
    { state: 'closed', kind: 'temporary' },
    'temporaryclose temporaryclosed temporarilyclosed remodel suspended 停业 暂停营业',
  ],
  [{ state: 'closed', kind: 'permanent' }, 'closed close cl permanentlyclosed 闭店 已闭店 关闭 已关闭'],
]);

const FORMAT_WORDS = words<ShopFormat>([
  ['direct', 'direct companyowned company corporate co 直营'],
  ['franchise', 'franchise franchised licensed license ls fr 加盟'],
  ['joint', 'joint jointventure jv 联营 合资'],
]);

const bare = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');

export function readState(text: string): Cell<StateWord> {
  const found = STATE_WORDS.get(bare(text));
  return found ? right(found) : wrong('state');
}

export function readFormat(text: string): Cell<ShopFormat> {
  const found = FORMAT_WORDS.get(bare(text));
  return found ? right(found) : wrong('format');
}

/** A path of groups; its empty text is the root. The fault names the segment. */
export function readGroup(text: string): Cell<string> {
  const path = parseGroupPath(text);
  if (path.ok) return right(path.segments.join('/'));
  const { index, reason } = path;
  if (reason === 'too_deep') return wrong('groupTooDeep', { max: LIMIT.tree.groupDepth });
  return reason === 'empty'
    ? wrong('groupEmpty', { level: index + 1 })
    : wrong('groupTooLong', { level: index + 1, max: LIMIT.tree.segment });
}

/** Degrees; a comma is a decimal point here. */
export function readDegrees(text: string, most: number): Cell<number> {
  return readNumber(text.replace(',', '.').replace(/°$/, ''), -most, most);
}

export function readZone(text: string): Cell<string> {
  const zone = zoneOf(text);
  return zone ? right(zone) : wrong('zone');
}

export function readHours(text: string): Cell<WeekHours> {
  const read = parseHoursText(text);
  if (read.ok) return right(read.hours);
  return wrong(read.reason === 'overlap' ? 'hoursOverlap' : 'hours', { text: read.text });
}

export function readSpecialDays(text: string): Cell<NamedSpecialDays[]> {
  const read = parseSpecialDays(text);
  if (!read.ok) return wrong('specialDays', { text: read.text });
  if (read.days.length > LIMIT.shop.specialDays) return wrong('specialCount', { max: LIMIT.shop.specialDays });
  const isLong = read.days.some(({ name }) => characters(name) > LIMIT.shop.specialName);
  return isLong ? wrong('tooLong', { max: LIMIT.shop.specialName }) : right(read.days);
}

export function readTags(text: string): Cell<string[]> {
  const tags = [...new Set(listed(text, /[,，;；、|]/))];
  if (tags.length > LIMIT.shop.tags) return wrong('tagCount', { max: LIMIT.shop.tags });
  return tags.some((tag) => characters(tag) > LIMIT.shop.tag) ? wrong('tooLong', { max: LIMIT.shop.tag }) : right(tags);
}

/** Mobiles as they are stored: digits, the country code of others with its plus. */
export function readMobiles(text: string): Cell<string[]> {
  const mobiles = listed(text.replace(/(?<=\d)[ -](?=\d)/g, ''), /[,，;；、/\s]/);
  return right([...new Set(mobiles.map((mobile) => mobile.replace(/^(\+|00)86(?=1\d{10}$)/, '')))]);
}

function listed(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
