import type { Interval, WeekHours } from '@rondo/domain/business-hours';
import type { Chance } from './chance.ts';
import type { House } from './house.ts';
import type { Place, ShopKind } from './place.ts';

/** Monday to Thursday, Friday, Saturday, Sunday; null is closed. */
type Week = readonly [Hours, Hours, Hours, Hours];
type Hours = readonly [from: string, to: string] | null;

/** Nights are only open where a shop sells what is needed at night. */
const WEEKS: Record<House['key'], Record<ShopKind, readonly Week[]>> = {
  london: {
    catering: [
      [
        ['07:00', '18:00'],
        ['07:00', '19:00'],
        ['08:00', '18:00'],
        ['09:00', '16:00'],
      ],
      [['06:30', '17:30'], ['06:30', '17:30'], ['08:00', '15:00'], null],
      [
        ['07:30', '18:30'],
        ['07:30', '20:00'],
        ['08:00', '20:00'],
        ['08:30', '17:00'],
      ],
    ],
    retail: [
      [
        ['07:00', '20:00'],
        ['07:00', '21:00'],
        ['07:30', '20:00'],
        ['10:00', '16:00'],
      ],
      [
        ['06:30', '21:00'],
        ['06:30', '22:00'],
        ['07:00', '22:00'],
        ['11:00', '17:00'],
      ],
    ],
  },
  china: {
    catering: [
      [
        ['07:30', '20:00'],
        ['07:30', '21:00'],
        ['09:00', '21:30'],
        ['09:00', '20:00'],
      ],
      [['07:00', '19:00'], ['07:00', '19:00'], ['08:30', '17:30'], null],
      [
        ['08:00', '21:30'],
        ['08:00', '22:00'],
        ['09:00', '22:00'],
        ['09:00', '21:30'],
      ],
    ],
    retail: [
      [
        ['00:00', '24:00'],
        ['00:00', '24:00'],
        ['00:00', '24:00'],
        ['00:00', '24:00'],
      ],
      [
        ['06:30', '23:00'],
        ['06:30', '24:00'],
        ['07:00', '24:00'],
        ['07:00', '23:00'],
      ],
      [
        ['06:00', '22:30'],
        ['06:00', '22:30'],
        ['06:30', '22:30'],
        ['07:00', '22:00'],
      ],
    ],
  },
};

/** The hours of a shop, Monday first: a week of its company and kind. */
export function openingHours(house: House, place: Place, luck: Chance): WeekHours {
  const [week, friday, saturday, sunday] = luck.pick(WEEKS[house.key][place.kind]);
  return [week, week, week, week, friday, saturday, sunday].map(intervals);
}

function intervals(hours: Hours): Interval[] {
  return hours === null ? [] : [{ from: hours[0], to: hours[1] }];
}
