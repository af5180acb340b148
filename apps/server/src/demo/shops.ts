import type { WeekHours } from '@rondo/domain/business-hours';
import { addDays, instantOf } from '@rondo/domain/civil-time';
import type { ClosedKind, ShopFormat, ShopState } from '@rondo/domain/shop';
import type { NamedSpecialDays } from '@rondo/domain/special-days';
import { groupSegment } from '../features/scope/index.ts';
import { chance } from './chance.ts';
import type { Texts } from './fixtures.ts';
import type { House } from './house.ts';
import { idAt } from './numbers.ts';
import { openingHours } from './opening-hours.ts';
import type { Place } from './place.ts';

export interface DemoGroup {
  id: string;
  parentId: string;
  name: string;
  lineage: string;
  path: string;
}

export interface DemoShop {
  id: string;
  name: string;
  code: string;
  place: Place;
  /** Position of its area. */
  area: number;
  group: DemoGroup;
  state: ShopState;
  /** yyyy-MM-dd; null while preparing. */
  openedOn: string | null;
  closedOn: string | null;
  closed: { kind: ClosedKind; reason: string } | null;
  format: ShopFormat;
  tags: string[];
  hours: WeekHours;
  specialDays: NamedSpecialDays[];
  areaM2: number;
  phone: string;
  remarks: string;
  /** In the product; not before the company was. */
  createdAt: Date;
}

interface Root {
  id: string;
  lineage: string;
}

interface Area {
  name: string;
  districts: readonly string[];
}

/** The tree below the root: area, then district. `areas[i]` holds the group of area i. */
export function makeGroups(root: Root, areas: readonly Area[], at: Date) {
  const grow = (parent: Root & { path?: string }, name: string): DemoGroup => {
    const id = idAt(at);
    return {
      id,
      parentId: parent.id,
      name,
      lineage: `${parent.lineage}${groupSegment(id)}`,
      path: parent.path ? `${parent.path}/${name}` : name,
    };
  };
  const grown = areas.map((area) => {
    const group = grow(root, area.name);
    return { group, districts: area.districts.map((name) => grow(group, name)) };
  });
  return {
    areas: grown.map((one) => one.group),
    districtOf: (name: string): { group: DemoGroup; area: number } => {
      for (const [area, one] of grown.entries()) {
        const group = one.districts.find((district) => district.name === name);
        if (group) return { group, area };
      }
      throw new Error(`no district ${name}`);
    },
    all: grown.flatMap((one) => [one.group, ...one.districts]),
  };
}

interface Ground {
  house: House;
  texts: Texts['shop'];
  /** When the company registered. */
  registeredAt: Date;
  /** The company's date. */
  today: string;
}

/** One shop a place, named by its street; by its part of the city too where two have the same. */
export function makeShops(
  places: readonly Place[],
  districtOf: ReturnType<typeof makeGroups>['districtOf'],
  { house, texts, registeredAt, today }: Ground,
): DemoShop[] {
  const plainName = (place: Place): string => texts[place.kind].name.replace('{street}', place.street);
  const names = places.map(plainName);
  const nameOf = (place: Place): string => {
    const name = plainName(place);
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return house.language === 'zh-CN'
      ? texts[place.kind].name.replace('{street}', `${place.mark}${place.street}`)
      : `${name} ${place.mark}`;
  };
  return places.map((place, index) => {
    const luck = chance(`${place.street} ${place.address}`);
    const state = stateOf(index);
    const openedOn = addDays(today, -luck.int(state === 'closed' ? 400 : 45, 3_600));
    const opened = instantOf(openedOn, 9 * 60 + luck.int(0, 300), house.timeZone);
    const createdAt = state === 'preparing' ? instantOf(addDays(today, -luck.int(9, 40)), 660, house.timeZone) : opened;
    const isForGood = luck.happens(0.5);
    const kindTag = texts[place.kind].tag;
    return {
      id: idAt(createdAt),
      name: nameOf(place),
      code: `${house.prefix}${String(index + 1).padStart(3, '0')}`,
      place,
      ...districtOf(place.district),
      state,
      openedOn: state === 'preparing' ? null : openedOn,
      closedOn: state === 'closed' ? addDays(today, -luck.int(6, 100)) : null,
      closed:
        state === 'closed'
          ? { kind: isForGood ? 'permanent' : 'temporary', reason: texts.closed[isForGood ? 1 : 0] }
          : null,
      format: luck.happens(0.72) ? 'direct' : luck.happens(0.8) ? 'franchise' : 'joint',
      tags: [kindTag, luck.pick(texts.sites), ...(luck.happens(0.08) ? [texts.flagship] : [])],
      hours: openingHours(house, place, luck),
      specialDays: place.kind === 'catering' ? [newYear(today, house)] : [],
      areaM2: place.kind === 'retail' ? luck.int(60, 180) : luck.int(45, 240),
      phone: house.shopPhoneOf(index),
      remarks: texts.remarks.replace('{rating}', String(place.standing)).replace('{ratedOn}', place.ratedOn ?? ''),
      createdAt: createdAt < registeredAt ? registeredAt : createdAt,
    };
  });
}

/** Cafés and kitchens open late and close early on the first day of the year. */
function newYear(today: string, { language }: House): NamedSpecialDays {
  const day = `${Number(today.slice(0, 4)) + 1}-01-01`;
  const name = language === 'zh-CN' ? '元旦' : 'New Year’s Day';
  return { name, from: day, to: day, intervals: [{ from: '10:00', to: '16:00' }] };
}

/** A few in preparation and a few closed, spread over the districts; the first ones stay open. */
function stateOf(index: number): ShopState {
  if (index % 41 === 40) return 'preparing';
  return index % 27 === 26 ? 'closed' : 'open';
}
