import type { FieldSpec } from '../../../platform/import/field.ts';
import { PLACE_COLUMNS, type PlaceColumn } from '../../shop/index.ts';
import { systemOf } from './coordinate-system.ts';

export type ImportField = PlaceColumn | 'system';

/** What a column of a table of places can be: as in a table of stores, and what the coordinates are measured in. */
export const IMPORT_FIELDS: readonly FieldSpec<ImportField>[] = [
  ...PLACE_COLUMNS,
  {
    name: 'system',
    label: 'shopMap.importing.systemField',
    aliases: 'coordinatesystem|crs|datum|srs|mapsystem|坐标系|坐标系统|坐标类型|地图类型',
    looks: (text) => systemOf(text) !== undefined,
    isRequired: true,
  },
];
