import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ImportReport, importEndpoints } from '@rondo/contract/import';
import { inspectionApi } from '@rondo/contract/inspection';
import { recordApi } from '@rondo/contract/record';
import { shopApi } from '@rondo/contract/shop';
import { templateApi } from '@rondo/contract/template';
import { allItems } from '@rondo/domain/scoring/template';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from './factories.ts';
import { checked, imported } from './import.ts';
import { answersOf, inspect, openTask } from './inspection.ts';
import { requestId, type World, world } from './world.ts';

/** Lists of stores and check lists as companies and authorities publish them: none of it in the project. */
const DATA = process.env.RONDO_DATA ?? '';
/** Columns and values a person may have to put right, a file. */
const BY_HAND = 3;

interface Trial {
  /** What each heading is; what is not named is left out. */
  right: Record<string, string>;
  /** Rows that are imported at once. */
  rows: number;
}

const WHOLE = 50_000;
const TWICE = /^The same store (name|number) as row/;
const address = { address: 'address', city: 'city', state: 'province', zip: 'postcode' };
const place = { latitude: 'latitude', longitude: 'longitude' };
const taiwan = { lon: 'longitude', lat: 'latitude', name: 'name', status: 'state', formatted_address: 'address' };

const STORES: Record<string, Trial> = {
  'stores/starbucks_directory': {
    right: {
      'Store Number': 'code',
      'Store Name': 'name',
      'Ownership Type': 'format',
      'Street Address': 'address',
      City: 'city',
      'State/Province': 'province',
      Postcode: 'postcode',
      'Phone Number': 'phone',
      Timezone: 'timeZone',
      Longitude: 'longitude',
      Latitude: 'latitude',
    },
    rows: WHOLE,
  },
  'stores/tw_eleven_status': { right: taiwan, rows: WHOLE },
  'stores/tw_starbucks_status': { right: taiwan, rows: WHOLE },
  'stores/us_7eleven_2024': {
    right: {
      id: 'code',
      name: 'name',
      street: 'address',
      city: 'city',
      state_name: 'province',
      zip: 'postcode',
      phone: 'phone',
      ...place,
    },
    rows: WHOLE,
  },
  'stores/us_chickfila_status': {
    right: {
      locationname: 'name',
      marketname: 'group',
      ...address,
      ...place,
      status: 'state',
      timezone: 'timeZone',
      other_date: 'openedOn',
    },
    rows: WHOLE,
  },
  'stores/us_kfc': {
    right: { street: 'address', city: 'city', state: 'province', zip: 'postcode', ...place },
    rows: WHOLE,
  },
  'stores/us_mcdonalds_2024': {
    right: {
      store_number: 'code',
      store_name: 'name',
      street: 'address',
      city: 'city',
      state_name: 'province',
      zip: 'postcode',
      ...place,
    },
    rows: WHOLE,
  },
  'stores/us_starbucks_2023': {
    right: { store_number: 'code', name: 'name', ownership_type: 'format', ...address, timezone: 'timeZone', ...place },
    rows: WHOLE,
  },
  'stores/us_wendys_status': {
    right: { id: 'code', ...address, ...place, phone: 'phone', storeStatusCode: 'state', timezoneId: 'timeZone' },
    rows: WHOLE,
  },
  'inspections/uk_fhrs_london': {
    right: {
      FHRSID: 'code',
      BusinessName: 'name',
      AddressLine1: 'address',
      AddressLine2: 'address',
      AddressLine3: 'address',
      AddressLine4: 'address',
      PostCode: 'postcode',
      LocalAuthorityName: 'group',
      ...place,
    },
    rows: 30_000,
  },
};

const conditions = Object.fromEntries(['I', 'II', 'III', 'IV', 'V'].map((no) => [`Condition ${no}`, 'condition']));
const CHECK_LISTS: Record<string, Trial> = {
  'checklists/calcode_inspection_items_sanmateo': {
    right: { item_no: 'code', item: 'name', degree: 'severity' },
    rows: 500,
  },
  'checklists/fda_food_code_items_feast': {
    right: { section: 'code', name: 'name', text: 'standard', chapter: 'category' },
    rows: 500,
  },
  'checklists/nyc_violation_health_code_mapping': {
    right: {
      Violation_Code: 'code',
      Violation_Summary: 'name',
      Category_Description: 'category',
      Violation_Template: 'standard',
      ...conditions,
    },
    rows: 500,
  },
  'checklists/toronto_dinesafe_items': { right: { 'Infraction Details': 'name', Severity: 'severity' }, rows: 500 },
};

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** A file in parts that one import takes, each with the headings. */
function partsOf(name: string, rows: number): string[] {
  const [headings = [], ...data]: string[][] = parse(gunzipSync(readFileSync(join(DATA, `${name}.csv.gz`))), {
    bom: true,
    relax_column_count: true,
  });
  const count = Math.ceil(data.length / rows);
  return Array.from({ length: count }, (_, part) =>
    [headings, ...data.slice(part * rows, (part + 1) * rows)].map((row) => row.map(quoted).join(',')).join('\n'),
  );
}

const mappingOf = ({ columns }: ImportReport, right: Record<string, string>) =>
  columns.map(({ header }) => right[header] ?? null);

/** Columns a person would have to put right. */
function corrections(report: ImportReport, right: Record<string, string>): string[] {
  return report.columns.flatMap(({ header, field }) =>
    field === (right[header] ?? null) ? [] : [`${header}: ${field} instead of ${right[header] ?? null}`],
  );
}

describe.skipIf(!existsSync(join(DATA, 'stores')))('real files', () => {
  let w: World;
  beforeAll(async () => {
    w = await world();
  });
  afterAll(() => w.stop());

  /** Answers who imported, and how many rows were written. */
  async function trial(
    api: Pick<ReturnType<typeof importEndpoints>, 'checkImport' | 'runImport'>,
    file: string,
    { right, rows }: Trial,
  ): Promise<{ company: Company; written: number }> {
    const company = await w.company();
    const { owner } = company;
    let written = 0;
    const mended = new Set<string>();
    for (const part of partsOf(file, rows)) {
      const found = await checked(api, owner, part);
      const byHand = corrections(found, right);
      for (const column of byHand) mended.add(column);
      const report = byHand.length > 0 ? await checked(api, owner, part, { mapping: mappingOf(found, right) }) : found;
      // The same store or item twice in a file is left out, as it should be; anything else a person would have to mend.
      for (const { column, value, message } of report.errors)
        if (!TWICE.test(message)) mended.add(`${column} ${value}: ${message}`);
      const run = await imported(api, owner, report.importId);
      expect(run.state).toBe('done');
      expect((run.result.created ?? 0) + (run.result.skipped ?? 0)).toBe(report.ready + report.duplicateCount);
      written += run.result.created ?? 0;
    }
    process.stdout.write(`${file}: ${written} written, by hand ${JSON.stringify([...mended])}\n`);
    expect([...mended].length, [...mended].join('\n')).toBeLessThanOrEqual(BY_HAND);
    expect(written).toBeGreaterThan(0);
    return { company, written };
  }

  /** The imported check list is published and one store inspected with all of it: its record has every item. */
  async function performed(company: Company, written: number): Promise<void> {
    const { owner } = company;
    const [row] = (await owner.call(templateApi.list, {})).list;
    if (!row) throw new Error('no template was made');
    const draft = await owner.call(templateApi.edit, { id: row.id });
    await owner.call(templateApi.publish, { id: row.id, rev: draft.rev });
    const shopId = await company.shop();
    const started = { shopId, templateId: row.id, mode: 'on_site' as const, review: false };
    const { taskId } = await owner.call(inspectionApi.start, { ...started, requestId: requestId() });
    const sheet = await openTask(owner, taskId);
    const items = allItems(sheet.content);
    expect(items).toHaveLength(written);
    const { recordId } = await inspect(owner, taskId, answersOf(items));
    expect((await owner.call(recordApi.get, { id: recordId })).items).toHaveLength(written);
  }

  it.each(Object.entries(STORES))(
    '%s is a list of stores',
    async (file, told) => {
      await trial(shopApi, file, told);
    },
    300_000,
  );
  it.each(Object.entries(CHECK_LISTS))(
    '%s is a check list: imported, published, performed',
    async (file, told) => {
      const { company, written } = await trial(templateApi, file, told);
      await performed(company, written);
    },
    120_000,
  );
});
