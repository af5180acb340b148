import { auditApi } from '@rondo/contract/audit';
import { type Field, fieldNames } from '@rondo/contract/kit/field';
import { shopApi } from '@rondo/contract/shop';
import { type OwnShopField, SHOP_FIELDS, type ShopFieldName, type ShopFieldValues } from '@rondo/contract/shop-fields';
import { LANGUAGES } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { checked, imported, undone } from '../../../test/import.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { readXlsx } from '../../platform/table/read-xlsx.ts';

let w: World;
let company: Company;
let owner: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  owner = company.owner;
});
afterAll(() => w.stop());

/** Two values of each field, and how a file writes them. */
type Sample = { value: unknown; text: string };
const HOURS = (from: string) => [...Array.from({ length: 5 }, () => [{ from, to: '21:00' }]), [], []];
const OWN: Record<OwnShopField | 'timeZone', readonly [Sample, Sample]> = {
  format: [
    { value: 'direct', text: 'Direct' },
    { value: 'joint', text: '联营' },
  ],
  tags: [
    { value: ['mall'], text: 'mall' },
    { value: ['sea', 'quay'], text: 'sea, quay' },
  ],
  hours: [
    { value: HOURS('09:00'), text: 'Mon-Fri 09:00-21:00' },
    { value: HOURS('10:00'), text: 'Mon-Fri 10:00-21:00' },
  ],
  specialDays: [
    {
      value: [{ name: 'New Year', from: '2026-12-31', to: '2027-01-02', intervals: [] }],
      text: '2026-12-31..2027-01-02 closed New Year',
    },
    {
      value: [{ name: '春节', from: '2027-02-05', to: '2027-02-05', intervals: [{ from: '09:00', to: '12:00' }] }],
      text: '2027-02-05 09:00-12:00 春节',
    },
  ],
  timeZone: [
    { value: 'Asia/Tokyo', text: 'Asia/Tokyo' },
    { value: 'Europe/Paris', text: 'Europe/Paris' },
  ],
};

function sampleOf(name: ShopFieldName, at: 0 | 1): Sample {
  if (name in OWN) return OWN[name as keyof typeof OWN][at];
  const field: Field = SHOP_FIELDS[name];
  const text =
    field.kind === 'number' ? String(30.25 + at) : field.kind === 'day' ? `2024-05-0${at + 1}` : `${name} ${at}`;
  return { value: field.kind === 'number' ? Number(text) : text, text };
}

const NAMES = fieldNames(SHOP_FIELDS);
const valuesOf = (at: 0 | 1): ShopFieldValues =>
  Object.fromEntries(NAMES.map((name) => [name, sampleOf(name, at).value])) as ShopFieldValues;

const group = () => ({ groupId: company.start.rootGroupId, managerIds: [] });
const created = (fields: ShopFieldValues) =>
  owner.call(shopApi.create, { ...fields, ...group(), state: 'open', requestId: requestId() });
const read = (id: string) => owner.call(shopApi.get, { id });
const quoted = (cells: readonly string[]): string => cells.map((cell) => `"${cell}"`).join(',');

it('an area that would be stored as none is refused at its field; the least one is kept', async () => {
  const area = (name: string, areaM2: number) => created({ ...valuesOf(0), name, code: name, areaM2 });
  await expect(area('None', 0.004)).rejects.toMatchObject({ data: { fields: [{ path: 'areaM2' }] } });
  const { id } = await area('Least', 0.01);
  expect(await read(id)).toMatchObject({ areaM2: 0.01 });
  await owner.call(shopApi.remove, { id });
});

describe('every field of a shop', () => {
  it('is kept as it was sent, and told before and after by the audit log in both languages', async () => {
    const { id } = await created({ ...valuesOf(0), name: 'Edited', code: 'E1' });
    expect(await read(id)).toMatchObject({ ...valuesOf(0), name: 'Edited', code: 'E1' });
    const { rev } = await read(id);
    await owner.call(shopApi.update, { ...valuesOf(1), ...group(), id, rev });
    expect(await read(id)).toMatchObject(valuesOf(1));
    const [entry] = (await owner.call(auditApi.list, { objectId: id })).list;
    const told = entry?.changes.map(({ field }) => field) ?? [];
    expect(told.toSorted()).toEqual(NAMES.map((name) => SHOP_FIELDS[name].column as string).toSorted());
    for (const language of LANGUAGES) {
      for (const key of told.map((field) => `audit.field.${field}` as MessageKey))
        expect(translate(language, key)).not.toBe(key);
    }
    await owner.call(shopApi.remove, { id });
  });

  it.each(LANGUAGES)('is imported under its heading in %s, overwritten, and given back', async (language) => {
    const headings = NAMES.map((name) => translate(language, `shop.field.${name}`));
    const csv = (fields: (name: ShopFieldName) => string): string =>
      `${quoted(headings)}\n${quoted(NAMES.map(fields))}\n`;
    const mark = `new ${language}`;
    const first = await checked(
      shopApi,
      owner,
      csv((name) => (name === 'name' || name === 'code' ? mark : sampleOf(name, 0).text)),
    );
    expect(first.columns.map(({ field }) => field)).toEqual(NAMES);
    expect(first.errors).toEqual([]);
    await imported(shopApi, owner, first.importId);
    const [shop] = (await owner.call(shopApi.list, { keyword: mark })).list;
    const id = shop?.id ?? '';
    const before = { ...valuesOf(0), name: mark, code: mark };
    expect(await read(id)).toMatchObject(before);

    // A file means a shop by its name or its code, so each is overwritten under the other.
    for (const kept of ['code', 'name'] as const) {
      const overwriting = csv((name) =>
        name === kept ? mark : name === 'code' || name === 'name' ? `other ${language}` : sampleOf(name, 1).text,
      );
      const second = await checked(shopApi, owner, overwriting);
      expect(second.errors).toEqual([]);
      const job = await imported(shopApi, owner, second.importId, { duplicates: 'overwrite' });
      const other = kept === 'code' ? 'name' : 'code';
      expect(await read(id)).toMatchObject({ ...valuesOf(1), [kept]: mark, [other]: `other ${language}` });
      expect((await undone(owner, job.id)).undone).toMatchObject({ restored: 1, keptCount: 0 });
      expect(await read(id)).toMatchObject(before);
    }
  });

  it('has a column in the form to fill in, with an example that can be imported', async () => {
    const sent = compose(shopApi.importTemplate, {}, owner, { now: w.clock.now().getTime() });
    const answer = await fetch(w.base + sent.url, { headers: sent.headers });
    const form = new Uint8Array(await answer.arrayBuffer());
    const report = await checked(shopApi, owner, form, { name: 'form.xlsx' });
    const fields = report.columns.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(NAMES));
    expect(report).toMatchObject({ errors: [], ready: 1 });
    const [row = []] = readXlsx(form)[0]?.rows.slice(1) ?? [];
    expect(NAMES.filter((name) => !row[fields.indexOf(name)])).toEqual([]);
  });
});
