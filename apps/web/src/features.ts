import { planned } from './app/planned.ts';
import { applicationFeature } from './features/application/application.feature.ts';
import { companyFeature } from './features/company/company.feature.ts';
import { departmentFeature } from './features/department/department.feature.ts';
import { inspectionFeature } from './features/inspection/inspection.feature.ts';
import { jobFeature } from './features/job/job.feature.ts';
import { memberFeature } from './features/member/member.feature.ts';
import { messageFeature } from './features/message/message.feature.ts';
import { orgFeature } from './features/org/org.feature.ts';
import { recordFeature } from './features/record/record.feature.ts';
import { rectificationFeature } from './features/rectification/rectification.feature.ts';
import { roleFeature } from './features/role/role.feature.ts';
import { sessionFeature } from './features/session/session.feature.ts';
import { settingsFeature } from './features/settings/settings.feature.ts';
import { shopFeature } from './features/shop/shop.feature.ts';
import { statisticsFeature } from './features/statistics/statistics.feature.ts';
import { taskFeature } from './features/task/task.feature.ts';
import { templateFeature } from './features/template/template.feature.ts';
import type { Feature } from './shared/feature.ts';

/** Every feature of the application. Ctrl K shows what it finds in this order; the menu has an order of its own. */
export const FEATURES: readonly Feature[] = [
  sessionFeature,
  messageFeature,
  inspectionFeature,
  shopFeature,
  orgFeature,
  memberFeature,
  applicationFeature,
  departmentFeature,
  roleFeature,
  companyFeature,
  taskFeature,
  rectificationFeature,
  recordFeature,
  templateFeature,
  statisticsFeature,
  settingsFeature,
  jobFeature,
  planned,
];
