/** The statistics pages, in the order of their tabs. */
export const STATISTICS_TABS = [
  { key: 'statistics', path: '/inspect/statistics' },
  { key: 'taskStatistics', path: '/inspect/taskStatistics' },
  { key: 'scoreStatistics', path: '/inspect/scoreStatistics' },
  { key: 'shopInspection', path: '/inspect/shopInspection' },
  { key: 'userInspection', path: '/inspect/userInspection' },
  { key: 'points', path: '/score/statistics' },
] as const;
export type StatisticsTab = (typeof STATISTICS_TABS)[number]['key'];
