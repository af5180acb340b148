import { auditApi } from '@rondo/contract/audit';
import { anyField, fieldNames } from '@rondo/contract/kit/field';
import { memberApi as api } from '@rondo/contract/member';
import { MEMBER_FIELDS, type MemberFieldName, type MemberFieldValues } from '@rondo/contract/member-fields';
import { LANGUAGES, type Language } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import { checked, imported, undone } from '../../../test/import.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import type { Company, Person } from '../../../test/world-shape.ts';
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

const NAMES = fieldNames(MEMBER_FIELDS);
/** Said by no file. */
const NOT_IMPORTED: readonly MemberFieldName[] = ['remarks'];
const IMPORTED = NAMES.filter((name) => !NOT_IMPORTED.includes(name));
/** What a file changes of a member who is there. A number and an address are ways to sign in and stay. */
const OVERWRITTEN = IMPORTED.filter((name) => name !== 'mobile' && name !== 'mail');
/** What the list does not show of a member is not in its file either. */
const NOT_EXPORTED: readonly MemberFieldName[] = ['remarks'];

/** A value of each field, in rounds that differ from each other. */
function sampleOf(name: MemberFieldName, round: number): string {
  const field = anyField(MEMBER_FIELDS[name]);
  if (name === 'mobile') return `1390000000${round}`;
  if (name === 'mail') return `round${round}@fields.test`;
  // 0 is a value like any other.
  if (field.kind === 'number') return String(round % 2);
  return field.kind === 'day' ? `2024-05-0${round}` : `${name} ${round}`;
}

/** As it travels. */
const wireOf = (name: MemberFieldName, round: number): string | number => {
  const { kind } = anyField(MEMBER_FIELDS[name]);
  return kind === 'number' ? Number(sampleOf(name, round)) : sampleOf(name, round);
};

const valuesOf = (round: number): MemberFieldValues =>
  Object.fromEntries(NAMES.map((name) => [name, wireOf(name, round)])) as MemberFieldValues;
const place = () => ({
  departmentIds: [company.start.rootDepartmentId],
  roleIds: [company.start.roleIds.staff],
  scope: { kind: 'some' as const },
});
const created = (round: number) => owner.call(api.create, { ...valuesOf(round), ...place(), requestId: requestId() });
const read = (id: string) => owner.call(api.get, { id });
const quoted = (cells: readonly string[]): string => cells.map((cell) => `"${cell}"`).join(',');

async function download(endpoint: typeof api.export | typeof api.importTemplate, language: Language) {
  const sent = compose(endpoint, {}, owner, { now: w.clock.now().getTime(), language });
  const answer = await fetch(w.base + sent.url, { headers: sent.headers });
  return new Uint8Array(await answer.arrayBuffer());
}

describe('every field of a member', () => {
  it('is kept as it was sent, and told before and after by the audit log in both languages', async () => {
    const { id } = await created(1);
    expect(await read(id)).toMatchObject(valuesOf(1));
    const { rev } = await read(id);
    await owner.call(api.update, { ...valuesOf(2), ...place(), id, rev });
    expect(await read(id)).toMatchObject(valuesOf(2));
    const [entry] = (await owner.call(auditApi.list, { objectId: id })).list;
    const told = entry?.changes.map(({ field }) => field) ?? [];
    expect(told.toSorted()).toEqual(NAMES.toSorted());
    for (const language of LANGUAGES) {
      for (const key of told.map((field) => `audit.field.${field}` as MessageKey))
        expect(translate(language, key)).not.toBe(key);
    }
  });

  it.each(LANGUAGES)('is imported under its heading in %s, overwritten, and given back', async (language) => {
    const round = language === 'zh-CN' ? 3 : 5;
    const roles = translate(language, 'member.field.roles');
    const headings = [...IMPORTED.map((name) => translate(language, `member.field.${name}`)), roles];
    const csv = (of: (name: MemberFieldName) => string): string =>
      `${quoted(headings)}\n${quoted([...IMPORTED.map(of), 'Staff'])}\n`;
    const first = await checked(
      api,
      owner,
      csv((name) => sampleOf(name, round)),
    );
    expect(first.columns.map(({ field }) => field)).toEqual([...IMPORTED, 'roles']);
    expect(first.errors).toEqual([]);
    await imported(api, owner, first.importId);
    const [member] = (await owner.call(api.list, { keyword: sampleOf('mail', round) })).list;
    const id = member?.id ?? '';
    const before = Object.fromEntries(IMPORTED.map((name) => [name, wireOf(name, round)]));
    expect(await read(id)).toMatchObject(before);

    const isKept = (name: string): boolean => !OVERWRITTEN.some((one) => one === name);
    const second = await checked(
      api,
      owner,
      csv((name) => sampleOf(name, isKept(name) ? round : round + 1)),
    );
    expect(second.errors).toEqual([]);
    const job = await imported(api, owner, second.importId, { duplicates: 'overwrite' });
    const after = Object.fromEntries(OVERWRITTEN.map((name) => [name, wireOf(name, round + 1)]));
    expect(await read(id)).toMatchObject({ ...before, ...after });
    const [entry] = (await owner.call(auditApi.list, { objectId: id })).list;
    expect(entry?.changes.map(({ field }) => field)).toEqual(OVERWRITTEN);
    expect((await undone(owner, job.id)).undone).toMatchObject({ restored: 1, keptCount: 0 });
    expect(await read(id)).toMatchObject(before);
  });

  it('has a column in the form to fill in and in the exported list, in both languages', async () => {
    await created(8);
    for (const language of LANGUAGES) {
      const heading = (name: MemberFieldName): string => translate(language, `member.field.${name}`);
      const [form = []] = readXlsx(await download(api.importTemplate, language))[0]?.rows ?? [];
      expect(form).toEqual(expect.arrayContaining(IMPORTED.map(heading)));
      const [headings = [], ...rows] = readXlsx(await download(api.export, language))[0]?.rows ?? [];
      const exported = NAMES.filter((name) => !NOT_EXPORTED.includes(name));
      const row = rows.find((cells) => cells.includes(sampleOf('mail', 8)));
      const cells = exported.map((name) => row?.[headings.indexOf(heading(name))]);
      expect(cells).toEqual(exported.map((name) => sampleOf(name, 8)));
    }
  });
});
