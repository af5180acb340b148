import type { LEVEL_RAMP } from '../level.ts';
import { LIMIT } from '../limit.ts';
import type { PointsReset, PointsScope, PointsTarget, PointsType } from '../points-rule.ts';
import type { Severity } from '../scoring/template.ts';
import type { PointsCycle } from './cycle.ts';
import { eventsOf, POINTS_EVENT, POINTS_GROUPS, type PointsEvent, type PointsGroup } from './event.ts';

/** A row of a rule as it is typed; what its event does not ask for is null. */
export interface PointsDetail {
  /** The same over all versions of the rule. */
  key: string;
  event: PointsEvent | null;
  level: (typeof LEVEL_RAMP)[number] | null;
  /** Percent: `rateFrom` inclusive, `rateBelow` exclusive; null: no bound. */
  rateFrom: number | null;
  rateBelow: number | null;
  severity: Severity | null;
  /** Days overdue that count, at most. */
  maxDays: number | null;
  /** What one event gives (above 0) or takes. */
  points: number | null;
  /** Percent of the points that are posted. */
  weight: number | null;
  /** Points of this row in a cycle and in a day of the company, at most; null: no cap. */
  capPerCycle: number | null;
  capPerDay: number | null;
}

/** Everything that people set in a rule: a version of it. */
export interface PointsContent {
  name: string;
  target: PointsTarget;
  type: PointsType;
  scope: PointsScope;
  groupIds: string[];
  shopIds: string[];
  validFrom: string | null;
  validUntil: string | null;
  cycle: PointsCycle;
  initial: number;
  lower: number;
  upper: number;
  reset: PointsReset;
  /** Of `carry_percent`. */
  carryPercent: number;
  isVisible: boolean;
  /** Days after a posting in which those whose points they are may appeal against it; 0: they may not. */
  appealDays: number;
  details: PointsDetail[];
}

/** What is wrong with a rule: `rule` is a key below `rule.` of the messages. */
export interface PointsFault {
  path: keyof PointsContent;
  rule: 'points_limits' | 'points_details' | 'weights' | 'required' | 'end_before_start';
}

type Checked = Omit<PointsContent, 'name' | 'cycle' | 'reset' | 'carryPercent' | 'isVisible' | 'appealDays'>;

/** Everything wrong with a rule that its shapes cannot say (spec section 5). Empty: it can be saved. */
export function pointsFaults(rule: Checked): PointsFault[] {
  const { lower, initial, upper, scope, groupIds, shopIds, validFrom, validUntil, details, type } = rule;
  const faults: PointsFault[] = [];
  if (lower >= initial) faults.push({ path: 'lower', rule: 'points_limits' });
  else if (initial >= upper) faults.push({ path: 'upper', rule: 'points_limits' });
  if (scope === 'groups' && groupIds.length === 0) faults.push({ path: 'groupIds', rule: 'required' });
  if (scope === 'shops' && shopIds.length === 0) faults.push({ path: 'shopIds', rule: 'required' });
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    faults.push({ path: 'validUntil', rule: 'end_before_start' });
  const possible = eventsOf(type, rule.target);
  if (details.length === 0 || details.some((one) => !isComplete(one, possible)) || hasTwins(details))
    faults.push({ path: 'details', rule: 'points_details' });
  else if (type === 'comprehensive' && weightOf(details) !== LIMIT.percent)
    faults.push({ path: 'details', rule: 'weights' });
  return faults;
}

/** Whether a row has all that its event asks for. */
function isComplete(detail: PointsDetail, possible: readonly PointsEvent[]): boolean {
  const { event, points, weight, level, severity, maxDays, rateFrom, rateBelow } = detail;
  if (event === null || !possible.includes(event) || points === null || points === 0 || weight === null) return false;
  const { condition } = POINTS_EVENT[event];
  if (condition === undefined) return true;
  switch (condition) {
    case 'level':
      return level !== null;
    case 'severity':
      return severity !== null;
    case 'days':
      return maxDays !== null;
    case 'rate':
      return (rateFrom !== null || rateBelow !== null) && (rateFrom ?? 0) < (rateBelow ?? Number.POSITIVE_INFINITY);
  }
}

const hasTwins = (details: readonly PointsDetail[]): boolean =>
  new Set(details.map(({ key }) => key)).size < details.length;

/** The weight of each indicator group that a rule has; null where its rows differ. */
export function groupWeights(
  details: readonly Pick<PointsDetail, 'event' | 'weight'>[],
): Map<PointsGroup, number | null> {
  const weights = new Map<PointsGroup, number | null>();
  for (const group of POINTS_GROUPS) {
    const rows = details.filter(({ event }) => event !== null && POINTS_EVENT[event].group === group);
    const [first] = rows;
    if (first) weights.set(group, rows.every(({ weight }) => weight === first.weight) ? first.weight : null);
  }
  return weights;
}

/** Percent that the groups total; null where the rows of a group differ. */
function weightOf(details: readonly PointsDetail[]): number | null {
  let total = 0;
  for (const weight of groupWeights(details).values()) {
    if (weight === null) return null;
    total += weight;
  }
  return total;
}
