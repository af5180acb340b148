import { LIMIT } from '@rondo/domain/limit';
import type { ClosedKind, ShopState } from '@rondo/domain/shop';
import type { DayOrder } from '../../../platform/table/read-day.ts';
import type { ShopFields } from '../fields.ts';
import * as cell from './cell.ts';
import type { ImportField } from './fields.ts';

/** A row of a file that could be read: a shop without its group and managers, which are named by path and mobile. */
export interface ReadRow {
  row: number;
  fields: Omit<ShopFields, 'groupId' | 'managerIds'>;
  /** Empty: not told. */
  groupPath: string;
  mobiles: string[];
  state: ShopState;
  closedKind: ClosedKind | null;
}

export interface RowFault extends cell.CellFault {
  row: number;
  field: ImportField;
  value: string;
}

/** The text of a row in a column, empty when there is no such column. */
export type TextOf = (field: ImportField) => string;

/** Reads the cells of a row; every wrong one is reported, not only the first. */
export function readRow(row: number, textOf: TextOf, order: DayOrder, faults: RowFault[]): ReadRow {
  const take = <T>(field: ImportField, read: (text: string) => cell.Cell<T>, otherwise: T): T => {
    const text = textOf(field);
    if (text === '') return otherwise;
    const result = read(text);
    if (result.ok) return result.value;
    const { fault, params } = result;
    faults.push({ row, field, value: text, fault, ...(params ? { params } : {}) });
    return otherwise;
  };
  const line = (field: ImportField, max: number): string => take(field, (text) => cell.readText(text, max), '');
  const degrees = (field: 'latitude' | 'longitude', most: number): number | null =>
    take<number | null>(field, (text) => cell.readDegrees(text, most), null);
  const { state, kind } = take('state', cell.readState, { state: 'open', kind: null });
  const fields: ReadRow['fields'] = {
    name: line('name', LIMIT.name.shop),
    code: line('code', LIMIT.name.shopCode) || null,
    phone: line('phone', 30),
    province: line('province', 50),
    city: line('city', 50),
    district: line('district', 50),
    address: line('address', 200),
    latitude: degrees('latitude', 90),
    longitude: degrees('longitude', 180),
    format: take('format', cell.readFormat, null),
    areaM2: take('areaM2', (text) => cell.readNumber(text, 0.01, 1_000_000), null),
    tags: take('tags', cell.readTags, []),
    openedOn: take('openedOn', (text) => cell.readOpened(text, order), null),
    timeZone: take('timeZone', cell.readZone, null),
    hours: take('hours', cell.readHours, []),
    remarks: line('remarks', LIMIT.text.remark),
  };
  if (textOf('name') === '') faults.push({ row, field: 'name', value: '', fault: 'required' });
  halfPlaced(row, textOf, faults);
  const groupPath = take('group', cell.readGroup, '');
  return { row, fields, groupPath, mobiles: take('manager', cell.readMobiles, []), state, closedKind: kind };
}

/** A latitude alone is no place. */
function halfPlaced(row: number, textOf: TextOf, faults: RowFault[]): void {
  const [latitude, longitude] = [textOf('latitude'), textOf('longitude')];
  if (latitude !== '' && longitude === '') faults.push({ row, field: 'longitude', value: '', fault: 'required' });
  if (longitude !== '' && latitude === '') faults.push({ row, field: 'latitude', value: '', fault: 'required' });
}
