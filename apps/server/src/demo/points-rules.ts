import type { Language } from '@rondo/domain/language';
import type { PointsContent, PointsDetail } from '@rondo/domain/points/rule';

type Words = Record<Language, string>;

const row = (key: string, given: Partial<PointsDetail> & Pick<PointsDetail, 'event' | 'points' | 'weight'>) => ({
  ...{ key, level: null, rateFrom: null, rateBelow: null, severity: null, maxDays: null },
  ...{ capPerCycle: null, capPerDay: null },
  ...given,
});

const inspection = { weight: 50 } as const;
const rectification = { weight: 30 } as const;
const task = { weight: 20 } as const;
const own = { weight: 100 } as const;

const STORES: PointsDetail[] = [
  row('excellent', { ...inspection, event: 'inspection_level', level: 'excellent', points: 8 }),
  row('fail', { ...inspection, event: 'inspection_level', level: 'fail', points: -10 }),
  row('red_line', { ...inspection, event: 'red_line', points: -12 }),
  row('self', { ...inspection, event: 'self_inspection', points: 2, capPerDay: 1, capPerCycle: 10 }),
  row('on_time', { ...rectification, event: 'rectification_on_time', points: 5, capPerCycle: 12 }),
  row('overdue', { ...rectification, event: 'rectification_overdue', maxDays: 3, points: -5 }),
  row('rejected', { ...rectification, event: 'rectification_rejected', points: -6 }),
  row('repeat', { ...rectification, event: 'rectification_repeat', points: -4 }),
  row('task', { ...task, event: 'task_on_time', points: 1, capPerCycle: 6 }),
  row('late', { ...task, event: 'task_overdue', points: -5 }),
  row('closed', { ...task, event: 'task_closed', points: -10 }),
];

const MEMBERS: PointsDetail[] = [
  row('task', { ...own, event: 'task_on_time', points: 2, capPerDay: 6 }),
  row('late', { ...own, event: 'task_overdue', points: -4 }),
  row('closed', { ...own, event: 'task_closed', points: -6 }),
];

type Common = 'scope' | 'groupIds' | 'shopIds' | 'validFrom' | 'validUntil' | 'cycle' | 'lower' | 'reset';

const RULE: Pick<PointsContent, Common | 'carryPercent' | 'isVisible' | 'appealDays'> = {
  ...{ scope: 'all', groupIds: [], shopIds: [], validFrom: null, validUntil: null, cycle: 'month' },
  ...{ lower: 0, reset: 'initial', carryPercent: 0, isVisible: true, appealDays: 3 },
};

interface DemoRule {
  names: Words;
  content: Omit<PointsContent, 'name'>;
}

/** What stores and their people get and lose points for. */
export const POINTS_RULES: Record<'store' | 'member', DemoRule> = {
  store: {
    names: { 'zh-CN': '门店综合积分', 'en-US': 'Store points' },
    content: {
      ...RULE,
      ...{ target: 'shop', type: 'comprehensive', initial: 100, upper: 200, details: STORES },
    },
  },
  member: {
    names: { 'zh-CN': '任务按时完成积分', 'en-US': 'Tasks in time' },
    content: {
      ...RULE,
      ...{ target: 'member', type: 'task', initial: 100, upper: 200, details: MEMBERS },
    },
  },
};

/** Above so many points by hand a second person is asked. */
export const SECOND_ABOVE = 20;

export interface ByHand {
  rule: keyof typeof POINTS_RULES;
  points: number;
  reason: Words;
  /** Places among the open stores; of a rule of members their inspectors. */
  places: readonly number[];
  hoursAgo: number;
  /** What the owner did about it some hours later; absent: nothing. */
  decided?: { event: 'confirm' | 'refuse'; comment: Words };
}

const NO_COMMENT: Words = { 'zh-CN': '', 'en-US': '' };

/** Points that head office gave and took by hand, oldest first. */
export const BY_HAND: readonly ByHand[] = [
  {
    ...{ rule: 'store', points: -8, places: [2], hoursAgo: 40 * 24 },
    reason: { 'zh-CN': '未按通知更换价签', 'en-US': 'Price labels were not changed as announced' },
  },
  {
    ...{ rule: 'store', points: 25, places: [0], hoursAgo: 12 * 24 },
    reason: { 'zh-CN': '停电时妥善保管冷藏商品', 'en-US': 'Kept the cold goods safe during a power cut' },
    decided: { event: 'confirm', comment: NO_COMMENT },
  },
  {
    ...{ rule: 'member', points: 5, places: [0], hoursAgo: 5 * 24 },
    reason: { 'zh-CN': '临时替同事完成巡店', 'en-US': 'Stepped in for a colleague who was ill' },
  },
  {
    ...{ rule: 'store', points: 10, places: [1, 3], hoursAgo: 4 * 24 },
    reason: { 'zh-CN': '顾客来信表扬服务', 'en-US': 'A customer wrote to praise the service' },
  },
  {
    ...{ rule: 'store', points: -40, places: [4], hoursAgo: 3 * 24 },
    reason: { 'zh-CN': '顾客投诉排队过久', 'en-US': 'A customer complained about a long queue' },
    decided: {
      event: 'refuse',
      comment: {
        'zh-CN': '当天有设备故障，不应扣分',
        'en-US': 'A till had broken down that day, they could not help it',
      },
    },
  },
  {
    ...{ rule: 'store', points: 30, places: [0, 5], hoursAgo: 7 },
    reason: { 'zh-CN': '协助新店开业三天', 'en-US': 'Helped a new store to open for three days' },
  },
];
