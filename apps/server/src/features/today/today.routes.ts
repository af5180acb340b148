import { todayApi } from '@rondo/contract/today';
import { bind } from '../../platform/http/binding.ts';
import { today } from './today.actions.ts';

export const todayRoutes = bind(todayApi, { today });
