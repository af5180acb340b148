import { cycleApi as api } from '@rondo/contract/cycle';
import { inspectSettingApi as settings } from '@rondo/contract/inspect-setting';
import type { Input } from '@rondo/contract/kit/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type GivenTemplate, givenShopToInspect } from '../../../test/inspection.ts';
import { refusal } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  // Friday, 08:00 in Shanghai.
  w.clock.set(new Date('2026-11-20T00:00:00Z'));
  ({ company, shopId, manager, template } = await givenShopToInspect(w));
});

type Plan = Input<typeof api.create>;
const plan = (more: Partial<Plan> = {}): Plan => ({
  ...{ name: 'Opening check', mode: 'on_site', templateId: template.id, shopIds: [shopId], review: false },
  executor: { kind: 'manager' },
  schedule: {
    recurrence: { frequency: 'daily', everyDays: 1 },
    ...{ startOn: '2026-11-20', startTime: '09:00', term: { kind: 'days', days: 0 } },
  },
  requestId: requestId(),
  ...more,
});
const begin = async (more: Partial<Plan> = {}) => (await company.owner.call(api.create, plan(more))).id;
const at = async (instant: string) => {
  w.clock.set(new Date(instant));
  await w.app.runJob('cycle.watch');
};
const last = async (id: string) => (await company.owner.call(api.get, { id })).last;
const preset = (more: Partial<Input<typeof settings.saveProcess>> = {}) =>
  company.owner.call(settings.saveProcess, {
    ...{ mode: 'on_site', templateId: null, onEmpty: 'next_level', reviewUpTo: null, ccIds: [], ccRoleIds: [] },
    ...{ levels: [{ mode: 'any', who: { kind: 'members', memberIds: [company.owner.id] } }], allowsOverride: true },
    ...{ rev: 0, ...more },
  });

describe('a date on which a cycle gives nothing out says why', () => {
  it('its default process was removed', async () => {
    const { id: processId, rev } = await preset();
    const id = await begin({ process: 'default' });
    await company.owner.call(settings.removeProcess, { id: processId, rev });
    await at('2026-11-20T01:00:00Z');
    expect(await last(id)).toMatchObject({ tasks: 0, blocked: 'no_process' });
    await preset();
    await at('2026-11-20T02:01:00Z');
    expect(await last(id)).toMatchObject({ tasks: 1, blocked: null });
  });

  it('it names its people, and the default process has been fixed since', async () => {
    const id = await begin();
    await preset({ allowsOverride: false });
    await at('2026-11-20T01:00:00Z');
    expect(await last(id)).toMatchObject({ tasks: 0, blocked: 'process_fixed' });
  });

  it('a store has an inspector and nobody to review', async () => {
    const id = await begin({ review: true, reviewerIds: [manager.id, company.owner.id] });
    await w.sql(`update cycle set reviewer_ids = $2 where id = $1`, [id, [manager.id]]);
    await at('2026-11-20T01:00:00Z');
    const given = await last(id);
    expect(given).toMatchObject({ tasks: 0, skipped: 1, blocked: null });
    const { list } = await company.owner.call(api.skipped, { id, occurrenceId: given?.id ?? '' });
    expect(list).toMatchObject([{ shop: { id: shopId }, reason: 'no_reviewer' }]);
  });
});

it('a plan with stores that have nobody is refused by their names, at creation and at an edit', async () => {
  const alone = await company.shop({ name: 'Alone' });
  const blockers = [{ shopId: alone, shopName: 'Alone', reason: 'no_manager' }];
  const create = await refusal(begin({ shopIds: [shopId, alone] }));
  expect([create.reason, create.data]).toEqual(['SHOP_NEEDS_MANAGER', { blockers }]);
  const id = await begin();
  const { requestId: _, ...fields } = plan({ shopIds: [shopId, alone] });
  const edit = await refusal(company.owner.call(api.edit, { id, rev: 0, ...fields }));
  expect([edit.reason, edit.data]).toEqual(['SHOP_NEEDS_MANAGER', { blockers }]);
});
