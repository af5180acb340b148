import { accessApi } from '@rondo/contract/access';
import { bind } from '../../platform/http/binding.ts';
import { changes, explainObject, explainPage, seen } from './access.actions.ts';
import { ask, granters } from './ask.ts';

export const accessRoutes = bind(accessApi, { explainPage, explainObject, changes, seen, granters, ask });
