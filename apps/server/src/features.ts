import { accessRoutes } from './features/access/access.routes.ts';
import { accountJobs } from './features/account/account.jobs.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { applicationJobs } from './features/application/application.jobs.ts';
import { applicationRoutes } from './features/application/application.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { companyJobs } from './features/company/company.jobs.ts';
import { companyRoutes } from './features/company/company.routes.ts';
import { deliveryJobs } from './features/delivery/delivery.jobs.ts';
import { departmentRoutes } from './features/department/department.routes.ts';
import { dissolutionJobs } from './features/dissolution/dissolution.jobs.ts';
import { dissolutionRoutes } from './features/dissolution/dissolution.routes.ts';
import { fileRoutes } from './features/file/file.routes.ts';
import { handoverJobs } from './features/handover/handover.jobs.ts';
import { handoverRoutes } from './features/handover/handover.routes.ts';
import { inspectionRoutes } from './features/inspection/inspection.routes.ts';
import { maintenanceJobs } from './features/maintenance/maintenance.jobs.ts';
import { memberRoutes } from './features/member/member.routes.ts';
import { messageRoutes } from './features/message/message.routes.ts';
import { messageSubscriptions } from './features/message/message.subscriptions.ts';
import { preferenceRoutes } from './features/preference/preference.routes.ts';
import { recordRoutes } from './features/record/record.routes.ts';
import { recordSubscriptions } from './features/record/record.subscriptions.ts';
import { rectificationJobs } from './features/rectification/rectification.jobs.ts';
import { rectificationRoutes } from './features/rectification/rectification.routes.ts';
import { roleRoutes } from './features/role/role.routes.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { shopJobs } from './features/shop/shop.jobs.ts';
import { shopRoutes } from './features/shop/shop.routes.ts';
import { shopSubscriptions } from './features/shop/shop.subscriptions.ts';
import { snapshotRoutes } from './features/snapshot/snapshot.routes.ts';
import { statisticsJobs } from './features/statistics/statistics.jobs.ts';
import { statisticsRoutes } from './features/statistics/statistics.routes.ts';
import { statisticsSubscriptions } from './features/statistics/statistics.subscriptions.ts';
import { taskJobs } from './features/task/task.jobs.ts';
import { taskRoutes } from './features/task/task.routes.ts';
import { templateRoutes } from './features/template/template.routes.ts';
import type { Binding } from './platform/http/binding.ts';
import type { Job } from './platform/job.ts';
import type { LiveHub } from './platform/live/hub.ts';
import type { Subscription } from './platform/outbox/subscription.ts';
import type { Settings } from './platform/settings.ts';
import type { FileStore } from './platform/store/file-store.ts';

/** What some features hold on to besides the database. */
export interface Holds {
  store: FileStore;
  live: LiveHub;
}

/** Every endpoint of the product with its action. */
export function bindings(settings: Settings, { store, live }: Holds): Binding[] {
  return [
    ...sessionRoutes(settings),
    ...accountRoutes(settings),
    ...preferenceRoutes,
    ...departmentRoutes,
    ...memberRoutes(settings),
    ...applicationRoutes(settings),
    ...companyRoutes,
    ...dissolutionRoutes(settings),
    ...handoverRoutes,
    ...auditRoutes,
    ...accessRoutes,
    ...roleRoutes,
    ...rectificationRoutes,
    ...taskRoutes,
    ...inspectionRoutes,
    ...shopRoutes,
    ...templateRoutes,
    ...fileRoutes(store),
    ...snapshotRoutes,
    ...recordRoutes,
    ...statisticsRoutes,
    ...messageRoutes(live),
  ];
}

/** Who listens to which event. */
export const subscriptions: Subscription[] = [
  ...messageSubscriptions,
  ...shopSubscriptions,
  ...recordSubscriptions,
  ...statisticsSubscriptions,
];

/** Queue and clock work. */
export const jobs = (settings: Settings, { store }: Pick<Holds, 'store'>): Job[] => [
  ...deliveryJobs(settings),
  ...accountJobs,
  ...maintenanceJobs,
  ...rectificationJobs,
  ...statisticsJobs,
  ...handoverJobs,
  ...taskJobs,
  ...shopJobs,
  ...applicationJobs,
  ...companyJobs,
  ...dissolutionJobs(store),
];
