import { type Field, fieldNames } from '@rondo/contract/kit/field';
import { type OwnShopField, SHOP_FIELDS, type ShopFieldName, type ShopFieldValues } from '@rondo/contract/shop-fields';
import { specialFaults } from '@rondo/domain/business-hours';
import type { ClosedKind, ShopState } from '@rondo/domain/shop';
import { EMPTY } from '../../../platform/fields.ts';
import type { DayOrder } from '../../../platform/table/read-day.ts';
import { readField } from '../../../platform/table/read-field.ts';
import type { CustomField } from '../custom-fields.ts';
import * as cell from './cell.ts';
import { readCustom } from './custom.ts';
import { customColumn, type ImportField } from './fields.ts';

/** A row of a file that could be read: a shop without its group and managers, which are named by path and mobile. */
export interface ReadRow {
  row: number;
  fields: ShopFieldValues;
  /** Empty: not told. */
  groupPath: string;
  mobiles: string[];
  state: ShopState;
  closedKind: ClosedKind | null;
  /** What the columns of the company's own fields say; an empty value: nothing any more. */
  custom: { fieldId: string; value: string }[];
}

export interface RowFault extends cell.CellFault {
  row: number;
  field: ImportField;
  value: string;
}

/** The text of a row in a column, empty when there is no such column. */
export type TextOf = (field: ImportField) => string;

/** Reads the cells of a row; every wrong one is reported, not only the first. */
export function readRow(
  row: number,
  textOf: TextOf,
  { order, custom: customFields }: { order: DayOrder; custom: readonly CustomField[] },
  faults: RowFault[],
): ReadRow {
  const take = <T>(field: ImportField, read: (text: string) => cell.Cell<T>, otherwise: T): T => {
    const text = textOf(field);
    if (text === '') return otherwise;
    const result = read(text);
    if (result.ok) return result.value;
    const { fault, params } = result;
    faults.push({ row, field, value: text, fault, ...(params ? { params } : {}) });
    return otherwise;
  };
  const { state, kind } = take('state', cell.readState, { state: 'open', kind: null });
  const fields = readFields(take, order);
  if (textOf('name') === '') faults.push({ row, field: 'name', value: '', fault: 'required' });
  halfPlaced(row, textOf, faults);
  specialDaysClash(row, fields, textOf, faults);
  const groupPath = take('group', cell.readGroup, '');
  const custom = customFields.map((field) => ({
    fieldId: field.id,
    value: take(customColumn(field.id), (text) => readCustom(field, text, order), ''),
  }));
  return { row, fields, groupPath, mobiles: take('manager', cell.readMobiles, []), state, closedKind: kind, custom };
}

type Take = <T>(field: ImportField, read: (text: string) => cell.Cell<T>, otherwise: T) => T;
type Readers<Name extends ShopFieldName> = { [K in Name]: (text: string) => cell.Cell<ShopFieldValues[K]> };

/** Fields that are not read as others of their kind. */
const READERS: Readers<OwnShopField | 'latitude' | 'longitude' | 'timeZone'> = {
  latitude: (text) => cell.readDegrees(text, SHOP_FIELDS.latitude.max),
  longitude: (text) => cell.readDegrees(text, SHOP_FIELDS.longitude.max),
  format: cell.readFormat,
  tags: cell.readTags,
  timeZone: cell.readZone,
  hours: cell.readHours,
  specialDays: cell.readSpecialDays,
};

function readPlain(field: Field, text: string, order: DayOrder): cell.Cell<unknown> {
  if (field.kind === 'own') throw new Error(`no reader of ${field.column}`);
  return readField(field, text, order);
}

const EMPTY_LISTS: readonly ShopFieldName[] = ['tags', 'hours', 'specialDays'];

/** Every declared field of a row, what its column says or what it is without. */
function readFields(take: Take, order: DayOrder): ShopFieldValues {
  const own: Partial<Readers<ShopFieldName>> = READERS;
  const values = fieldNames(SHOP_FIELDS).map((name) => {
    const read: (text: string) => cell.Cell<unknown> =
      own[name] ?? ((text) => readPlain(SHOP_FIELDS[name], text, order));
    return [name, take(name, read, EMPTY_LISTS.includes(name) ? [] : EMPTY[SHOP_FIELDS[name].kind])];
  });
  // Each reader gives what its field takes.
  return Object.fromEntries(values) as ShopFieldValues;
}

/** A latitude alone is no place. */
function halfPlaced(row: number, textOf: TextOf, faults: RowFault[]): void {
  const [latitude, longitude] = [textOf('latitude'), textOf('longitude')];
  if (latitude !== '' && longitude === '') faults.push({ row, field: 'longitude', value: '', fault: 'required' });
  if (longitude !== '' && latitude === '') faults.push({ row, field: 'latitude', value: '', fault: 'required' });
}

/** Special days must not clash with each other, nor with the nights of the week. */
function specialDaysClash(
  row: number,
  { hours, specialDays }: ShopFieldValues,
  textOf: TextOf,
  faults: RowFault[],
): void {
  const [fault] = specialFaults(hours, specialDays);
  if (!fault) return;
  const text = specialDays[fault.at]?.name ?? '';
  const reason = fault.reason === 'overlap' || fault.reason === 'twice' ? 'hoursOverlap' : 'specialDays';
  faults.push({ row, field: 'specialDays', value: textOf('specialDays'), fault: reason, params: { text } });
}
