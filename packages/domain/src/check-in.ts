import type { Actor } from './actor.ts';
import { DEFAULTS } from './limit.ts';
import { machine } from './machine.ts';

/** Check-in (product 25): whoever inspects on site shows that they are at the store, before the questions and when they leave. */
export const CHECK_IN_REQUIRED = ['off', 'in', 'in_out'] as const;
export const CHECK_IN_KINDS = ['in', 'out'] as const;
export type CheckInKind = (typeof CHECK_IN_KINDS)[number];
/** How it can be shown in a browser. */
export const CHECK_IN_METHODS = ['position', 'code_static', 'code_dynamic', 'photo', 'selfie'] as const;
export type CheckInMethod = (typeof CHECK_IN_METHODS)[number];
/** What only an application of the phone's system can tell: the settings show them and say so. */
export const NATIVE_CHECK_IN_METHODS = ['wifi', 'bluetooth', 'mock_location'] as const;
export const CHECK_IN_COMBINES = ['any', 'all'] as const;
export const CHECK_IN_OUTSIDE = ['forbid', 'allow'] as const;
/** What a check-in before the store opens is: as good as any other, or not what is asked for. */
export const CHECK_IN_BEFORE_OPENING = ['allow', 'unmet'] as const;

/** What is asked of whoever inspects at a store. */
export interface CheckInPolicy {
  required: (typeof CHECK_IN_REQUIRED)[number];
  methods: CheckInMethod[];
  /** Whether one of the methods is enough, or every one is needed. */
  combine: (typeof CHECK_IN_COMBINES)[number];
  radiusM: number;
  /** What happens to a check-in that does not show it: refused, or taken with a reason and marked. */
  outside: (typeof CHECK_IN_OUTSIDE)[number];
  /** Between check-in and check-out; 0: none. */
  minimumStayMin: number;
  beforeOpening: (typeof CHECK_IN_BEFORE_OPENING)[number];
}
export type CheckInField = keyof CheckInPolicy;

export const DEFAULT_CHECK_IN: CheckInPolicy = {
  required: 'off',
  methods: ['position'],
  combine: 'any',
  radiusM: DEFAULTS.checkInRadiusMeters,
  outside: 'allow',
  minimumStayMin: 0,
  beforeOpening: 'allow',
};
export const CHECK_IN_FIELDS = Object.keys(DEFAULT_CHECK_IN) as CheckInField[];

/** Who can say something other than the company, the closest to the inspection last. */
export const CHECK_IN_LAYERS = ['company', 'group', 'shop', 'template'] as const;
export type CheckInLayer = (typeof CHECK_IN_LAYERS)[number];
/** What a layer says; what it leaves open is null. */
export type CheckInChoices = { [F in CheckInField]: CheckInPolicy[F] | null };

/** What holds, and of which layer each part is; `default`: of none. */
export interface ResolvedCheckIn {
  policy: CheckInPolicy;
  from: Record<CheckInField, CheckInLayer | 'default'>;
}

/**
 * What holds for an inspection: part by part the last layer that says something, in the order company, group (the outermost first),
 * store, template. `layers` come in that order.
 */
export function resolveCheckIn(layers: readonly { layer: CheckInLayer; choices: CheckInChoices }[]): ResolvedCheckIn {
  return layers.reduce<ResolvedCheckIn>(
    (before, { layer, choices }) => {
      const said = CHECK_IN_FIELDS.filter((field) => choices[field] !== null);
      const named = Object.fromEntries(said.map((field) => [field, choices[field]]));
      const from = Object.fromEntries(said.map((field) => [field, layer]));
      return { policy: { ...before.policy, ...named }, from: { ...before.from, ...from } };
    },
    {
      policy: DEFAULT_CHECK_IN,
      from: {
        ...{ required: 'default', methods: 'default', combine: 'default' },
        ...{ radiusM: 'default', outside: 'default', minimumStayMin: 'default' },
        beforeOpening: 'default',
      },
    },
  );
}

/** Whether an inspection needs this kind of check-in: on site, in its first round (a correction may be written anywhere). */
export function asksFor(
  kind: CheckInKind,
  { required }: Pick<CheckInPolicy, 'required'>,
  task: { mode: string; round: number },
): boolean {
  if (task.mode !== 'on_site' || task.round > 1) return false;
  return kind === 'in' ? required !== 'off' : required === 'in_out';
}

/** A check-in without a doubt is normal; any other waits until somebody has looked at it. */
export const CHECK_IN_STATES = ['normal', 'pending', 'approved', 'denied'] as const;
export type CheckInState = (typeof CHECK_IN_STATES)[number];
/** What the list shows: the check-ins with a doubt, or all. */
export const CHECK_IN_SETS = ['doubt', 'all'] as const;
export const CHECK_IN_EVENTS = ['approve', 'deny'] as const;
export type CheckInEvent = (typeof CHECK_IN_EVENTS)[number];

export const checkInMachine = machine<CheckInState, CheckInEvent>({
  normal: {},
  pending: { approve: 'approved', deny: 'denied' },
  approved: {},
  denied: {},
});

/** What can be wrong with a check-in. */
export const CHECK_IN_FLAGS = [
  'outside',
  'low_accuracy',
  'no_position',
  'shop_unlocated',
  'no_code',
  'no_photo',
  'no_selfie',
  'short_stay',
  'before_opening',
  'impossible_travel',
  'shared_device',
] as const;
export type CheckInFlag = (typeof CHECK_IN_FLAGS)[number];

/** Whether an actor reviews inspections of a store: reviewer of this one, or trusted with taking records out; never of their own. */
export function reviews(actor: Actor, one: { inspectorId: string; isReviewer: boolean }): boolean {
  return actor.memberId !== one.inspectorId && (one.isReviewer || actor.codes.has('x_record_void'));
}

/** The events the actor may cause now: exactly the buttons to show. */
export const checkInEvents = (
  actor: Actor,
  one: { state: CheckInState; memberId: string; isReviewer: boolean },
): CheckInEvent[] =>
  reviews(actor, { inspectorId: one.memberId, isReviewer: one.isReviewer }) ? checkInMachine.eventsOf(one.state) : [];

/** Whether an actor may put the code of a store on a screen: its managers, and whoever sets the company up. */
export const mayShowCode = (actor: Actor, managerIds: readonly string[]): boolean =>
  managerIds.includes(actor.memberId) || actor.codes.has('x_company_setting');
