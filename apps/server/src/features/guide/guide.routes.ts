import { guideApi } from '@rondo/contract/guide';
import { bind } from '../../platform/http/binding.ts';
import { mine, report, skip } from './guide.actions.ts';

export const guideRoutes = bind(guideApi, { mine, skip, report });
