import { jobApi } from '@rondo/contract/job';
import { bind } from '../../platform/http/binding.ts';
import { get, list } from './job.actions.ts';

export const jobRoutes = bind(jobApi, { list, get });
