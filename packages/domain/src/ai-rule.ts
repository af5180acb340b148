import type { Actor } from './actor.ts';
import { AI_LIMIT } from './ai/ai-limit.ts';
import { isArea, type Point } from './detection.ts';
import { LIMIT } from './limit.ts';
import { machine } from './machine.ts';

/** `shadow`: it runs unseen until people judged enough; `muted`: too much of it was wrong. */
export const AI_RULE_STATES = ['shadow', 'live', 'muted', 'off'] as const;
export type AiRuleState = (typeof AI_RULE_STATES)[number];
/** What people do; `promote` and `mute` follow from the ledger, `revise` from a change of what is asked. */
export const AI_RULE_EVENTS = ['restart', 'switch_off', 'switch_on'] as const;
export type AiRuleEvent = (typeof AI_RULE_EVENTS)[number] | 'promote' | 'mute' | 'revise';

/** A rule that begins again, begins in the shadow: with a new ledger. */
export const aiRuleMachine = machine<AiRuleState, AiRuleEvent>(
  {
    shadow: { promote: 'live', switch_off: 'off' },
    live: { mute: 'muted', revise: 'shadow', switch_off: 'off' },
    muted: { restart: 'shadow', revise: 'shadow', switch_off: 'off' },
    off: { switch_on: 'shadow' },
  },
  ['promote', 'mute', 'revise'],
);

/** The states in which cameras are looked at. */
export const RUNNING_STATES = ['shadow', 'live'] as const satisfies readonly AiRuleState[];

/** How sure a model that is asked a question has to be: it says yes in doubt, as it thinks, or only without any doubt. */
export const AI_STRICTNESS = ['lenient', 'usual', 'strict'] as const;
export type AiStrictness = (typeof AI_STRICTNESS)[number];

/** What becomes of an event. */
export const AI_HANDLINGS = ['record', 'review', 'rectify', 'message'] as const;

/** Which cameras of the stores: all that can show it, or some by name. */
export const AI_CAMERA_CHOICES = ['suitable', 'chosen'] as const;

export interface AiRuleView {
  state: AiRuleState;
  /** Every store that it reaches is in the actor's scope. */
  isCovered: boolean;
}

const mayManage = (actor: Actor, { isCovered }: AiRuleView): boolean => actor.codes.has('x_ai_rule') && isCovered;

export const mayEditAiRule = (actor: Actor, one: AiRuleView): boolean => mayManage(actor, one);

/** The events the actor may cause now: exactly the buttons to show. */
export const aiRuleEvents = (actor: Actor, one: AiRuleView): (typeof AI_RULE_EVENTS)[number][] =>
  AI_RULE_EVENTS.filter((event) => aiRuleMachine.after(one.state, event) !== null && mayManage(actor, one));

export type AreasFault = 'too_many' | 'corners' | 'crossing';

/** What is wrong with the areas of a camera, or null: at most four, each of 3 to 10 corners whose sides do not meet (S5.53, D17.1). */
export function areasFault(areas: readonly (readonly Point[])[]): AreasFault | null {
  if (areas.length > LIMIT.area.areas) return 'too_many';
  if (areas.some((area) => area.length === 0)) return 'corners';
  return areas.every((area) => isArea(area)) ? null : 'crossing';
}

/** A pause since the camera looks elsewhere ends by a person, who says that it is right now. */
export const mayResumeCamera = (actor: Pick<Actor, 'codes'>): boolean => actor.codes.has('x_ai_rule');

/** Whether there is room for one more rule. */
export const hasRoomForRule = (count: number): boolean => count < AI_LIMIT.rules;
