import { startApi } from '@rondo/contract/start';
import { bind } from '../../platform/http/binding.ts';
import { begin } from './start.actions.ts';

export const startRoutes = bind(startApi, { begin });
