import type { Actor } from './actor.ts';
import { machine } from './machine.ts';

/** A coverage policy: every open store of a group must have so many inspections in a week or a month (应巡未巡, product 8). */
export const COVERAGE_POLICY_STATES = ['active', 'stopped'] as const;
type CoveragePolicyState = (typeof COVERAGE_POLICY_STATES)[number];
export const COVERAGE_POLICY_EVENTS = ['stop', 'resume'] as const;
export type CoveragePolicyEvent = (typeof COVERAGE_POLICY_EVENTS)[number];

export const coveragePolicyMachine = machine<CoveragePolicyState, CoveragePolicyEvent>({
  active: { stop: 'stopped' },
  stopped: { resume: 'active' },
});

/** What the policy needs to know of one. */
export interface CoveragePolicyView {
  state: CoveragePolicyState;
}

const mayManage = (actor: Actor): boolean => actor.codes.has('x_cycle_manage');

/** Whether the actor may change its fields now. */
export const mayEditCoveragePolicy = (actor: Actor, { state }: CoveragePolicyView): boolean =>
  state === 'active' && mayManage(actor);

/** The events the actor may cause now: exactly the buttons to show. */
export const coveragePolicyEvents = (actor: Actor, one: CoveragePolicyView): CoveragePolicyEvent[] =>
  mayManage(actor) ? coveragePolicyMachine.eventsOf(one.state) : [];
