import { accessApi } from './access.ts';
import { accountApi } from './account.ts';
import { applicationApi } from './application.ts';
import { auditApi } from './audit.ts';
import { companyApi } from './company.ts';
import { departmentApi } from './department.ts';
import { dissolutionApi } from './dissolution.ts';
import { fileApi } from './file.ts';
import { handoverApi } from './handover.ts';
import { importApi } from './import.ts';
import { inspectionApi } from './inspection.ts';
import { jobApi } from './job.ts';
import type { Endpoint } from './kit/endpoint.ts';
import { memberApi } from './member.ts';
import { messageApi } from './message.ts';
import { recordApi } from './record.ts';
import { rectificationApi } from './rectification.ts';
import { roleApi } from './role.ts';
import { preferenceApi, sessionApi } from './session.ts';
import { shopApi, shopGroupApi } from './shop.ts';
import { statisticsApi } from './statistics.ts';
import { taskApi } from './task.ts';
import { templateApi } from './template.ts';
import { todayApi } from './today.ts';

/** Every endpoint of the product, by feature: the document, the conformance tests and the load test read it. */
export const contracts = {
  session: sessionApi,
  preference: preferenceApi,
  account: accountApi,
  company: companyApi,
  dissolution: dissolutionApi,
  department: departmentApi,
  role: roleApi,
  member: memberApi,
  handover: handoverApi,
  application: applicationApi,
  access: accessApi,
  audit: auditApi,
  shop: shopApi,
  shopGroup: shopGroupApi,
  template: templateApi,
  task: taskApi,
  today: todayApi,
  inspection: inspectionApi,
  record: recordApi,
  rectification: rectificationApi,
  statistics: statisticsApi,
  message: messageApi,
  file: fileApi,
  import: importApi,
  job: jobApi,
} satisfies Record<string, Record<string, Endpoint>>;

export const allEndpoints: readonly Endpoint[] = Object.values(contracts).flatMap((api) =>
  Object.values<Endpoint>(api),
);
