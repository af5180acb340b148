import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';
import type { CompanyStart } from '../features/company/index.ts';
import { groupSegment } from '../features/scope/index.ts';
import { type DemoApplication, makeApplications } from './applications.ts';
import { makeCertificates } from './certificates.ts';
import { addCoverage } from './coverage.ts';
import { cycleVisits } from './cycles.ts';
import { type Dataset, emptyDataset } from './dataset.ts';
import { type DemoPlaces, makeDepartments } from './departments.ts';
import { type DemoDevices, makeDevices } from './devices.ts';
import type { Fixtures } from './fixtures.ts';
import { addFlowDashboards } from './flow-dashboards.ts';
import { addFreeTaskRepeats } from './free-task-repeats.ts';
import { addFreeTasks } from './free-tasks.ts';
import type { House } from './house.ts';
import { live } from './live.ts';
import { addNotices } from './notices.ts';
import { addPastHistory } from './past.ts';
import { type DemoPeople, makePeople } from './people.ts';
import { emptyPhotoSet, type PhotoSet } from './photos.ts';
import type { Picture } from './pictures/render.ts';
import { addPoints } from './points.ts';
import { addProblems } from './problems.ts';
import { type DemoGroup, type DemoShop, makeGroups, makeShops } from './shops.ts';
import { stageVisits } from './staged.ts';
import { addStandardPhotos } from './standard-photos.ts';
import { addSubscriptions } from './subscriptions.ts';
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
  dataset: Dataset;
  photos: PhotoSet;
  certificates: Record<string, unknown>[];
  equipment: DemoDevices;
}

export interface Ground {
  house: House;
  companyId: string;
  start: CompanyStart;
  fixtures: Fixtures;
  pictures: readonly Picture[];
  registeredAt: Date;
  now: Date;
}

/** How far back the history goes. */
const DAYS = 152;
const REVISED_DAYS_AGO = 61;

/** A chain: its shops, everybody who works there, its templates and five months of work. */
export function makeCompany({ house, companyId, start, fixtures, pictures, registeredAt, now }: Ground): DemoCompany {
  const { timeZone } = house;
  const { texts } = fixtures;
  const today = civilDate(now, timeZone);
  const daysAgo = (days: number, minute: number): Date => instantOf(addDays(today, -days), minute, timeZone);
  const root = { id: start.rootGroupId, lineage: groupSegment(start.rootGroupId) };
  const groups = makeGroups(root, fixtures.areas, registeredAt);
  const shops = makeShops(fixtures.places, groups.districtOf, { house, texts: texts.shop, registeredAt, today });
  const people = makePeople({ house, texts, areas: groups.areas, shops, registeredAt, now });
  const revision = { at: daysAgo(REVISED_DAYS_AGO, 11 * 60), releaseNote: texts.releaseNote };
  const templates = fixtures.templates.map((text, i) =>
    makeTemplate(
      text,
      daysAgo(DAYS + 20 + i * 3, 9 * 60 + i * 47),
      text.key === 'food' ? revision : null,
      // Kitchens have what it looks at, other stores have not.
      text.key === 'equipment' ? [texts.shop.catering.tag] : [],
    ),
  );
  const dataset = emptyDataset(companyId, timeZone, texts, now);
  const photos = emptyPhotoSet(companyId, pictures);
  for (const template of templates) if (template.key === 'food') addStandardPhotos(template, photos, people.admin);
  const stage = { shops, templates: new Map(templates.map((t) => [t.key, t])), people, timeZone, now, days: DAYS };
  const cyclic = cycleVisits(dataset, stage, start.roleIds.inspector);
  live(dataset, photos, people, [...planVisits(stage), ...stageVisits(stage), ...cyclic], DAYS);
  addFreeTasks(dataset, { language: house.language, shops, people });
  addProblems(dataset, { language: house.language, timeZone, shops, people });
  addFreeTaskRepeats(dataset, { language: house.language, shops, people });
  addCoverage(dataset, stage, groups.areas[0], addDays(today, -DAYS), daysAgo(DAYS, 10 * 60));
  addFlowDashboards(dataset, { language: house.language, people });
  addSubscriptions(dataset, { language: house.language, people });
  addNotices(dataset, { language: house.language, people });
  addPoints(dataset, { language: house.language, shops, people });
  for (const template of templates) tracePublications(dataset, template, people);
  addPastHistory(dataset, { companyId, name: texts.company.name, registeredAt, people });
  const places = makeDepartments({ start, groups, shops, people, texts, at: registeredAt });
  const applications = makeApplications({ texts, domain: house.domain }, people, now, dataset);
  const certificates = makeCertificates({ companyId, shops, people, today, registeredAt, prefix: house.prefix });
  const equipment = makeDevices({ companyId, language: house.language, shops, people, now });
  return {
    groups: groups.all,
    shops,
    people,
    places,
    applications,
    templates,
    dataset,
    photos,
    certificates,
    equipment,
  };
}

/** The publications of a template in its history. */
function tracePublications(dataset: Dataset, template: DemoTemplate, people: DemoPeople): void {
  for (const version of template.versions) {
    dataset.addHistory({
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
