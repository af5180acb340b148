import { aiEventApi } from '@rondo/contract/ai-event';
import { bind } from '../../platform/http/binding.ts';
import { type SeeParts, whenOn } from '../ai-rule/index.ts';
import { again } from './actions/again.ts';
import { choices } from './actions/choices.ts';
import { get, judge, list } from './actions/events.ts';
import { checks, overview, statistics } from './actions/figures.ts';
import { judgeSample, samples } from './actions/samples.ts';
import { eventExport } from './export.ts';
import { statisticsExport } from './statistics-export.ts';

export const aiEventRoutes = (parts: SeeParts) =>
  bind(aiEventApi, {
    list: whenOn(list),
    choices: whenOn(choices),
    get: whenOn(get),
    judge: whenOn(judge),
    again: whenOn(again(parts)),
    export: eventExport.download,
    startExport: whenOn(eventExport.start),
    overview: whenOn(overview),
    statistics: whenOn(statistics),
    exportStatistics: statisticsExport.download,
    startExportStatistics: whenOn(statisticsExport.start),
    checks: whenOn(checks),
    samples: whenOn(samples),
    judgeSample: whenOn(judgeSample),
  });
