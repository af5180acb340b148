import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';
import type { CompanyStart } from '../features/company/index.ts';
import { groupSegment } from '../features/shop/index.ts';
import { type DemoApplication, makeApplications } from './applications.ts';
import { type DemoPlaces, makeDepartments } from './departments.ts';
import type { Fixtures } from './fixtures.ts';
import { type Ledger, ledger } from './ledger.ts';
import { live } from './live.ts';
import { type DemoPeople, makePeople } from './people.ts';
import { type Camera, camera } from './photos.ts';
import type { Picture } from './pictures/render.ts';
import { type DemoGroup, type DemoShop, makeGroups, makeShops } from './shops.ts';
import { stageVisits } from './staged.ts';
import { type DemoTemplate, makeTemplate } from './template.ts';
import { planVisits } from './visits.ts';

/** All of a demo company, made in memory; nothing is written yet. */
export interface DemoCompany {
  groups: DemoGroup[];
  shops: DemoShop[];
  people: DemoPeople;
  places: DemoPlaces;
  applications: DemoApplication[];
  templates: DemoTemplate[];
  book: Ledger;
  film: Camera;
}

export interface Ground {
  companyId: string;
  start: CompanyStart;
  fixtures: Fixtures;
  pictures: readonly Picture[];
  now: Date;
}

export const TIME_ZONE = 'Europe/London';
/** How far back the history goes. */
const DAYS = 152;
const REVISED_DAYS_AGO = 61;

/** The chain: London shops, everybody who works there, five templates and five months of work. */
export function makeChain({ companyId, start, fixtures, pictures, now }: Ground): DemoCompany {
  const today = civilDate(now, TIME_ZONE);
  const began = instantOf(addDays(today, -DAYS - 20), 9 * 60, TIME_ZONE);
  const root = { id: start.rootGroupId, lineage: groupSegment(start.rootGroupId) };
  const groups = makeGroups(root, fixtures.areas, began);
  const shops = makeShops(fixtures.places, groups.boroughOf, { prefix: 'HC', at: began, today });
  const people = makePeople({ fixtures, areas: groups.areas, shops, at: began });
  const revisedAt = instantOf(addDays(today, -REVISED_DAYS_AGO), 11 * 60, TIME_ZONE);
  const templates = fixtures.templates.map((text) => makeTemplate(text, began, text.key === 'food' ? revisedAt : null));
  const book = ledger(companyId, TIME_ZONE, now);
  const film = camera(companyId, pictures);
  const stage = {
    shops,
    templates: new Map(templates.map((t) => [t.key, t])),
    people,
    timeZone: TIME_ZONE,
    now,
    days: DAYS,
  };
  live(book, film, people, [...planVisits(stage), ...stageVisits(stage)], DAYS);
  for (const template of templates) tracePublications(book, template, people);
  const places = makeDepartments({ start, groups, shops, people, at: began });
  const applications = makeApplications(fixtures, people, now, book);
  return { groups: groups.all, shops, people, places, applications, templates, book, film };
}

/** The publications of a template in its history. */
export function tracePublications(book: Ledger, template: DemoTemplate, people: DemoPeople): void {
  for (const version of template.versions) {
    book.trace({
      kind: 'template',
      id: template.id,
      at: version.publishedAt,
      by: people.admin,
      event: 'publish',
      from: version.no === 1 ? 'draft' : 'published',
      to: 'published',
      comment: version.releaseNote || null,
      data: { no: version.no, versionId: version.id },
    });
  }
}
