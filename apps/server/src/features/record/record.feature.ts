import { defineFeature } from '../../platform/feature.ts';
import { recordExplained } from './explained.queries.ts';
import { recordExport } from './export.ts';
import { recordIntegrity } from './integrity.ts';
import { itemExport } from './item-export.ts';
import { recordRoutes } from './record.routes.ts';
import { recordSubscriptions } from './record.subscriptions.ts';

export const recordFeature = defineFeature({
  noun: 'record',
  tables: ['record', 'record_item', 'record_edit', 'record_template_name'],
  routes: recordRoutes,
  works: [recordExport.work, itemExport.work],
  subscriptions: recordSubscriptions,
  explained: [recordExplained],
  integrity: recordIntegrity,
});
