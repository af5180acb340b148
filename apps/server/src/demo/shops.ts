import type { WeekHours } from '@rondo/domain/business-hours';
import { addDays } from '@rondo/domain/civil-time';
import type { ShopFormat, ShopState } from '@rondo/domain/shop';
import { groupSegment } from '../features/shop/index.ts';
import { type Chance, chance } from './chance.ts';
import type { Place } from './fixtures.ts';
import { idAt } from './numbers.ts';

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
  /** Position of the area and of the borough in it. */
  area: number;
  group: DemoGroup;
  state: ShopState;
  /** yyyy-MM-dd; null while preparing. */
  openedOn: string | null;
  closedOn: string | null;
  format: ShopFormat;
  tags: string[];
  hours: WeekHours;
  areaM2: number;
  phone: string;
}

interface Root {
  id: string;
  lineage: string;
}

interface Area {
  name: string;
  boroughs: readonly string[];
}

/** The tree below the root: area, then borough. `areas[i]` holds the group of area i. */
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
    return { group, boroughs: area.boroughs.map((name) => grow(group, name)) };
  });
  return {
    areas: grown.map((one) => one.group),
    boroughOf: (name: string): { group: DemoGroup; area: number } => {
      for (const [area, one] of grown.entries()) {
        const group = one.boroughs.find((borough) => borough.name === name);
        if (group) return { group, area };
      }
      throw new Error(`no borough ${name}`);
    },
    all: grown.flatMap((one) => [one.group, ...one.boroughs]),
  };
}

const TAGS = ['临街 High street', '商场 Mall', '车站 Station', '写字楼 Offices', '社区 Neighbourhood'] as const;

/** One shop a place, named by its street. `today` is the company's date. */
export function makeShops(
  places: readonly Place[],
  boroughOf: ReturnType<typeof makeGroups>['boroughOf'],
  { prefix, at, today }: { prefix: string; at: Date; today: string },
): DemoShop[] {
  return places.map((place, index) => {
    const luck = chance(`${place.street} ${place.postcode}`);
    const state = stateOf(index);
    return {
      id: idAt(at),
      name: `${place.street} ${place.postcode.split(' ')[0] ?? ''}`,
      code: `${prefix}${String(index + 1).padStart(3, '0')}`,
      place,
      ...boroughOf(place.borough),
      state,
      openedOn: state === 'preparing' ? null : addDays(today, -luck.int(400, 3_600)),
      closedOn: state === 'closed' ? addDays(today, -luck.int(6, 100)) : null,
      format: luck.happens(0.72) ? 'direct' : luck.happens(0.8) ? 'franchise' : 'joint',
      tags: luck.happens(0.08) ? [luck.pick(TAGS), '旗舰 Flagship'] : [luck.pick(TAGS)],
      hours: hoursOf(luck),
      areaM2: luck.int(45, 240),
      // The range that Ofcom keeps free for fiction.
      phone: `020 7946 0${String(100 + index).padStart(3, '0')}`,
    };
  });
}

/** A few in preparation and a few closed, spread over the boroughs; the first ones stay open. */
function stateOf(index: number): ShopState {
  if (index % 41 === 40) return 'preparing';
  return index % 27 === 26 ? 'closed' : 'open';
}

const HOURS = [
  { week: ['07:00', '19:00'], end: ['08:00', '18:00'] },
  { week: ['06:30', '20:00'], end: ['07:30', '20:00'] },
  { week: ['07:30', '18:30'], end: ['08:30', '17:30'] },
] as const;

function hoursOf(luck: Chance): WeekHours {
  const { week, end } = luck.pick(HOURS);
  return [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const [from, to] = day < 5 ? week : end;
    return [{ from, to }];
  });
}
