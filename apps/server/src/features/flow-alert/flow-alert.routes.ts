import { flowAlertApi } from '@rondo/contract/flow-alert';
import { bind } from '../../platform/http/binding.ts';
import { saveSetting, setting } from './flow-alert.actions.ts';

export const flowAlertRoutes = bind(flowAlertApi, { setting, saveSetting });
