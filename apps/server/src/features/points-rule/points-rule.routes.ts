import { pointsRuleApi } from '@rondo/contract/points-rule';
import { bind } from '../../platform/http/binding.ts';
import { create, edit, get, list, move, remove } from './points-rule.actions.ts';

export const pointsRuleRoutes = bind(pointsRuleApi, { list, get, create, edit, move, remove });
