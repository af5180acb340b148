import type { ShopFieldName } from '@rondo/contract/shop-fields';
import type { MessageKey } from '@rondo/messages';

export type FormPart = 'identity' | 'basics' | 'people' | 'place' | 'hours' | 'more';

interface FormPlace {
  part: FormPart;
  isWide?: boolean;
  /** Lines of a long text. */
  rows?: number;
  hint?: MessageKey;
}

/** Where each field stands in the form, in this order. */
export const FORM: Record<ShopFieldName, FormPlace> = {
  name: { part: 'identity' },
  code: { part: 'identity' },
  format: { part: 'basics' },
  phone: { part: 'people' },
  province: { part: 'place' },
  city: { part: 'place' },
  district: { part: 'place' },
  timeZone: { part: 'place' },
  address: { part: 'place', isWide: true },
  latitude: { part: 'place', hint: 'shop.form.placeHint' },
  longitude: { part: 'place' },
  hours: { part: 'hours' },
  specialDays: { part: 'hours' },
  areaM2: { part: 'more' },
  openedOn: { part: 'more' },
  tags: { part: 'more', isWide: true },
  remarks: { part: 'more', isWide: true, rows: 2 },
};

interface FactPlace {
  /** Every shop should have it: shown as a dash where it is missing. */
  isAlways?: boolean;
  isWide?: boolean;
}

export type FactName = ShopFieldName | 'group';

/** Where each field stands among the facts of the drawer, in this order; null: said elsewhere in the drawer. */
export const FACTS: Record<FactName, FactPlace | null> = {
  code: { isAlways: true },
  group: { isAlways: true },
  phone: { isAlways: true },
  openedOn: {},
  // With province and district.
  city: {},
  // With the longitude.
  latitude: {},
  areaM2: {},
  timeZone: {},
  address: { isAlways: true, isWide: true },
  tags: { isWide: true },
  remarks: { isWide: true },
  name: null,
  format: null,
  hours: null,
  specialDays: null,
  province: null,
  district: null,
  longitude: null,
};
