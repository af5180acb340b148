import { newCyclePlan } from './cycle-plan.ts';
import type { Plan } from './plan.ts';

/** Opening hours that a time limit begins with. */
const FIRST_HOURS = 24;

type Presets = readonly ({ deadlineClock: 'calendar' | 'business' } | null)[];

/** Whether deadlines begin in opening hours: what all of the templates preset, each its own or the company's. */
export const startsByOpenHours = (presets: Presets): boolean =>
  presets.length > 0 && presets.every((preset) => preset?.deadlineClock === 'business');

/** The plan with the deadline that nobody chose yet: as template or company preset. */
export function withPresetClock(plan: Plan, presets: Presets): Plan {
  const isByOpenHours = startsByOpenHours(presets);
  // A time was chosen before the ends of days could be.
  const usual = plan.deadlineAt === null ? 'days' : 'time';
  const { termKind, term } = newCyclePlan(plan.cycle.startOn);
  const preset = isByOpenHours ? { termKind: 'open_hours' as const, term: FIRST_HOURS } : { termKind, term };
  return {
    ...plan,
    deadlineKind: plan.deadlineKind ?? (isByOpenHours ? 'open_hours' : usual),
    cycle: plan.cycle.isTermPreset ? { ...plan.cycle, ...preset } : plan.cycle,
  };
}
