import type { LatLng } from '@rondo/domain/gcj02';
import { LIMIT } from '@rondo/domain/limit';
import type { MessageKey } from '@rondo/messages';
import type { SourceRow } from '../../../platform/import/source.ts';
import { coordinatesOf, readDegrees } from '../../shop/index.ts';
import { placeIn, systemOf } from './coordinate-system.ts';
import type { ImportField } from './fields.ts';

/** The keys under `shopMap.importFault`. */
type Fault = MessageKey extends infer K ? (K extends `shopMap.importFault.${infer Name}` ? Name : never) : never;

export interface RowFault {
  row: number;
  field: ImportField;
  value: string;
  fault: Fault;
}

/** A row of a table; null where it tells no place that can be kept. */
export interface ReadRow {
  row: number;
  name: string;
  code: string;
  place: LatLng | null;
}

/** Reads the cells of a row; every wrong one is reported. */
export function readRow({ row, textOf }: SourceRow<ImportField>, faults: RowFault[]): ReadRow {
  const wrong = (field: ImportField, fault: Fault) => void faults.push({ row, field, value: textOf(field), fault });
  const [name, code] = [textOf('name'), textOf('code')];
  if (name === '' && code === '') wrong('name', 'unnamed');
  const pair = coordinatesOf(textOf('coordinates'));
  const degrees = (field: 'latitude' | 'longitude', text: string): number | null => {
    if (text === '') {
      wrong(textOf('coordinates') === '' ? field : 'coordinates', 'degrees');
      return null;
    }
    const read = readDegrees(text, LIMIT.shop[field].max);
    if (!read.ok) wrong(textOf(field) === '' ? 'coordinates' : field, 'degrees');
    return read.ok ? read.value : null;
  };
  const latitude = degrees('latitude', textOf('latitude') || (pair?.[0] ?? ''));
  const longitude = degrees('longitude', textOf('longitude') || (pair?.[1] ?? ''));
  const system = systemOf(textOf('system'));
  if (system === undefined) wrong('system', 'system');
  const isWhole = latitude !== null && longitude !== null && system !== undefined;
  return { row, name, code, place: isWhole ? placeIn(system, { latitude, longitude }) : null };
}
