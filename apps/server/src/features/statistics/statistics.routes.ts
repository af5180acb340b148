import { statisticsApi } from '@rondo/contract/statistics';
import { bind } from '../../platform/http/binding.ts';
import { freeze, inspection, shops } from './statistics.actions.ts';

export const statisticsRoutes = bind(statisticsApi, { inspection, shops, freeze });
