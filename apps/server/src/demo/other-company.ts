import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';
import { groupSegment } from '../features/shop/index.ts';
import { type DemoCompany, type Ground, TIME_ZONE, tracePublications } from './chain.ts';
import { ledger } from './ledger.ts';
import { live } from './live.ts';
import { makeOtherPeople } from './people.ts';
import { camera } from './photos.ts';
import { makeGroups, makeShops } from './shops.ts';
import { makeTemplate } from './template.ts';
import { planVisits } from './visits.ts';

const DAYS = 150;

/** The second company, a small one: whoever looks into one must never see the other. */
export function makeOtherCompany({ companyId, start, fixtures, pictures, now }: Ground): DemoCompany {
  const today = civilDate(now, TIME_ZONE);
  const began = instantOf(addDays(today, -DAYS - 10), 9 * 60, TIME_ZONE);
  const root = { id: start.rootGroupId, lineage: groupSegment(start.rootGroupId) };
  const groups = makeGroups(root, fixtures.areas, began);
  const shops = makeShops(fixtures.otherPlaces, groups.boroughOf, { prefix: 'OS', at: began, today });
  const people = makeOtherPeople(fixtures, shops, began);
  const template = makeTemplate(fixtures.otherTemplate, began, null);
  const book = ledger(companyId, TIME_ZONE, now);
  const film = camera(companyId, pictures);
  const stage = { shops, templates: new Map([[template.key, template]]), people, timeZone: TIME_ZONE, now, days: DAYS };
  live(book, film, people, planVisits(stage), DAYS);
  tracePublications(book, template, people);
  return {
    groups: groups.all,
    shops,
    people,
    places: { departments: [], placesOf: () => [] },
    applications: [],
    templates: [template],
    book,
    film,
  };
}
