import { recordApi } from '@rondo/contract/record';
import { bind } from '../../platform/http/binding.ts';
import { recordExport } from './export.ts';
import { itemExport, itemTotal } from './item-export.ts';
import { itemPhotos } from './item-photos.ts';
import { itemHealth, replay } from './of-template.ts';
import { get, itemName, list, voidRecord } from './record.actions.ts';

export const recordRoutes = bind(recordApi, {
  list,
  get,
  replay,
  itemHealth,
  itemName,
  itemPhotos,
  void: voidRecord,
  export: recordExport.download,
  startExport: recordExport.start,
  itemTotal,
  exportItems: itemExport.download,
  startExportItems: itemExport.start,
});
