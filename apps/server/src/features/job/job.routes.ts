import { jobApi } from '@rondo/contract/job';
import { bind } from '../../platform/http/binding.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { cancel, errorFile, errors, fileFrom, get, list } from './job.actions.ts';

export const jobRoutes = (store: FileStore) =>
  bind(jobApi, { list, get, cancel, errors, errorFile, file: fileFrom(store) });
