import { fileApi } from './file.ts';
import { inspectionApi } from './inspection.ts';
import type { Endpoint } from './kit/endpoint.ts';
import { memberApi } from './member.ts';
import { messageApi } from './message.ts';
import { recordApi } from './record.ts';
import { rectificationApi } from './rectification.ts';
import { preferenceApi, sessionApi } from './session.ts';
import { shopApi, shopGroupApi } from './shop.ts';
import { statisticsApi } from './statistics.ts';
import { taskApi } from './task.ts';
import { templateApi } from './template.ts';

/** Every endpoint of the product, by feature: the document, the conformance tests and the load test read it. */
export const contracts = {
  session: sessionApi,
  preference: preferenceApi,
  member: memberApi,
  shop: shopApi,
  shopGroup: shopGroupApi,
  template: templateApi,
  task: taskApi,
  inspection: inspectionApi,
  record: recordApi,
  rectification: rectificationApi,
  statistics: statisticsApi,
  message: messageApi,
  file: fileApi,
} satisfies Record<string, Record<string, Endpoint>>;

export const allEndpoints: readonly Endpoint[] = Object.values(contracts).flatMap((api) =>
  Object.values<Endpoint>(api),
);
