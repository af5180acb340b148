import { addDays, civilDate } from '@rondo/domain/civil-time';
import { DAY_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import type { SubscriptionReport } from '@rondo/domain/subscription';
import type { SubscriptionPeriod } from '@rondo/domain/subscription/period';
import { nextSending, type SubscriptionSchedule } from '@rondo/domain/subscription/schedule';
import { pinyinOf } from '../platform/pinyin.ts';
import type { Dataset } from './dataset.ts';
import { idAt } from './numbers.ts';
import type { DemoPeople } from './people.ts';

interface Asked {
  names: Record<Language, string>;
  report: SubscriptionReport;
  query: string;
  period: SubscriptionPeriod;
  frequency: 'daily' | 'weekly';
}

const ASKED: readonly Asked[] = [
  {
    names: { 'zh-CN': '每周巡检统计', 'en-US': 'Weekly inspection figures' },
    ...{ report: 'statistics', query: '', period: 'lastWeek', frequency: 'weekly' },
  },
  {
    names: { 'zh-CN': '未完成的整改', 'en-US': 'Rectifications still open' },
    ...{ report: 'rectifications', query: 'state=pending&state=awaiting_review', period: 'all', frequency: 'daily' },
  },
];

/** The dashboard with which everybody begins. */
function flowOfTheWeek({ flow_dashboard: dashboards }: Dataset): Asked[] {
  return dashboards
    .filter((one) => one.is_default)
    .map(({ id }) => ({
      names: { 'zh-CN': '每周客流', 'en-US': 'Weekly customer flow' },
      ...{ report: 'flowDashboard', query: `dashboard=${id}`, period: 'lastWeek', frequency: 'weekly' },
    }));
}

/**
 * Reports that the administrator had sent: figures and customer flow of the week each Monday, and each morning what is still to be
 * rectified.
 */
export function addSubscriptions(
  dataset: Dataset,
  { language, people }: { language: Language; people: DemoPeople },
): void {
  for (const one of [...ASKED, ...flowOfTheWeek(dataset)]) addOne(dataset, language, people, one);
}

function addOne(dataset: Dataset, language: Language, { admin, owner }: DemoPeople, asked: Asked): void {
  const { companyId, timeZone, now } = dataset;
  const createdAt = new Date(now.getTime() - 9 * DAY_MS);
  const { report, query, period, frequency } = asked;
  const name = asked.names[language];
  const id = idAt(createdAt);
  const startOn = addDays(civilDate(now, timeZone), -9);
  const schedule: SubscriptionSchedule = { frequency, weekday: 0, monthDay: 1, time: '08:30', startOn, endOn: null };
  dataset.subscription.push({
    ...{ company_id: companyId, id, name, name_pinyin: pinyinOf(name), report, query, period, frequency },
    ...{ weekday: 0, month_day: 1, send_time: schedule.time, start_on: startOn, end_on: null },
    ...{ channels: ['in_app'], with_file: true, skip_empty: true, state: 'active', origin: 'http://127.0.0.1:5180' },
    ...{
      next_at: nextSending(schedule, now, timeZone),
      owner_id: admin.id,
      created_at: createdAt,
      updated_at: createdAt,
    },
  });
  for (const member of [admin, owner])
    dataset.subscription_recipient.push({
      ...{ company_id: companyId, id: idAt(createdAt), subscription_id: id, member_id: member.id, role_id: null },
    });
  dataset.addHistory({ kind: 'subscription', id, name, at: createdAt, by: admin, event: 'created', to: 'active' });
}
