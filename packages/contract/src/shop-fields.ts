import { LIMIT } from '@rondo/domain/limit';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { z } from 'zod';
import {
  dayField,
  type FieldNames,
  type FieldValues,
  lineField,
  numberField,
  ownField,
  plainFields,
  textField,
  textOrNullField,
} from './kit/field.ts';
import { day, line } from './kit/shapes.ts';

const interval = z.object({ from: z.string(), to: z.string() });
/** Seven weekdays from Monday, each 0..3 intervals HH:mm that may pass midnight; empty: not told. */
export const weekHours = z
  .array(z.array(interval).max(LIMIT.shop.hoursPerDay))
  .length(LIMIT.weekdays)
  .or(z.array(z.never()).length(0));

/** Days with other hours, or closed: at most one range a day. Sorted by whoever writes them. */
export const specialDays = z
  .array(
    z.object({
      name: line(LIMIT.shop.specialName),
      from: day,
      to: day,
      intervals: z.array(interval).max(LIMIT.shop.hoursPerDay),
    }),
  )
  .max(LIMIT.shop.specialDays);

const format = z.enum(SHOP_FORMATS).nullable();

/**
 * The fields of a store, once. The group and the managers stand beside them: they are other objects, each with rules of its
 * own. What a new field needs besides its row, and what finds a forgotten use: docs/decisions/0028-fields-once.md.
 */
export const SHOP_FIELDS = {
  name: lineField('name', LIMIT.name.shop),
  code: textOrNullField('code', LIMIT.name.shopCode),
  phone: textField('phone', LIMIT.shop.phone),
  province: textField('province', LIMIT.shop.place),
  city: textField('city', LIMIT.shop.place),
  district: textField('district', LIMIT.shop.place),
  address: textField('address', LIMIT.shop.address),
  latitude: numberField('latitude', LIMIT.shop.latitude),
  longitude: numberField('longitude', LIMIT.shop.longitude),
  format: ownField('format', { input: format.default(null), output: format }),
  areaM2: numberField('area_m2', LIMIT.shop.areaM2),
  tags: ownField('tags', {
    input: z.array(line(LIMIT.shop.tag)).max(LIMIT.shop.tags).default([]),
    output: z.array(z.string()),
  }),
  openedOn: dayField('opened_on'),
  timeZone: textOrNullField('time_zone', LIMIT.timeZone),
  hours: ownField('hours', { input: weekHours.default([]), output: weekHours }),
  specialDays: ownField('special_days', { input: specialDays.default([]), output: specialDays }),
  remarks: textField('remarks', LIMIT.text.remark),
};
/** Those that a list has without code of their own: columns, cells of the exported list. */
export const PLAIN_SHOP_FIELDS = plainFields(SHOP_FIELDS);
export type PlainShopField = FieldNames<typeof PLAIN_SHOP_FIELDS>;
export type ShopFieldName = FieldNames<typeof SHOP_FIELDS>;
export type OwnShopField = FieldNames<typeof SHOP_FIELDS, 'own'>;
export type ShopFieldValues = FieldValues<typeof SHOP_FIELDS>;
