import { auditApi } from '@rondo/contract/audit';
import { type Field, fieldNames } from '@rondo/contract/kit/field';
import { templateApi as api } from '@rondo/contract/template';
import { TEMPLATE_FIELDS, type TemplateFieldName, type TemplateFieldValues } from '@rondo/contract/template-fields';
import { LANGUAGES } from '@rondo/domain/language';
import type { Mode } from '@rondo/domain/task';
import { type MessageKey, translate } from '@rondo/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let owner: Person;

beforeAll(async () => {
  w = await world();
  owner = (await w.company()).owner;
});
afterAll(() => w.stop());

const NAMES = fieldNames(TEMPLATE_FIELDS);
const MODES: readonly [Mode[], Mode[]] = [['on_site'], ['remote', 'self']];

/** Two values of each field that differ from each other. */
function sampleOf(name: TemplateFieldName, at: 0 | 1): unknown {
  if (name === 'modes') return MODES[at];
  return sampleOfKind(TEMPLATE_FIELDS[name], name, at);
}
const sampleOfKind = ({ kind }: Field, name: string, at: 0 | 1) =>
  kind === 'number' ? 30 + at : kind === 'day' ? `2024-05-0${at + 1}` : `${name} ${at}`;
const valuesOf = (at: 0 | 1, name?: string): TemplateFieldValues =>
  ({
    ...Object.fromEntries(NAMES.map((one) => [one, sampleOf(one, at)])),
    ...(name ? { name } : {}),
  }) as TemplateFieldValues;

const read = (id: string) => owner.call(api.get, { id });
const made = async (values: TemplateFieldValues, copyOf?: string) =>
  (await owner.call(api.create, { ...values, ...(copyOf ? { copyOf } : {}), requestId: requestId() })).id;
/** Keeps a draft under other values, as its editor does. */
async function save(id: string, values: TemplateFieldValues): Promise<void> {
  const { rev, content, scoring } = await owner.call(api.edit, { id });
  await owner.call(api.save, { id, rev, content, scoring, ...values });
}
const latest = async (id: string) => (await owner.call(auditApi.list, { objectId: id })).list[0];

describe('every field of a template', () => {
  it('is kept as it was sent, by the list and the copy too, and told before and after by the audit log', async () => {
    const id = await made(valuesOf(0, 'Kept'));
    expect(await read(id)).toMatchObject(valuesOf(0, 'Kept'));
    await save(id, valuesOf(1));
    expect(await read(id)).toMatchObject(valuesOf(1));
    const { list } = await owner.call(api.list, { keyword: valuesOf(1).name });
    expect(list).toMatchObject([valuesOf(1)]);
    const entry = await latest(id);
    const told = entry?.changes.map(({ field }) => field) ?? [];
    expect(told.toSorted()).toEqual(NAMES.map((name) => TEMPLATE_FIELDS[name].column as string).toSorted());
    expect(entry?.changes.every(({ before, after }) => before && after)).toBe(true);
    for (const language of LANGUAGES) {
      for (const key of told.map((field) => `audit.field.${field}` as MessageKey))
        expect(translate(language, key)).not.toBe(key);
    }
  });

  it('stays with the draft of a template that is live, and nothing is told where nothing changed', async () => {
    const id = await made(valuesOf(0, 'Same'));
    const before = await latest(id);
    await save(id, valuesOf(0, 'Same'));
    expect(await latest(id)).toEqual(before);
    await save(id, { ...valuesOf(0, 'Same'), description: 'other' });
    expect(await latest(id)).toMatchObject({ event: 'edit', changes: [{ field: 'description', after: 'other' }] });
  });
});
