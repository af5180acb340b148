import type { Parsed } from '@rondo/contract/kit/endpoint';
import { type Field, fieldNames } from '@rondo/contract/kit/field';
import type { shopApi } from '@rondo/contract/shop';
import {
  type OwnShopField,
  PLAIN_SHOP_FIELDS,
  type PlainShopField,
  SHOP_FIELDS,
  type ShopFieldName,
} from '@rondo/contract/shop-fields';
import { civilDate } from '@rondo/domain/civil-time';
import { formatHoursText } from '@rondo/domain/hours-text';
import type { Language } from '@rondo/domain/language';
import { customFilterParts, customNameIn } from '@rondo/domain/shop-custom';
import { formatSpecialDays } from '@rondo/domain/special-days';
import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../../platform/context.ts';
import { fieldsOf } from '../../platform/fields.ts';
import { aboutSheet } from '../../platform/table/about-sheet.ts';
import { writeSheets } from '../../platform/table/write-xlsx.ts';
import { type CustomField, customFieldsOf, customText, customValues } from './custom-fields.ts';
import * as groups from './group.queries.ts';
import { managerMobiles } from './manager.queries.ts';
import { stateOf } from './shop.present.ts';
import * as q from './shop.queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof q.list>['execute']>>[number];
type Reader = Pick<Context, 'db' | 'actor' | 'language' | 'now'>;
type Asked = Omit<Parsed<typeof shopApi.export>, 'requestId'>;

/** Shops whose managers are read at once. */
const BATCH = 1_000;

interface Line {
  row: Row;
  mobiles: readonly string[];
  language: Language;
}

interface Column {
  /** Characters. */
  width: number;
  of: (line: Line) => string;
}

/** Longer texts than this have a wide column. */
const SHORT = 100;

/** A field whose kind says all about it. */
const plain = (name: PlainShopField): Column => {
  const field: Field = PLAIN_SHOP_FIELDS[name];
  const isLong = field.kind === 'line' || ('max' in field && typeof field.max === 'number' && field.max > SHORT);
  return { width: isLong ? 36 : 16, of: ({ row }) => String(fieldsOf(PLAIN_SHOP_FIELDS, row)[name] ?? '') };
};

const OWN: Record<OwnShopField, Column> = {
  format: { width: 12, of: ({ row, language }) => formatText(row.format, language) },
  tags: { width: 24, of: ({ row }) => row.tags.join(', ') },
  hours: { width: 36, of: ({ row }) => hoursText(row.hours) },
  specialDays: {
    width: 36,
    of: ({ row }) => formatSpecialDays(SHOP_FIELDS.specialDays.output.parse(row.special_days)),
  },
};

/** What is no field of a store, after its name and number. */
const BESIDE: Record<'group' | 'state' | 'manager', Column> = {
  group: { width: 30, of: ({ row }) => row.group_path },
  state: { width: 12, of: stateText },
  manager: { width: 20, of: ({ mobiles }) => mobiles.join(', ') },
};

const isOwn = (name: ShopFieldName): name is OwnShopField => SHOP_FIELDS[name].kind === 'own';
const { name, code, ...others } = Object.fromEntries(
  fieldNames(SHOP_FIELDS).map((field) => [field, isOwn(field) ? OWN[field] : plain(field)]),
) as Record<ShopFieldName, Column>;
/** Every field, in this order, headed as an import reads them back. */
const COLUMNS: Record<ShopFieldName | keyof typeof BESIDE, Column> = { name, code, ...BESIDE, ...others };
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** Closed for a time is a word of its own: an import reads it back. */
function stateText({ row, language }: Line): string {
  const state = stateOf(row.state);
  if (state === 'closed' && row.closed_kind === 'temporary') return translate(language, 'shop.exporting.suspended');
  return translate(language, `state.shop.${state}`);
}

function formatText(format: string | null, language: Language): string {
  const known = SHOP_FIELDS.format.output.parse(format);
  return known === null ? '' : translate(language, `shop.format.${known}`);
}

function hoursText(stored: unknown): string {
  const hours = SHOP_FIELDS.hours.output.parse(stored);
  return hours.length === 0 ? '' : formatHoursText(hours);
}

/** The filtered list as the bytes of an xlsx in the reader's language: what was asked, then the stores. */
export async function shopSheet(
  reader: Reader,
  { sort, ...filter }: Asked,
  most: number,
  progress: (done: number) => Promise<void> = async () => {},
): Promise<{ name: string; bytes: Buffer; rows: number }> {
  const { db, actor, language, now } = reader;
  const { by, desc } = q.SORTS[sort];
  const order = desc ? ('desc' as const) : ('asc' as const);
  const found = await q
    .list(db, actor, filter)
    .orderBy(by, order)
    .orderBy('shop.id', order)
    .limit(most + 1)
    .execute();
  const rows = found.slice(0, most);
  const custom = await customFieldsOf(db, actor.companyId);
  const lines: string[][] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    lines.push(...(await linesOf(reader, rows.slice(at, at + BATCH), custom)));
    await progress(lines.length);
  }
  const say = (key: MessageKey): string => translate(language, key);
  const about = aboutSheet(reader, {
    filters: await filtersOf(reader, filter, custom),
    rows: rows.length,
    cut: found.length > most ? 'shop.exporting.cut' : null,
  });
  const bytes = await writeSheets([
    about,
    {
      name: say('shop.title'),
      columns: [
        ...NAMES.map((name) => ({ header: say(`shop.field.${name}`), width: COLUMNS[name].width })),
        ...custom.map((field) => ({ header: customNameIn(field, language), width: 18 })),
      ],
      rows: lines,
    },
  ]);
  return { name: `${say('shop.title')} ${civilDate(now(), actor.timeZone)}.xlsx`, bytes, rows: rows.length };
}

async function linesOf(
  { db, actor, language }: Reader,
  rows: readonly Row[],
  custom: readonly CustomField[],
): Promise<string[][]> {
  const ids = rows.map(({ id }) => id);
  // Who may not see mobiles gets empty cells, which an import takes for the managers there are.
  const managers = await managerMobiles(db, actor, ids).execute();
  return rows.map((row) => {
    const mobiles = managers.flatMap(({ shop_id, mobile }) => (shop_id === row.id && mobile !== null ? [mobile] : []));
    const said = customValues.parse(row.custom);
    return [
      ...NAMES.map((name) => COLUMNS[name].of({ row, mobiles, language })),
      ...custom.map((field) => customText(field, said[field.id] ?? '')),
    ];
  });
}

/** The filters with what they name, as it is called now. */
async function filtersOf(
  { db, actor, language }: Reader,
  filter: Omit<Asked, 'sort'>,
  fields: readonly CustomField[],
): Promise<[string, string[]][]> {
  const say = (key: MessageKey): string => translate(language, key);
  const { keyword, state = [], groupId = [], tag = [], notInspectedSince, cameras, real, custom = [] } = filter;
  const tree = groupId.length === 0 ? [] : await groups.all(db, actor.companyId).execute();
  const said = custom.map(customFilterParts);
  return [
    [say('task.about.keyword'), keyword === '' ? [] : [keyword]],
    [say('shop.field.state'), state.map((one) => say(`state.shop.${one}`))],
    [say('shop.field.group'), tree.filter(({ id }) => groupId.includes(id)).map(({ path, name }) => path || name)],
    [say('shop.field.tags'), [...tag]],
    [say('shop.filter.notInspectedSince'), notInspectedSince === undefined ? [] : [notInspectedSince]],
    [say('sampleCompany.mark'), real === undefined ? [] : [say(`sampleCompany.rows.${real}`)]],
    [say('shop.filter.cameras'), cameras === undefined ? [] : [say(`shop.filter.camerasAre.${cameras}`)]],
    ...fields.map((field): [string, string[]] => [
      customNameIn(field, language),
      said.filter(({ fieldId }) => fieldId === field.id).map(({ value }) => customText(field, value)),
    ]),
  ];
}
