import { SHOP_FIELDS, type ShopFieldValues } from '@rondo/contract/shop-fields';
import { hoursFaults, specialFaults } from '@rondo/domain/business-hours';
import { isZone } from '@rondo/domain/civil-time';
import type { Updateable } from 'kysely';
import type { Shop } from '../../platform/db/schema.gen.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { columnsOf as columnsByField } from '../../platform/fields.ts';
import { pinyinOf } from '../../platform/pinyin.ts';

/** The rules that the shape alone cannot say; refuses at the field. */
export function checkFields({ hours, specialDays, timeZone, latitude, longitude }: ShopFieldValues): void {
  const fault = hours.length === 0 ? undefined : hoursFaults(hours)[0];
  if (fault) {
    const path = `hours.${fault.day}.${fault.index}`;
    if (fault.reason === 'overlap') throw new AppError('HOURS_OVERLAP', { fields: [{ path, rule: 'hours_overlap' }] });
    throw refuseField(path, 'invalid');
  }
  const special = specialFaults(hours, specialDays)[0];
  if (special) {
    const path = `specialDays.${special.at}.${special.index}`;
    if (special.reason !== 'overlap' && special.reason !== 'twice') throw refuseField(path, 'invalid');
    throw new AppError('HOURS_OVERLAP', { fields: [{ path, rule: 'hours_overlap' }] });
  }
  if (timeZone && !isZone(timeZone)) throw refuseField('timeZone', 'invalid');
  if (latitude === null && longitude !== null) throw refuseField('latitude', 'required');
  if (longitude === null && latitude !== null) throw refuseField('longitude', 'required');
}

/** The columns of the fields; group, managers and state are moves of their own. */
export function columnsOf(fields: ShopFieldValues) {
  return {
    ...columnsByField(SHOP_FIELDS, fields),
    name_pinyin: pinyinOf(fields.name),
    tags: [...new Set(fields.tags)],
    special_days: fields.specialDays.toSorted((a, b) => a.from.localeCompare(b.from)),
  };
}

/** As a statement takes them: lists of a document column travel as JSON. */
export function rowOf(fields: ShopFieldValues) {
  const { special_days, ...columns } = columnsOf(fields);
  const hours = JSON.stringify(fields.hours);
  return { ...columns, hours, special_days: JSON.stringify(special_days) } satisfies Updateable<Shop>;
}
