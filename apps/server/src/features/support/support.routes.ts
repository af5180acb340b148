import { supportApi } from '@rondo/contract/support';
import { bind } from '../../platform/http/binding.ts';
import { selfCheck } from './self-check.ts';
import { explainTask } from './support.actions.ts';

export const supportRoutes = bind(supportApi, { explainTask, selfCheck });
