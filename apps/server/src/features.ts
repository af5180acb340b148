import { accessFeature } from './features/access/access.feature.ts';
import { accountFeature } from './features/account/account.feature.ts';
import { applicationFeature } from './features/application/application.feature.ts';
import { auditFeature } from './features/audit/audit.feature.ts';
import { codeFeature } from './features/code/code.feature.ts';
import { companyFeature } from './features/company/company.feature.ts';
import { deliveryFeature } from './features/delivery/delivery.feature.ts';
import { departmentFeature } from './features/department/department.feature.ts';
import { dissolutionFeature } from './features/dissolution/dissolution.feature.ts';
import { fileFeature } from './features/file/file.feature.ts';
import { handoverFeature } from './features/handover/handover.feature.ts';
import { importFeature } from './features/import/import.feature.ts';
import { inspectionFeature } from './features/inspection/inspection.feature.ts';
import { inviteFeature } from './features/invite/invite.feature.ts';
import { jobFeature } from './features/job/job.feature.ts';
import { maintenanceFeature } from './features/maintenance/maintenance.feature.ts';
import { memberFeature } from './features/member/member.feature.ts';
import { messageFeature } from './features/message/message.feature.ts';
import { peopleFeature } from './features/people/people.feature.ts';
import { preferenceFeature } from './features/preference/preference.feature.ts';
import { processFeature } from './features/process/process.feature.ts';
import { recordFeature } from './features/record/record.feature.ts';
import { rectificationFeature } from './features/rectification/rectification.feature.ts';
import { roleFeature } from './features/role/role.feature.ts';
import { sessionFeature } from './features/session/session.feature.ts';
import { shopFeature } from './features/shop/shop.feature.ts';
import { snapshotFeature } from './features/snapshot/snapshot.feature.ts';
import { statisticsFeature } from './features/statistics/statistics.feature.ts';
import { taskFeature } from './features/task/task.feature.ts';
import { templateFeature } from './features/template/template.feature.ts';
import { todayFeature } from './features/today/today.feature.ts';
import { type Deps, type Feature, gather, type Held } from './platform/feature.ts';

/** Every feature of the server. Order matters to none of them. */
export const FEATURES: readonly Feature[] = [
  sessionFeature,
  accountFeature,
  preferenceFeature,
  departmentFeature,
  memberFeature,
  applicationFeature,
  companyFeature,
  dissolutionFeature,
  handoverFeature,
  auditFeature,
  accessFeature,
  roleFeature,
  rectificationFeature,
  taskFeature,
  todayFeature,
  inspectionFeature,
  shopFeature,
  templateFeature,
  fileFeature,
  snapshotFeature,
  recordFeature,
  statisticsFeature,
  messageFeature,
  deliveryFeature,
  maintenanceFeature,
  importFeature,
  jobFeature,
  peopleFeature,
  processFeature,
  codeFeature,
  inviteFeature,
];

/** What features bring to each other, as those that use it receive it. */
const BROUGHT = {
  inHand: FEATURES.flatMap((feature) => feature.inHand ?? []),
  explained: FEATURES.flatMap((feature) => feature.explained ?? []),
  orphanChecks: FEATURES.flatMap((feature) => feature.orphanChecks ?? []),
};

const withBrought = <D extends Pick<Deps, 'settings'>>(deps: D) => {
  const imports = gather(
    FEATURES.map((feature) => feature.imports),
    deps,
  );
  const works = gather(
    FEATURES.map((feature) => feature.works),
    { ...deps, imports },
  );
  return { ...deps, ...BROUGHT, imports, works };
};

/** Every endpoint of the product with its action. */
export const bindings = (held: Held) =>
  gather(
    FEATURES.map(({ routes }) => routes),
    withBrought(held),
  );

/** Who listens to which event. */
export const subscriptions = FEATURES.flatMap((feature) => feature.subscriptions ?? []);

/** Queue and clock work. */
export const jobs = (held: Omit<Held, 'live'>) =>
  gather(
    FEATURES.map((feature) => feature.jobs),
    withBrought(held),
  );
