import { recordingApi } from '@rondo/contract/recording';
import { bind } from '../../platform/http/binding.ts';
import { plans, savePlan } from './actions/plan.ts';
import { days, timeline } from './actions/play.ts';
import { saveSetting, setting } from './actions/setting.ts';

export const recordingRoutes = () => bind(recordingApi, { plans, savePlan, setting, saveSetting, days, timeline });
