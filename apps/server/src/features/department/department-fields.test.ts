import { auditApi } from '@rondo/contract/audit';
import { departmentApi as api } from '@rondo/contract/department';
import { DEPARTMENT_FIELDS, type DepartmentFieldValues } from '@rondo/contract/department-fields';
import { fieldNames } from '@rondo/contract/kit/field';
import { LANGUAGES } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

const NAMES = fieldNames(DEPARTMENT_FIELDS);
const valuesOf = (round: number): DepartmentFieldValues =>
  Object.fromEntries(NAMES.map((name) => [name, `${name} ${round}`])) as DepartmentFieldValues;

it('every field of a department is kept as it was sent, and told before and after by the audit log in both languages', async () => {
  const { owner, start } = await w.company();
  const place = { parentId: start.rootDepartmentId, afterId: null, headIds: [] };
  const { id } = await owner.call(api.create, { ...valuesOf(1), ...place, requestId: requestId() });
  const read = async () => (await owner.call(api.tree, {})).find((one) => one.id === id);
  expect(await read()).toMatchObject(valuesOf(1));
  const stale = owner.call(api.update, { ...valuesOf(2), headIds: [], id, rev: 7 });
  await expect(stale).rejects.toMatchObject({ reason: 'STALE', data: { current: valuesOf(1) } });
  await owner.call(api.update, { ...valuesOf(2), headIds: [], id, rev: (await read())?.rev ?? 0 });
  expect(await read()).toMatchObject(valuesOf(2));
  const [entry] = (await owner.call(auditApi.list, { objectId: id })).list;
  expect(entry?.changes).toEqual(NAMES.map((field) => ({ field, before: `${field} 1`, after: `${field} 2` })));
  for (const language of LANGUAGES) {
    for (const key of NAMES.map((name) => `audit.field.${name}` as MessageKey))
      expect(translate(language, key)).not.toBe(key);
  }
});
