import type { CompanyStart } from '../features/company/index.ts';
import { groupSegment } from '../features/scope/index.ts';
import type { Texts } from './fixtures.ts';
import { idAt } from './numbers.ts';
import type { DemoMember, DemoPeople } from './people.ts';
import type { DemoGroup, DemoShop } from './shops.ts';

export interface DemoDepartment {
  id: string;
  parentId: string;
  name: string;
  code: string;
  description: string;
  lineage: string;
  /** Position among its siblings, from 1. */
  sort: number;
  heads: DemoMember[];
}

export interface DemoPlaces {
  departments: DemoDepartment[];
  /** Where somebody belongs, the primary department first. */
  placesOf: (member: DemoMember) => DemoDepartment[];
}

interface World {
  start: CompanyStart;
  groups: { areas: readonly DemoGroup[]; all: readonly DemoGroup[] };
  shops: readonly DemoShop[];
  people: DemoPeople;
  texts: Texts;
  at: Date;
}

/** The head office with its departments, a region an area and a department a district; everybody where they work. */
export function makeDepartments({ start, groups, shops, people, texts, at }: World): DemoPlaces {
  const { grow, all } = grower(start.rootDepartmentId, at);
  const head = grow(null, texts.headOffice);
  const offices = new Map<string, DemoDepartment>();
  for (const { key, ...text } of texts.offices) offices.set(key, grow(head, text));
  const districts = new Map<string, DemoDepartment>();
  const regions = groups.areas.map((area, no) => {
    const code = `R${no + 1}`;
    const region = grow(null, { name: area.name, code, description: '' });
    for (const [index, district] of groups.all.filter((group) => group.parentId === area.id).entries()) {
      const text = { name: district.name, code: `${code}-${String(index + 1).padStart(2, '0')}`, description: '' };
      districts.set(district.id, grow(region, text));
    }
    return region;
  });
  const shopOf = firstShops(shops, people);
  const placesOf = (member: DemoMember): DemoDepartment[] => {
    const area = groups.areas.findIndex((group) => member.groupIds.includes(group.id));
    const places =
      member.role === 'inspector'
        ? [offices.get('food_safety'), regions[area]]
        : [
            member.office ? offices.get(member.office) : undefined,
            regions[area],
            districts.get(shopOf.get(member.id)?.group.id ?? ''),
          ];
    const found = places.filter((place) => place !== undefined);
    return found.length > 0 ? found : [head];
  };
  lead({ head, offices, regions, districts }, people, placesOf);
  return { departments: all, placesOf };
}

type Text = Pick<DemoDepartment, 'name' | 'code' | 'description'>;

function grower(rootId: string, at: Date) {
  const all: DemoDepartment[] = [];
  const counts = new Map<string, number>();
  const grow = (parent: DemoDepartment | null, text: Text): DemoDepartment => {
    const id = idAt(at);
    const parentId = parent?.id ?? rootId;
    const sort = (counts.get(parentId) ?? 0) + 1;
    counts.set(parentId, sort);
    const lineage = `${parent?.lineage ?? groupSegment(rootId)}${groupSegment(id)}`;
    const department = { id, parentId, ...text, lineage, sort, heads: [] };
    all.push(department);
    return department;
  };
  return { grow, all };
}

/** The shop somebody works at, or the first one they manage. */
function firstShops(shops: readonly DemoShop[], people: DemoPeople): Map<string, DemoShop> {
  const found = new Map<string, DemoShop>();
  for (const shop of shops) {
    const manager = people.managerOf(shop);
    if (!found.has(manager.id)) found.set(manager.id, shop);
  }
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  for (const member of people.all) {
    const shop = byId.get(member.shopIds[0] ?? '');
    if (shop && !found.has(member.id)) found.set(member.id, shop);
  }
  return found;
}

interface Parts {
  head: DemoDepartment;
  offices: ReadonlyMap<string, DemoDepartment>;
  regions: readonly DemoDepartment[];
  districts: ReadonlyMap<string, DemoDepartment>;
}

/** Who leads what: regions their area managers, districts their first store manager, offices the first who is in them. */
function lead(parts: Parts, people: DemoPeople, placesOf: DemoPlaces['placesOf']): void {
  parts.head.heads = [people.owner];
  for (const [area, region] of parts.regions.entries()) region.heads = [people.areaManagerOf(area)];
  for (const member of people.all) {
    for (const place of placesOf(member)) {
      const isOffice = [...parts.offices.values()].includes(place);
      const isDistrict = member.role === 'store_manager' && [...parts.districts.values()].includes(place);
      if (place.heads.length === 0 && (isOffice || isDistrict)) place.heads = [member];
    }
  }
}
