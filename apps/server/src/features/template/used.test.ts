import { coveragePolicyApi } from '@rondo/contract/coverage-policy';
import { cycleApi } from '@rondo/contract/cycle';
import { templateApi } from '@rondo/contract/template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenShopToInspect, givenTemplate, type ShopToInspect } from '../../../test/inspection.ts';
import { refusal } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let given: ShopToInspect;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

const byPolicy = async (): Promise<string> => {
  const { company, template } = given;
  const fields = { groupId: null, templateId: template.id, atLeast: 1, per: 'week' as const };
  await company.owner.call(coveragePolicyApi.create, { name: 'Each week', ...fields, requestId: requestId() });
  return 'Each week';
};
const byCycle = async (before: readonly string[] = []): Promise<string> => {
  const { company, template, shopId } = given;
  const { id } = await company.owner.call(cycleApi.create, {
    ...{
      name: 'Opening check',
      mode: 'on_site',
      templateIds: [...before, template.id],
      shopIds: [shopId],
      reviewerIds: [company.owner.id],
    },
    executor: { kind: 'manager' },
    schedule: {
      recurrence: { frequency: 'daily', everyDays: 1 },
      ...{ startOn: '2027-06-01', startTime: '09:00', term: { kind: 'days', days: 0 } },
    },
    requestId: requestId(),
  });
  const [row] = await w.sql<{ number: string }>('select number from cycle where id = $1', [id]);
  return `${row?.number} Opening check`;
};

describe.each([
  ['coverage policy', byPolicy],
  ['cycle', () => byCycle()],
  ['cycle, beside another,', async () => byCycle([(await givenTemplate(w, given.company)).id])],
])('a template that only a %s names', (_, name) => {
  it('is not deleted, and the refusal says who uses it', async () => {
    given = await givenShopToInspect(w);
    const { company, template } = given;
    const user = await name();
    expect((await company.owner.call(templateApi.get, { id: template.id })).can.remove).toBe(false);
    const refused = await refusal(company.owner.call(templateApi.remove, { id: template.id }));
    expect(refused).toMatchObject({ reason: 'TEMPLATE_IN_USE', message: expect.stringContaining(user) });
  });

  it('stays where it is when it lies in the bin from before, and the sweep goes on', async () => {
    const { template } = given;
    await w.sql(`update template set deleted_at = now() - interval '31 days' where id = $1`, [template.id]);
    await w.app.runJob('maintenance.sweep');
    expect(await w.sql('select 1 from template where id = $1', [template.id])).toHaveLength(1);
  });
});
