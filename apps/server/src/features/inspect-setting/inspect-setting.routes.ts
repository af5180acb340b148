import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { bind } from '../../platform/http/binding.ts';
import { process, processes, removeProcess, saveProcess } from './actions/process.ts';
import { rectification, saveRectification } from './actions/rectification.ts';

export const inspectSettingRoutes = bind(inspectSettingApi, {
  processes,
  process,
  saveProcess,
  removeProcess,
  rectification,
  saveRectification,
});
