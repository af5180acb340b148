import { inspectSettingApi as api, savedRectification } from '@rondo/contract/inspect-setting';
import type { Input } from '@rondo/contract/kit/endpoint';
import { processPlan } from '@rondo/contract/process-plan';
import { translate } from '@rondo/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let area: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  area = await company.member({ role: 'area_manager', name: 'Noor Hassan' });
});

type Change = { field: string; before: string | null; after: string | null };

/** What the newest entry of a kind says was changed. */
async function told(kind: string): Promise<Change[]> {
  const [entry] = await w.sql<{ data: { changes: Change[] } }>(
    'select data from history where company_id = $1 and object_kind = $2 order by at desc, id desc limit 1',
    [company.id, kind],
  );
  return entry?.data.changes ?? [];
}

it('every part of the rectification settings is told with what it was and what it is', async () => {
  const { rev, ...before } = await company.owner.call(api.rectification, {});
  const after: Input<typeof api.saveRectification> = {
    ...{ hoursNormal: 71, hoursMajor: 47, hoursRedLine: 23, roundHours: 22, repeatDays: 29 },
    raisesRepeats: false,
    ...{ autoCreate: 'never', allowsTransfer: !before.allowsTransfer, minPhotos: 3, clock: 'business' },
    cameraOnly: !before.cameraOnly,
    ...{ allowsExtension: !before.allowsExtension, allowsAppeal: !before.allowsAppeal },
    ...{ tellsOverdue: false, areaManagerHours: null, headHours: 71, administratorHours: 167, reviewHours: 47 },
    handler: { kind: 'members', memberIds: [area.id] },
    reviewer: { kind: 'role', roleId: company.start.roleIds.area_manager },
    ...{ ccIds: [area.id], ccRoleIds: [company.start.roleIds.store_manager], rev },
  };
  await company.owner.call(api.saveRectification, after);
  const changes = await told('rectification_setting');
  expect(changes).toHaveLength(Object.keys(savedRectification.omit({ rev: true }).shape).length);
  expect(changes).toEqual(
    expect.arrayContaining([
      { field: 'hoursNormal', before: '72', after: '71' },
      { field: 'auto_create', before: 'The inspection handler decides', after: 'Create no rectification' },
      { field: 'allows_transfer', before: 'Yes', after: 'No' },
      { field: 'areaManagerHours', before: '24', after: 'off' },
      { field: 'rectifyHandler', before: 'Store managers', after: 'Noor Hassan' },
      { field: 'rectifyReviewer', before: 'The inspection handler', after: 'Area manager' },
      { field: 'rectifyCc', before: null, after: 'Noor Hassan' },
    ]),
  );
  // Only what is different is told.
  await company.owner.call(api.saveRectification, { ...after, rev: rev + 1, allowsTransfer: before.allowsTransfer });
  expect(await told('rectification_setting')).toEqual([{ field: 'allows_transfer', before: 'No', after: 'Yes' }]);
});

it('every part of a default process is told when it is made, changed and removed', async () => {
  const first: Input<typeof api.saveProcess> = {
    ...{ mode: 'on_site', templateId: null, rev: 0, onEmpty: 'next_level', reviewUpTo: null, sampleItems: null },
    ...{ levels: [], ccIds: [], ccRoleIds: [], allowsOverride: true, signOff: false, reviewerMayEdit: false },
  };
  const made = await company.owner.call(api.saveProcess, first);
  expect(await told('process_setting')).toContainEqual({ field: 'processLevels', before: null, after: 'No review' });
  const next: Input<typeof api.saveProcess> = {
    ...first,
    rev: made.rev,
    levels: [{ mode: 'any', who: { kind: 'members', memberIds: [area.id] } }],
    ...{ onEmpty: 'administrators', reviewUpTo: 'pass', ccIds: [area.id] },
    ccRoleIds: [company.start.roleIds.store_manager],
    ...{ allowsOverride: false, signOff: true, reviewerMayEdit: true, reviewHours: 24, autoApproves: true },
    ...{ ccOnlyFailed: true, afterRectifications: true, deadlineClock: 'business' },
  };
  const changed = await company.owner.call(api.saveProcess, next);
  const changes = await told('process_setting');
  // All but the sample and the camera, which are of self-inspections only.
  expect(changes).toHaveLength(Object.keys(processPlan.shape).length - 2);
  const mode = translate('en-US', 'task.review.modes.any');
  expect(changes).toEqual(
    expect.arrayContaining([
      { field: 'processLevels', before: 'No review', after: `1. Noor Hassan (${mode})` },
      { field: 'processSignOff', before: 'No', after: 'Yes' },
      { field: 'processCcFailed', before: 'No', after: 'Yes' },
      { field: 'processDeadlineClock', before: 'Day and night', after: 'Business hours of the store' },
      { field: 'processCcRoles', before: null, after: 'Store manager' },
    ]),
  );
  await company.owner.call(api.removeProcess, { id: made.id, rev: changed.rev });
  expect(await told('process_setting')).toContainEqual({ field: 'processSignOff', before: 'Yes', after: null });
  const who = { kind: 'area_manager' as const };
  const self = { ...first, mode: 'self' as const, levels: [{ mode: 'any' as const, who }], sampleItems: 5 };
  await company.owner.call(api.saveProcess, self);
  expect(await told('process_setting')).toContainEqual({ field: 'processSample', before: null, after: '5' });
  expect(await told('process_setting')).toContainEqual({ field: 'processCamera', before: null, after: 'Yes' });
});
