import { instant, keyword, line } from '@rondo/contract/kit/shapes';
import { parseSignature } from '@rondo/contract/kit/sign';
import { minuteOf } from '@rondo/domain/business-hours';
import { readMail, readMobile } from '@rondo/domain/contact';
import { parseGroupPath } from '@rondo/domain/group-path';
import { parseHoursText } from '@rondo/domain/hours-text';
import { parseNumber } from '@rondo/domain/number';
import { passwordFaults } from '@rondo/domain/password';
import { newCheckItem } from '@rondo/domain/scoring/template';
import { fill } from '@rondo/messages/fill';
import { expect, it } from 'vitest';
import { escapeHtml } from '../../src/features/delivery/escape-html.ts';
import { readPath } from '../../src/features/department/import/read-path.ts';
import { readAddress } from '../../src/features/file/address.ts';
import { byteRange } from '../../src/features/file/byte-range.ts';
import { fileName } from '../../src/features/file/file-name.ts';
import { hashOfPath } from '../../src/features/file/file-refs.ts';
import { IMPORT_FIELDS as MEMBER_FIELDS } from '../../src/features/member/import/fields.ts';
import { readRow } from '../../src/features/member/import/read-row.ts';
import { readAccount } from '../../src/features/session/account-text.ts';
import { environmentOf } from '../../src/features/session/brand.ts';
import * as cell from '../../src/features/shop/import/cell.ts';
import { IMPORT_FIELDS as SHOP_FIELDS } from '../../src/features/shop/import/fields.ts';
import { IMPORT_FIELDS as ITEM_FIELDS } from '../../src/features/template/import/fields.ts';
import { fillItem } from '../../src/features/template/import/fill-item.ts';
import { itemOfRow } from '../../src/features/template/import/item-of-row.ts';
import { type FieldSpec, headingReader } from '../../src/platform/import/field.ts';
import { matchColumns } from '../../src/platform/import/match-columns.ts';
import { contains } from '../../src/platform/list.ts';
import { normalizeHeader } from '../../src/platform/table/normalize-header.ts';
import { readCsv } from '../../src/platform/table/read-csv.ts';
import { readDay } from '../../src/platform/table/read-day.ts';
import { readNumber } from '../../src/platform/table/read-field.ts';
import { TableError } from '../../src/platform/table/table.ts';
import { chokes, TEXTS } from './choking-texts.ts';

const secret = Buffer.alloc(32);
/** What an import makes of a heading, and of a value below it. */
const matched = (fields: readonly FieldSpec[]) => (text: string) => {
  const read = headingReader(fields);
  read(text);
  const sheet = { headingRow: 1, headers: ['?'], rows: [{ row: 2, cells: [text] }], sections: [] };
  return matchColumns(sheet, fields, read, []);
};
const columns = { category: '', name: '', standard: '' };
const fieldsWith = (text: string) => ({
  ...columns,
  answer: text,
  maxScore: text,
  'rectify.when': text,
  options: text,
  deductions: text,
  'rectify.limitHours': text,
  showIf: text,
  min: text,
  'photo.rule': text,
  conditions: [{ header: 'I', text }],
});
/** Every function of the server whose expressions see what somebody typed, uploaded or sent. */
const FUNCTIONS: Record<string, (text: string) => unknown> = {
  line: (text) => line(100).safeParse(text),
  keyword: (text) => keyword.safeParse(text),
  instant: (text) => instant.safeParse(text),
  signature: parseSignature,
  password: passwordFaults,
  'group path': parseGroupPath,
  'hours text': parseHoursText,
  minute: minuteOf,
  number: parseNumber,
  'filled text': (text) => fill('{a}', { a: text }),
  'search words': contains,
  'file name': fileName,
  'file path': hashOfPath,
  'file address': (text) =>
    readAddress(secret, text, new URLSearchParams({ e: text, f: text, k: text, s: text }), new Date()),
  range: (text) => byteRange(text, 10),
  host: (text) => environmentOf({ hostsTest: [], hostsStage: [], hostsProd: [] }, text),
  'member mail': readMail,
  'member mobile': readMobile,
  'member columns': matched(MEMBER_FIELDS),
  'member row': (text) => readRow(2, () => text, 'day_first', []),
  'department path': readPath,
  account: (text) => {
    try {
      return readAccount(text);
    } catch {
      // Refused; only the time it took counts.
      return null;
    }
  },
  'text in a letter': escapeHtml,
  'shop header': normalizeHeader,
  'shop group': cell.readGroup,
  'number in a cell': (text) => readNumber(text, 0, 1),
  'shop columns': matched(SHOP_FIELDS),
  day: (text) => readDay(text),
  'shop zone': cell.readZone,
  'shop hours': cell.readHours,
  'shop tags': cell.readTags,
  'shop mobiles': cell.readMobiles,
  'shop state': cell.readState,
  'item columns': matched(ITEM_FIELDS),
  'item cells': (text) => fillItem(newCheckItem('i', ''), fieldsWith(text), () => undefined),
  'item row': (text) =>
    itemOfRow('i', { ...fieldsWith(''), name: text, category: text, standard: text, code: text }, 'none'),
};

it.each(Object.keys(FUNCTIONS))('%s reads 50 kB of anything without choking', (name) => {
  const read = FUNCTIONS[name];
  if (!read) throw new Error('no function');
  const slow = TEXTS.filter(({ textOf }) => chokes(read, textOf));
  expect(slow.map(({ kind }) => kind)).toEqual([]);
});

it('a shop table of hostile lines is read or refused in time', () => {
  const read = (text: string): unknown => {
    try {
      return readCsv(Buffer.from(text));
    } catch (error) {
      if (error instanceof TableError) return error.fault;
      throw error;
    }
  };
  for (const { textOf } of TEXTS) expect(read(textOf(50_000))).toBeDefined();
});
