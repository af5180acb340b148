import { leakApi } from '@rondo/contract/leak';
import { bind } from '../../platform/http/binding.ts';
import { fragments, picture } from './leak.actions.ts';

export const leakRoutes = bind(leakApi, { picture, fragments });
