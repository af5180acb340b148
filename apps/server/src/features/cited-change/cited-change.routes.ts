import { citedChangeApi } from '@rondo/contract/cited-change';
import { bind } from '../../platform/http/binding.ts';
import { get, keep, list } from './cited-change.actions.ts';

export const citedChangeRoutes = bind(citedChangeApi, { list, get, keep });
