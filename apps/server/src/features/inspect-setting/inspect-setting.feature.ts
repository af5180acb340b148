import { defineFeature } from '../../platform/feature.ts';
import { inspectSettingRoutes } from './inspect-setting.routes.ts';

export const inspectSettingFeature = defineFeature({
  noun: 'inspect-setting',
  tables: ['process_setting', 'rectification_setting'],
  routes: inspectSettingRoutes,
});
