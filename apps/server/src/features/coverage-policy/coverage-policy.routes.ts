import { coveragePolicyApi } from '@rondo/contract/coverage-policy';
import { bind } from '../../platform/http/binding.ts';
import { create, edit, get, list, move, shops, targets } from './coverage-policy.actions.ts';

export const coveragePolicyRoutes = bind(coveragePolicyApi, { list, get, shops, targets, create, edit, move });
