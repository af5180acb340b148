import type { PointsTarget, PointsType } from '../points-rule.ts';

/** Indicator groups: in a comprehensive rule their weights total 100 %. */
export const POINTS_GROUPS = ['inspection', 'rectification', 'task', 'learning', 'ai'] as const;
export type PointsGroup = (typeof POINTS_GROUPS)[number];

export const POINTS_EVENTS = [
  'inspection_level',
  'inspection_rate',
  'red_line',
  'item_failed',
  'self_inspection',
  'rectification_on_time',
  'rectification_overdue',
  'rectification_rejected',
  'rectification_repeat',
  'task_on_time',
  'task_overdue',
  'task_closed',
  'learning_read',
  'learning_passed',
  'notice_read',
  'ai_event_confirmed',
] as const;
export type PointsEvent = (typeof POINTS_EVENTS)[number];

/** What a detail row asks beside its event. */
type PointsCondition = 'level' | 'rate' | 'severity' | 'days';

interface Meaning {
  group: PointsGroup;
  condition?: PointsCondition;
  /** Whose points it moves: members answer for their own work only. */
  of: readonly PointsTarget[];
}

const SHOP = ['shop'] as const;
const BOTH = ['shop', 'member'] as const;
const MEMBER = ['member'] as const;

/** What is known of each event. */
export const POINTS_EVENT: Readonly<Record<PointsEvent, Meaning>> = {
  inspection_level: { group: 'inspection', condition: 'level', of: SHOP },
  inspection_rate: { group: 'inspection', condition: 'rate', of: SHOP },
  red_line: { group: 'inspection', of: SHOP },
  item_failed: { group: 'inspection', condition: 'severity', of: SHOP },
  self_inspection: { group: 'inspection', of: BOTH },
  rectification_on_time: { group: 'rectification', of: BOTH },
  rectification_overdue: { group: 'rectification', condition: 'days', of: BOTH },
  rectification_rejected: { group: 'rectification', of: BOTH },
  rectification_repeat: { group: 'rectification', of: SHOP },
  task_on_time: { group: 'task', of: BOTH },
  task_overdue: { group: 'task', of: BOTH },
  task_closed: { group: 'task', of: BOTH },
  learning_read: { group: 'learning', of: MEMBER },
  learning_passed: { group: 'learning', of: MEMBER },
  notice_read: { group: 'learning', of: MEMBER },
  ai_event_confirmed: { group: 'ai', of: SHOP },
};

/** The events that a rule of this type and target can have. */
export const eventsOf = (type: PointsType, target: PointsTarget): PointsEvent[] =>
  POINTS_EVENTS.filter((event) => {
    const { group, of } = POINTS_EVENT[event];
    return of.includes(target) && (type === 'comprehensive' || group === type);
  });
