import type { Actor } from './actor.ts';
import { machine } from './machine.ts';

/** A points rule: what stores or members get and lose points for (product 13). Expired is a view of the calendar, no state. */
export const POINTS_RULE_STATES = ['disabled', 'enabled'] as const;
export type PointsRuleState = (typeof POINTS_RULE_STATES)[number];
export const POINTS_RULE_EVENTS = ['enable', 'disable'] as const;
export type PointsRuleEvent = (typeof POINTS_RULE_EVENTS)[number];

export const pointsRuleMachine = machine<PointsRuleState, PointsRuleEvent>({
  disabled: { enable: 'enabled' },
  enabled: { disable: 'disabled' },
});

/** What is shown: an enabled rule whose validity is over posts nothing more. */
export const POINTS_RULE_STANDINGS = ['enabled', 'disabled', 'expired'] as const;
export type PointsRuleStanding = (typeof POINTS_RULE_STANDINGS)[number];

/** How a rule stands on a day of the company's calendar. */
export const standingOf = (state: PointsRuleState, validUntil: string | null, today: string): PointsRuleStanding =>
  state === 'enabled' && validUntil !== null && validUntil < today ? 'expired' : state;

/** Whose points they are. */
export const POINTS_TARGETS = ['shop', 'member'] as const;
export type PointsTarget = (typeof POINTS_TARGETS)[number];

/** Of what a rule speaks. A store has at most one comprehensive rule at a time. */
export const POINTS_TYPES = ['comprehensive', 'inspection', 'rectification', 'task', 'learning', 'ai'] as const;
export type PointsType = (typeof POINTS_TYPES)[number];

export const POINTS_SCOPES = ['all', 'groups', 'shops'] as const;
export type PointsScope = (typeof POINTS_SCOPES)[number];

/** What becomes of a balance when its cycle is over. */
export const POINTS_RESETS = ['initial', 'carry', 'carry_percent'] as const;
export type PointsReset = (typeof POINTS_RESETS)[number];

const mayManage = (actor: Actor): boolean => actor.codes.has('x_points_manage');

/** Whether the actor may read rules, accounts and postings that are not shown to stores. */
export const seesAllPoints = (actor: Actor): boolean =>
  actor.isAdmin || mayManage(actor) || actor.codes.has('x_points_adjust');

/** Whether the actor may change its fields. */
export const mayEditPointsRule = (actor: Actor): boolean => mayManage(actor);

/** Whether the actor may delete it: nothing was ever posted by it, or asked for by hand. */
export const mayDeletePointsRule = (
  actor: Actor,
  { postings, isAdjusted }: { postings: number; isAdjusted: boolean },
): boolean => mayManage(actor) && postings === 0 && !isAdjusted;

/** The events the actor may cause now: exactly the buttons to show. */
export const pointsRuleEvents = (actor: Actor, { state }: { state: PointsRuleState }): PointsRuleEvent[] =>
  mayManage(actor) ? pointsRuleMachine.eventsOf(state) : [];
