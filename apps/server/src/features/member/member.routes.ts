import { memberApi } from '@rondo/contract/member';
import { bind } from '../../platform/http/binding.ts';
import { applyCount, options } from './member.actions.ts';

export const memberRoutes = bind(
  { applyCount: memberApi.applyCount, options: memberApi.options },
  { applyCount, options },
);
