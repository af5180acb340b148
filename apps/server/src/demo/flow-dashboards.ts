import { contentOfFlowTemplate } from '@rondo/contract/flow-widget';
import { DAY_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { pinyinOf } from '../platform/pinyin.ts';
import type { Dataset } from './dataset.ts';
import { idAt } from './numbers.ts';
import type { DemoPeople } from './people.ts';

const TEMPLATES = ['executive', 'shopDaily'] as const;
const DAYS_AGO = 12;

/** Two dashboards of the administrator; everybody begins with the first. */
export function addFlowDashboards(
  dataset: Dataset,
  { language, people }: { language: Language; people: DemoPeople },
): void {
  for (const [index, template] of TEMPLATES.entries()) {
    const at = new Date(dataset.now.getTime() - (DAYS_AGO - index) * DAY_MS);
    const id = idAt(at);
    const name = translate(language, `flowDashboard.template.${template}`);
    const { filters, widgets } = contentOfFlowTemplate(template);
    dataset.flow_dashboard.push({
      ...{ company_id: dataset.companyId, id, owner_id: people.admin.id, name, name_pinyin: pinyinOf(name) },
      ...{ filters, widgets, is_default: index === 0 },
      ...{ created_at: at, updated_at: at },
    });
    dataset.addHistory({ kind: 'flowDashboard', id, name, at, by: people.admin, event: 'created' });
  }
}
