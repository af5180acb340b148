import { describe, expect, it } from 'vitest';
import { flowReadOf, flowShift } from './flow-asked.ts';
import {
  completenessOf,
  FLOW_METRIC_KEYS,
  FLOW_METRICS,
  FLOW_SUMS,
  type FlowSums,
  flowFigure,
  isLowerBound,
} from './flow-metric.ts';
import { estimateOf, occupancyOf } from './flow-occupancy.ts';

const NONE = Object.fromEntries(FLOW_SUMS.map((one) => [one, 0])) as Record<(typeof FLOW_SUMS)[number], number>;
const sums = (some: Partial<FlowSums>): FlowSums => ({ ...NONE, isOneStoreDay: false, ...some });
const value = (key: (typeof FLOW_METRIC_KEYS)[number], some: Partial<FlowSums>) =>
  flowFigure(key, sums(some), 'of_street').value;

describe('figures, calculated by hand', () => {
  it('capture rate: 120 came in, 380 passed', () => {
    const some = sums({ capture_entries: 120, counted_passers: 380, entries: 900 });
    expect(flowFigure('captureRate', some, 'of_street').value).toBe(24);
    // 120 / 380 = 0.31579
    expect(flowFigure('captureRate', some, 'of_passers').value).toBe(31.6);
    // Stores without a passage counter are in neither part: 900 entries change nothing.
    expect(flowFigure('captureRate', { ...some, entries: 0 }, 'of_street').value).toBe(24);
  });

  it('conversion: 57 transactions of 240 entries; 130 of 100 is flagged', () => {
    expect(value('conversion', { counted_transactions: 57, sale_entries: 240 })).toBe(23.8);
    expect(flowFigure('conversion', sums({ counted_transactions: 130, sale_entries: 100 }), 'of_street')).toEqual({
      ...{ value: 130, why: null, isFew: false, isOver: true },
    });
    expect(flowFigure('conversion', sums({ counted_transactions: 2, sale_entries: 9 }), 'of_street').isFew).toBe(true);
  });

  it('tickets: 1,234.50 of 12 transactions with 31 items by 50 who came in', () => {
    const some = { amount: 1234.5, counted_amount: 1234.5, transactions: 12, items: 31, sale_entries: 50 };
    expect([value('ticketValue', some), value('ticketItems', some), value('visitorValue', some)]).toEqual([
      ...[102.88, 2.58, 24.69],
    ]);
  });

  it('zones, fitting rooms, queues, staff, opening hours', () => {
    expect(value('averageDwell', { dwell_seconds: 5430, dwells: 60 })).toBe(91);
    expect(value('zoneVisitRate', { zone_visits: 150, zone_entries: 120 })).toBe(125);
    expect(value('exposureRate', { zone_exits: 45, zone_door_exits: 120 })).toBe(37.5);
    expect(value('fittingRate', { fittings: 18, fitting_entries: 150 })).toBe(12);
    expect(value('averageWait', { queue_seconds: 1000, queue_waits: 8 })).toBe(125);
    expect(value('staffRatio', { staff_entries: 330, counted_staff: 12.5 })).toBe(26.4);
    expect(value('openShare', { open_entries: 190, entries: 200 })).toBe(95);
    expect(value('completeness', { healthy_minutes: 590, expected_minutes: 720 })).toBe(81.9);
    expect(completenessOf({ healthy_minutes: 0, expected_minutes: 0 })).toBeNull();
  });

  it('what nobody measured is unknown, never 0; what was measured and is 0 is 0', () => {
    for (const key of FLOW_METRIC_KEYS) {
      const { value: none, why } = flowFigure(key, sums({ isOneStoreDay: true }), 'of_street');
      expect([key, none, why]).toEqual([key, null, 'not_measured']);
    }
    expect(value('entries', { healthy_minutes: 60, expected_minutes: 60 })).toBe(0);
    // Meant to count, and not able to: nothing is known.
    expect(value('entries', { expected_minutes: 60 })).toBeNull();
    expect(value('captureRate', { capture_entries: 0, counted_passers: 40 })).toBe(0);
    expect(
      flowFigure('openShare', sums({ entries: 0, open_entries: 0, expected_minutes: 60 }), 'of_street').value,
    ).toBeNull();
  });

  it('different people are never added over days or stores', () => {
    expect(flowFigure('visitors', sums({ visitors: 80, isOneStoreDay: true }), 'of_street').value).toBe(80);
    expect(flowFigure('visitors', sums({ visitors: 160 }), 'of_street')).toMatchObject({
      ...{ value: null, why: 'not_additive' },
    });
    expect(FLOW_METRIC_KEYS.filter((key) => FLOW_METRICS[key].additivity === 'unique')).toEqual(['visitors']);
  });

  it('missing minutes make sums a lower bound, and no rate', () => {
    expect([
      isLowerBound('entries'),
      isLowerBound('queuePeak'),
      isLowerBound('captureRate'),
      isLowerBound('amount'),
    ]).toEqual([...[true, true, false, false]]);
  });
});

describe('people inside', () => {
  const hour = (entries: number, exits: number, isOpen = true) => ({ entries, exits, isOpen });

  it('never fewer than none, none after closing, and the drift is told', () => {
    // 10; 10+5-12 = 3; 3-7 = -4: 0; 0+6-1 = 5; after closing 0, with 5-2 = 3 never seen to leave.
    const day = [hour(10, 0), hour(5, 12), hour(0, 7), hour(6, 1), hour(0, 2, false)];
    expect(occupancyOf(day)).toEqual({ inside: [10, 3, 0, 5, 0], drift: 3 });
  });

  it('an hour is estimated by the same hour of the weeks before', () => {
    expect(estimateOf([100, 120, 80, 101, 9000])).toBe(100);
    expect(estimateOf([])).toBeNull();
  });
});

describe('where a question is answered from', () => {
  it('days of sums unless hours, quarters or counters are asked for', () => {
    const read = (by: 'time' | 'none' | 'weekHour', granularity: 'quarter' | 'hour' | 'day', hasCounters = false) =>
      flowReadOf({ by, granularity, hasCounters });
    expect([read('time', 'day'), read('none', 'hour'), read('time', 'hour'), read('weekHour', 'day')]).toEqual([
      ...['day', 'day', 'hour', 'hour'],
    ]);
    expect([read('time', 'quarter'), read('none', 'day', true)]).toEqual(['reading', 'reading']);
  });

  it('a year earlier meets the same weekdays', () => {
    const span = { from: '2026-11-01', to: '2026-11-30' };
    expect([flowShift(span, 'previous'), flowShift(span, 'year')]).toEqual([35, 364]);
  });
});
