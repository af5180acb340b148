import { agreementArticle } from './agreement.ts';
import { albumArticle } from './album.ts';
import { applicationArticle } from './application.ts';
import type { Article } from './article.ts';
import { asClosedOrNowArticle } from './as-closed-or-now.ts';
import { certificateArticle } from './certificate.ts';
import { checkInArticle } from './check-in.ts';
import { checkInCodeArticle } from './check-in-code.ts';
import { checkInSettingArticle } from './check-in-setting.ts';
import { companyOwnerArticle } from './company-owner.ts';
import { coveragePolicyArticle } from './coverage-policy.ts';
import { cycleArticle } from './cycle.ts';
import { departmentArticle } from './department.ts';
import { deviceArticle } from './device.ts';
import { diagnosticsArticle } from './diagnostics.ts';
import { edgeArticle } from './edge.ts';
import { errorsAccountArticle } from './errors-account.ts';
import { errorsContentArticle } from './errors-content.ts';
import { errorsDeviceArticle } from './errors-device.ts';
import { errorsGeneralArticle } from './errors-general.ts';
import { errorsPeopleArticle } from './errors-people.ts';
import { errorsPointsArticle } from './errors-points.ts';
import { errorsStoreArticle } from './errors-store.ts';
import { errorsTaskArticle } from './errors-task.ts';
import { errorsTemplateArticle } from './errors-template.ts';
import { firstDayArticle } from './first-day.ts';
import { forbiddenArticle } from './forbidden.ts';
import { helpArticle } from './help.ts';
import { inspectSettingArticle } from './inspect-setting.ts';
import { memberArticle } from './member.ts';
import { messageArticle } from './message.ts';
import { noPictureArticle } from './no-picture.ts';
import { notFoundArticle } from './not-found.ts';
import { noticeArticle } from './notice.ts';
import { noticeEditArticle } from './notice-edit.ts';
import { offlineInspectionsArticle } from './offline-inspections.ts';
import { orgArticle } from './org.ts';
import { overdueOrClosedArticle } from './overdue-or-closed.ts';
import { performInspectionArticle } from './perform-inspection.ts';
import { pointsArticle } from './points.ts';
import { pointsAdjustmentArticle } from './points-adjustment.ts';
import { pointsLedgerArticle } from './points-ledger.ts';
import { pointsLimitsArticle } from './points-limits.ts';
import { pointsRuleArticle } from './points-rule.ts';
import { pointsStatisticsArticle } from './points-statistics.ts';
import { recordArticle } from './record.ts';
import { recordCompareArticle } from './record-compare.ts';
import { recordReportArticle } from './record-report.ts';
import { rectificationArticle } from './rectification.ts';
import { rectificationClockArticle } from './rectification-clock.ts';
import { reportProblemArticle } from './report-problem.ts';
import { reviewOrRecheckArticle } from './review-or-recheck.ts';
import { roleArticle } from './role.ts';
import { scoreAndRedLineArticle } from './score-and-red-line.ts';
import { scoreStatisticsArticle } from './score-statistics.ts';
import { settingsArticle } from './settings.ts';
import { shopArticle } from './shop.ts';
import { shopInspectionArticle } from './shop-inspection.ts';
import { shopMapArticle } from './shop-map.ts';
import { shopPageArticle } from './shop-page.ts';
import { shopSettingArticle } from './shop-setting.ts';
import { shortcutsArticle } from './shortcuts.ts';
import { startInspectionArticle } from './start-inspection.ts';
import { statisticsArticle } from './statistics.ts';
import { subscriptionArticle } from './subscription.ts';
import { subscriptionReportArticle } from './subscription-report.ts';
import { supportTaskArticle } from './support-task.ts';
import { surveillanceArticle } from './surveillance.ts';
import { taskArticle } from './task.ts';
import { taskOfSeveralArticle } from './task-of-several.ts';
import { taskStatisticsArticle } from './task-statistics.ts';
import { templateArticle } from './template.ts';
import { templateEditorArticle } from './template-editor.ts';
import { timedSnapshotArticle } from './timed-snapshot.ts';
import { timedSnapshotResultArticle } from './timed-snapshot-result.ts';
import { userInspectionArticle } from './user-inspection.ts';
import { whatsNewArticle } from './whats-new.ts';
import { whichRecordsCountArticle } from './which-records-count.ts';
import { whyCannotSeeArticle } from './why-cannot-see.ts';

/** Every article, in the order in which the help centre lists those of a part. */
export const ARTICLES: readonly Article[] = [
  helpArticle,
  firstDayArticle,
  shortcutsArticle,
  whatsNewArticle,
  taskArticle,
  messageArticle,
  noticeArticle,
  noticeEditArticle,
  overdueOrClosedArticle,
  reviewOrRecheckArticle,
  taskOfSeveralArticle,
  startInspectionArticle,
  performInspectionArticle,
  offlineInspectionsArticle,
  recordArticle,
  recordReportArticle,
  recordCompareArticle,
  whichRecordsCountArticle,
  scoreAndRedLineArticle,
  rectificationArticle,
  rectificationClockArticle,
  reportProblemArticle,
  templateArticle,
  templateEditorArticle,
  cycleArticle,
  coveragePolicyArticle,
  agreementArticle,
  checkInArticle,
  checkInSettingArticle,
  checkInCodeArticle,
  inspectSettingArticle,
  shopArticle,
  shopPageArticle,
  shopSettingArticle,
  shopMapArticle,
  certificateArticle,
  surveillanceArticle,
  noPictureArticle,
  deviceArticle,
  edgeArticle,
  albumArticle,
  timedSnapshotArticle,
  timedSnapshotResultArticle,
  orgArticle,
  companyOwnerArticle,
  memberArticle,
  whyCannotSeeArticle,
  departmentArticle,
  roleArticle,
  applicationArticle,
  statisticsArticle,
  asClosedOrNowArticle,
  taskStatisticsArticle,
  scoreStatisticsArticle,
  shopInspectionArticle,
  userInspectionArticle,
  pointsArticle,
  pointsLimitsArticle,
  pointsLedgerArticle,
  pointsRuleArticle,
  pointsAdjustmentArticle,
  pointsStatisticsArticle,
  subscriptionArticle,
  subscriptionReportArticle,
  settingsArticle,
  forbiddenArticle,
  notFoundArticle,
  diagnosticsArticle,
  supportTaskArticle,
  errorsGeneralArticle,
  errorsAccountArticle,
  errorsPeopleArticle,
  errorsStoreArticle,
  errorsDeviceArticle,
  errorsTemplateArticle,
  errorsTaskArticle,
  errorsPointsArticle,
  errorsContentArticle,
];
