/** Limits of the customer flow's dashboards and figures (product 18). */
export const FLOW_LIMIT = {
  /** Of the name of a dashboard, and of the title of a widget. */
  name: 50,
  /** Of a text widget. */
  text: 2000,
  widgets: 24,
  /** Metrics of one widget. */
  metrics: 6,
  /** Of what the browser names a widget by. */
  key: 40,
  columns: 12,
  /** A widget is at least so many columns wide. */
  leastColumns: 2,
  /** Height of a widget in rows of the grid. */
  rows: 12,
  shares: 50,
  zones: 30,
  /** Places on a picture are in thousandths of its sides. */
  thousandths: 1000,
  percent: 100,
  lastHour: 23,
  lastQuarter: 45,
  /** Dashboards of one owner. */
  dashboards: 100,
  /** Up to so many days are read by the hour, and grouped by it. */
  hourDays: 62,
  /** Up to so many days are read by the quarter of an hour. */
  quarterDays: 14,
  /** Stores and counters of a ranking, and of a map. */
  ranked: 50,
  mapped: 2000,
  /** Markers of what happened, on one dashboard. */
  markers: 500,
  /** Below this share of its minutes a figure is told to be partial, percent. */
  completePercent: 95,
  /** Where a smaller share of the hours is complete in both periods, a change is neither good nor bad, percent. */
  comparablePercent: 80,
  /** Weeks before that an estimate is made of. */
  estimateWeeks: 4,
  /** Seconds each dashboard stays on the wall. */
  wallSeconds: 30,
} as const;
