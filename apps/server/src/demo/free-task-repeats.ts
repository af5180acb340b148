import type { RepeatBody } from '@rondo/contract/free-task';
import type { Schedule } from '@rondo/domain/cycle/schedule';
import { DAY_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import type { Dataset } from './dataset.ts';
import { idAt } from './numbers.ts';
import type { DemoPeople } from './people.ts';
import type { DemoShop } from './shops.ts';

const NAMES: Record<Language, string> = { 'zh-CN': '每周清点备用金', 'en-US': 'Count the cash float' };
const CONTENTS: Record<Language, string> = {
  'zh-CN': '- 两个收银抽屉都要数\n- **差额超过 50 元**马上告诉区域经理',
  'en-US': '- Count both drawers\n- Tell the area manager at once of **more than 50 missing**',
};

/** A free task that comes again each Monday, at the first stores. */
export function addFreeTaskRepeats(
  dataset: Dataset,
  { language, shops, people }: { language: Language; shops: readonly DemoShop[]; people: DemoPeople },
): void {
  const createdAt = new Date(dataset.now.getTime() - 4 * DAY_MS);
  const open = shops.filter(({ state }) => state === 'open').slice(0, 3);
  const body: RepeatBody = {
    ...{ name: NAMES[language], content: CONTENTS[language], priority: 'normal', deadlinePolicy: 'allow_late' },
    evidence: { photos: 0, text: false, number: true, numberLabel: '' },
    ...{ shopIds: open.map(({ id }) => id), executor: { kind: 'manager' }, levels: [], ccIds: [], parts: [] },
    ...{ fileIds: [], documentIds: [] },
  };
  const schedule: Schedule = {
    ...{ recurrence: { frequency: 'weekly', weekdays: [0] }, startOn: createdAt.toISOString().slice(0, 10) },
    ...{ endOn: null, times: null, startTime: '09:00', randomUntil: null, term: { kind: 'days', days: 0 } },
  };
  dataset.free_task_repeat.push({
    ...{ company_id: dataset.companyId, id: idAt(createdAt), name: NAMES[language], body, schedule },
    ...{ owner_id: people.admin.id, since_at: dataset.now, wake_at: dataset.now },
    ...{ created_at: createdAt, updated_at: createdAt },
  });
}
