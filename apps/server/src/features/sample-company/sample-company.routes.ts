import { sampleCompanyApi } from '@rondo/contract/sample-company';
import { bind } from '../../platform/http/binding.ts';
import { get, load, remove } from './sample-company.actions.ts';

export const sampleCompanyRoutes = bind(sampleCompanyApi, { get, load, remove });
