import { jobApi } from '@rondo/contract/job';
import { bind } from '../../platform/http/binding.ts';
import { cancel, errorFile, errors, file, get, list } from './job.actions.ts';

export const jobRoutes = bind(jobApi, { list, get, cancel, errors, errorFile, file });
