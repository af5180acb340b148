import { certificateApi } from '@rondo/contract/certificate';
import { bind } from '../../platform/http/binding.ts';
import { importActions } from '../../platform/import/actions.ts';
import { bin, restore } from './actions/bin.ts';
import { exportCertificates, startExport } from './actions/export.ts';
import { counts, get, list } from './actions/read.ts';
import { create, edit, remove } from './actions/write.ts';
import { certificateImport } from './import/definition.ts';

export const certificateRoutes = bind(certificateApi, {
  list,
  counts,
  get,
  export: exportCertificates,
  startExport,
  create,
  edit,
  remove,
  bin,
  restore,
  ...importActions(certificateImport),
});
