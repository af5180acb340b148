import { pointsAppealApi } from '@rondo/contract/points-appeal';
import { bind } from '../../platform/http/binding.ts';
import { create } from './actions/create.ts';
import { decide } from './actions/decide.ts';
import { get } from './actions/read.ts';

export const pointsAppealRoutes = bind(pointsAppealApi, { get, create, decide });
