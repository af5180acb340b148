import { type Schema, sample } from '../input-samples.ts';

/** Just below, at and above what a number of any computer can be. */
const NUMBERS = [-1, 0, 1, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e308];
/** Days at the ends of what calendars, texts and machines can say. */
const DAYS = [
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '1999-12-31',
  '2000-01-01',
  '2024-02-29',
  '2025-02-29',
  '2199-12-31',
  '2200-01-01',
  '9999-12-30',
  '9999-12-31',
  '+010000-01-01',
  '-000001-01-01',
];
const TIMES = ['T00:00:00Z', 'T23:59:59.999Z'];
const TEXTS = ['', ' ', '\u0000', '\ud800', '\u202e', '%', '\\'];
const IDS = ['', 'no-id', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
/** Cursors of a stranger's making: what is inside is believed by nobody. */
const ID = '01890000-0000-7000-8000-000000000000';
const CURSORS = [
  ['9999-12-31T23:59:59Z', ID],
  ['+275760-09-13', ID],
  ['infinity', ID],
  ['1e400000', ID],
  ['NaN', ID],
  ['\ud800', ID],
  [null, ID],
  [{}, 1],
].map((pair) => Buffer.from(JSON.stringify(pair)).toString('base64url'));

/** The first, last and beyond-last values of a field, by its schema. `isCursor`: the field is a list's cursor. */
export function edgesOf(schema: Schema, isCursor = false): unknown[] {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [null, ...options.flatMap((option) => edgesOf(option, isCursor))];
  if (schema.enum) return [schema.enum[0], schema.enum.at(-1), 'no_such_choice', ''];
  if (schema.const !== undefined) return [schema.const, 'no_such_choice'];
  switch (schema.type) {
    case 'string':
      return isCursor ? [...CURSORS, '!', ...texts(schema)] : texts(schema);
    case 'integer':
    case 'number':
      return [...ends(schema.minimum), ...ends(schema.maximum), ...NUMBERS];
    case 'boolean':
      return [true, false, 'maybe'];
    case 'array':
      return lists(schema);
    case 'object':
      return [{}, [], 'no object'];
    case 'null':
      return [];
    default:
      return [null, {}, [], '', 0];
  }
}

/** Below, at and above a bound. */
const ends = (bound: number | undefined): number[] => (bound === undefined ? [] : [bound - 1, bound, bound + 1]);

function texts(schema: Schema): string[] {
  if (schema.format === 'uuid') return IDS;
  if (schema.format === 'date') return DAYS;
  if (schema.format === 'date-time') return DAYS.flatMap((day) => TIMES.map((time) => `${day}${time}`));
  const { maxLength } = schema;
  return maxLength === undefined ? TEXTS : [...TEXTS, 'x'.repeat(maxLength), 'x'.repeat(maxLength + 1)];
}

/** Lists longer than this are made of one item again and again: an address holds no more. */
const LONGEST = 1_000;

function lists({ items = {}, minItems = 0, maxItems = 200 }: Schema): unknown[] {
  const of = (length: number): unknown[] => Array.from({ length: Math.min(length, LONGEST) }, () => sample(items, ID));
  return [[], of(minItems), of(maxItems), of(maxItems + 1), [null], [[]]];
}

/** Whether a field holds a day or an instant. */
export function isTime(schema: Schema): boolean {
  const options = schema.anyOf ?? schema.oneOf ?? [schema];
  return options.some(({ format }) => format === 'date' || format === 'date-time');
}

/** The days on which every date field of a call is set at once: a period of a single such day. */
export const SINGLE_DAYS: readonly string[] = DAYS;
