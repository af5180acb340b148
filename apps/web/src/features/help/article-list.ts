import type { Article } from './articles/article.ts';
import { FOUND } from './articles.gen.ts';

/** The order in which the help centre lists the articles of a part. */
export const ORDER = [
  'help first-day guide sample-company guide-report feedback assistant unanswered shortcuts whats-new task dispatch message message-alerts notice notice-manage notice-edit notice-after learning overdue-or-closed',
  'review-or-recheck task-of-several start-inspection perform-inspection offline-inspections record',
  'record-report receipt record-compare which-records-count score-and-red-line rectification rectification-many rectification-clock',
  'report-problem template template-generate template-editor cited-change cycle coverage-policy agreement check-in check-in-setting',
  'check-in-code inspect-setting shop shop-page shop-setting shop-map certificate surveillance no-picture',
  'device ai-rule ai-event edge flow-counter flow-health album knowledge timed-snapshot timed-snapshot-result org leak company-owner member why-cannot-see department',
  'role application statistics as-closed-or-now task-statistics score-statistics shop-inspection',
  'user-inspection flow-dashboard points points-limits points-ledger points-rule points-adjustment points-statistics',
  'subscription subscription-report settings sender webhook message-report forbidden not-found diagnostics support-feedback support-task support-api support-check errors-general',
  'errors-account errors-people errors-store errors-device errors-template errors-task errors-points',
  'errors-content errors-knowledge errors-ai',
].flatMap((line) => line.split(' '));

/** An article that has none yet comes last. */
const place = ({ id }: Article): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

/** Every article; each is a file of the folder `articles`. */
export const ARTICLES: readonly Article[] = FOUND.toSorted((one, other) => place(one) - place(other));
