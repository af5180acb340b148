import { accessApi } from '@rondo/contract/access';
import type { Explained } from '../../platform/explained.ts';
import { type Binding, bind } from '../../platform/http/binding.ts';
import { changes, explainObject, explainPage, seen } from './access.actions.ts';
import { ask, granters } from './ask.ts';

export const accessRoutes = (explained: readonly Explained[]): Binding[] =>
  bind(accessApi, { explainPage, explainObject: explainObject(explained), changes, seen, granters, ask });
