import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import { hoursFaults } from '@rondo/domain/business-hours';
import { isZone } from '@rondo/domain/civil-time';
import type { Updateable } from 'kysely';
import type { Shop } from '../../platform/db/schema.gen.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { pinyinOf } from '../../platform/pinyin.ts';

/** What a form or a row of a file says of a shop. */
export type ShopFields = Omit<Parsed<typeof shopApi.update>, 'id' | 'rev'>;

/** The rules that the shape alone cannot say; refuses at the field. */
export function checkFields({ hours, timeZone, latitude, longitude }: ShopFields): void {
  const fault = hours.length === 0 ? undefined : hoursFaults(hours)[0];
  if (fault) {
    const path = `hours.${fault.day}.${fault.index}`;
    if (fault.reason === 'overlap') throw new AppError('HOURS_OVERLAP', { fields: [{ path, rule: 'hours_overlap' }] });
    throw refuseField(path, 'invalid');
  }
  if (timeZone && !isZone(timeZone)) throw refuseField('timeZone', 'invalid');
  if (latitude === null && longitude !== null) throw refuseField('latitude', 'required');
  if (longitude === null && latitude !== null) throw refuseField('longitude', 'required');
}

/** The columns of the fields; group, managers and state are moves of their own. */
export function columnsOf(fields: ShopFields) {
  return {
    name: fields.name,
    name_pinyin: pinyinOf(fields.name),
    code: fields.code || null,
    phone: fields.phone,
    province: fields.province,
    city: fields.city,
    district: fields.district,
    address: fields.address,
    latitude: fields.latitude,
    longitude: fields.longitude,
    format: fields.format,
    area_m2: fields.areaM2,
    tags: [...new Set(fields.tags)],
    opened_on: fields.openedOn,
    time_zone: fields.timeZone || null,
    hours: JSON.stringify(fields.hours),
    remarks: fields.remarks,
  } satisfies Updateable<Shop>;
}
