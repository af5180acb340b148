import { supportApi } from '@rondo/contract/support';
import type { Held } from '../../platform/feature.ts';
import { bind } from '../../platform/http/binding.ts';
import { checkModels } from './check-models.ts';
import { selfCheck } from './self-check.ts';
import { explainTask } from './support.actions.ts';

export const supportRoutes = (parts: Pick<Held, 'media' | 'model' | 'vision' | 'settings'>) =>
  bind(supportApi, { explainTask, selfCheck, checkModels: checkModels(parts) });
