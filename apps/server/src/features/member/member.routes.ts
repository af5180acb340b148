import { memberApi } from '@rondo/contract/member';
import { bind } from '../../platform/http/binding.ts';
import { applyCount, options } from './member.actions.ts';

export const memberRoutes = bind(memberApi, { applyCount, options });
