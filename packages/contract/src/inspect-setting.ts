import { LIMIT } from '@rondo/domain/limit';
import { AUTO_CREATE } from '@rondo/domain/rectification-setting';
import { MODES } from '@rondo/domain/task';
import { CLOCK_TYPES } from '@rondo/domain/work-clock';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { done, id, instant, many, personRef, rev } from './kit/shapes.ts';
import { areaManager, namedPeople, processPlan, roleAtStore } from './process-plan.ts';

const manage = anyOf('x_issue_settings');
/** Those who give out inspections, or begin them. */
const use = anyOf('x_issue_settings', 'x_dispatch', 'x_cycle_manage', 'task_center');

const hours = z.number().int().min(1).max(LIMIT.rectification.limitHours);

/** Who puts right what failed, where the inspector names nobody. */
const handlerRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('manager') }),
  roleAtStore,
  namedPeople(LIMIT.rectification.handlers),
]);
export type HandlerRule = z.output<typeof handlerRule>;
/** Who looks at a fix, where the inspector names nobody. */
const checkerRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('inspector') }),
  areaManager,
  roleAtStore,
  namedPeople(LIMIT.rectification.reviewers),
]);
export type CheckerRule = z.output<typeof checkerRule>;
export const rectifierRules = z.object({ handler: handlerRule, reviewer: checkerRule });

/** What the company's rectifications are made with. */
const rectificationSetting = z.object({
  hoursNormal: hours,
  hoursMajor: hours,
  hoursRedLine: hours,
  roundHours: hours,
  repeatDays: z.number().int().min(1).max(LIMIT.period.days),
  /** A problem that comes back within them weighs one severity more. What was said before this existed says yes. */
  raisesRepeats: z.boolean().default(true),
  autoCreate: z.enum(AUTO_CREATE),
  allowsTransfer: z.boolean(),
  /** Handlers may ask for more time. */
  allowsExtension: z.boolean(),
  /** Handlers and managers of the store may appeal. */
  allowsAppeal: z.boolean(),
  /** Handler and initiator hear at once that it is late; the others so many hours later, null: never. */
  tellsOverdue: z.boolean(),
  areaManagerHours: hours.nullable(),
  headHours: hours.nullable(),
  administratorHours: hours.nullable(),
  /** After so long the reviewer is pressed, a day later whoever leads them. */
  reviewHours: hours,
  ...rectifierRules.shape,
  /** Besides those who get copies of the inspection. */
  ccIds: z.array(id).max(LIMIT.rectification.cc),
  ccRoleIds: z.array(id).max(LIMIT.member.roles),
  /** Photos that a fix needs at least. */
  minPhotos: z.number().int().min(1).max(LIMIT.photo.perItem),
  /** Photos of a fix come from the camera only. What was said before this existed says no. */
  cameraOnly: z.boolean().default(false),
  clock: z.enum(CLOCK_TYPES),
});
export type RectificationSetting = z.output<typeof rectificationSetting>;
/** What a form of it compares with when somebody else was faster. */
export const savedRectification = rectificationSetting.extend({ rev: z.number().int() });
export type SavedRectificationSetting = z.output<typeof savedRectification>;

export const processSetting = processPlan.extend({
  id,
  mode: z.enum(MODES),
  /** Null: of the company, for every template without one of its own. */
  template: personRef.nullable(),
  /** Names of the people and roles that the plan speaks of. */
  people: z.array(personRef),
  roles: z.array(personRef),
  updatedAt: instant,
  rev: z.number().int(),
});
export type ProcessSetting = z.output<typeof processSetting>;

export const inspectSettingApi = {
  processes: endpoint({
    method: 'GET',
    path: '/inspect/V3/setting/processes',
    needs: manage,
    summary: 'The default processes: of the company by mode, and those of single templates.',
    input: z.object({}),
    output: z.array(processSetting),
  }),
  process: endpoint({
    method: 'GET',
    path: '/inspect/V3/setting/process',
    needs: use,
    summary:
      'The default process that a mode and each of some templates have: the template’s, else the company’s, else none.',
    input: z.object({ mode: z.enum(MODES), templateId: many(id).optional() }),
    /** In the order of the templates; without any the company’s. */
    output: z.object({ processes: z.array(processSetting.nullable()) }),
  }),
  saveProcess: endpoint({
    method: 'PUT',
    path: '/inspect/V3/setting/process',
    needs: manage,
    summary:
      'Set the default process of a mode, of the company or of a template. What was given out before keeps its own.',
    input: processPlan.extend({ mode: z.enum(MODES), templateId: id.nullable(), rev }),
    output: processSetting,
    errors: ['INPUT_REFUSED', 'NOT_FOUND', 'MEMBER_NOT_FOUND', 'STALE'],
  }),
  removeProcess: endpoint({
    method: 'POST',
    path: '/inspect/V3/setting/removeProcess',
    needs: manage,
    summary: 'Remove a default process; its templates follow the company’s again.',
    input: z.object({ id, rev }),
    output: done,
    errors: ['NOT_FOUND', 'STALE'],
  }),
  rectification: endpoint({
    method: 'GET',
    path: '/inspect/V3/setting/rectification',
    needs: manage,
    summary: 'What rectifications are made with.',
    input: z.object({}),
    output: savedRectification,
  }),
  saveRectification: endpoint({
    method: 'PUT',
    path: '/inspect/V3/setting/rectification',
    needs: manage,
    summary: 'Change what rectifications are made with; those that are there keep what they were made with.',
    input: rectificationSetting.extend({ rev }),
    output: savedRectification,
    errors: ['STALE', 'NOT_FOUND', 'MEMBER_NOT_FOUND'],
  }),
};
