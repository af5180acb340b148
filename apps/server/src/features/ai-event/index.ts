export { statistics as aiStatistics } from './actions/figures.ts';
export { eventExport as aiEventExport } from './export.ts';
export { statisticsExport as aiStatisticsExport } from './statistics-export.ts';
