import { inspectionApi } from '@rondo/contract/inspection';
import type { Input, Output } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { type Answer, emptyAnswer } from '@rondo/domain/answer';
import { HOUR_MS } from '@rondo/domain/duration';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import { type CheckItem, newCheckItem } from '@rondo/domain/scoring/template';
import { v7 as uuidv7 } from 'uuid';
import type { Company, Person } from './factories.ts';
import { requestId, type World } from './world.ts';

export interface GivenTemplate {
  id: string;
  versionId: string;
  items: CheckItem[];
}

/** A published template of pass/fail items, as the editor leaves it. `change` bends the items. */
export async function givenTemplate(
  w: World,
  company: Company,
  { items = 3, change = (item: CheckItem) => item, name = `Template ${uuidv7().slice(-8)}` } = {},
): Promise<GivenTemplate> {
  const [id, versionId] = [uuidv7(), uuidv7()];
  const made = Array.from({ length: items }, (_, i) => change(newCheckItem(uuidv7(), `Item ${i + 1}`)));
  await w.sql(
    `insert into template (company_id, id, name, modes, state, live_version_id, created_by)
     values ($1, $2, $3, '{on_site,remote,self}', 'published', $4, $5)`,
    [company.id, id, name, versionId, company.owner.id],
  );
  await givenVersion(w, company, { templateId: id, versionId, no: 1, items: made });
  return { id, versionId, items: made };
}

/** Another published version of a template, the live one from now on. */
export async function publishVersion(w: World, company: Company, template: GivenTemplate): Promise<string> {
  const versionId = uuidv7();
  await givenVersion(w, company, { templateId: template.id, versionId, no: 2, items: template.items });
  await w.sql('update template set live_version_id = $1 where company_id = $2 and id = $3', [
    versionId,
    company.id,
    template.id,
  ]);
  return versionId;
}

interface Version {
  templateId: string;
  versionId: string;
  no: number;
  items: CheckItem[];
}

async function givenVersion(w: World, company: Company, { templateId, versionId, no, items }: Version): Promise<void> {
  const categories = [{ id: uuidv7(), name: 'Kitchen', parentId: null, weightPercent: null, items }];
  await w.sql(
    `insert into template_version (company_id, id, template_id, no, content, scoring, item_count, total_points, published_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now())`,
    [
      company.id,
      versionId,
      templateId,
      no,
      JSON.stringify({ categories }),
      JSON.stringify(DEFAULT_SCORING),
      items.length,
      items.length * 5,
    ],
  );
}

export interface ShopToInspect {
  company: Company;
  shopId: string;
  manager: Person;
  inspector: Person;
  template: GivenTemplate;
}

/** A new company with one shop, its manager, its inspector and a published template. */
export async function givenShopToInspect(w: World, { items = 3 } = {}): Promise<ShopToInspect> {
  const company = await w.company();
  const manager = await company.member({ role: 'store_manager' });
  const shopId = await company.shop({ managerIds: [manager.id] });
  const inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  return { company, shopId, manager, inspector, template: await givenTemplate(w, company, { items }) };
}

type Plan = Partial<Input<typeof taskApi.dispatch>>;

/** Dispatches a template to shops, on site, due in three days; `more` names only what matters. */
export async function dispatchTo(w: World, by: Person, templateId: string, shopIds: string[], more: Plan = {}) {
  const { firstTaskId, ...made } = await by.call(taskApi.dispatch, {
    name: 'Monthly check',
    mode: 'on_site',
    templateIds: [templateId],
    shopIds,
    executor: { kind: 'manager' },
    review: false,
    deadlineAt: new Date(w.clock.now().getTime() + 72 * HOUR_MS).toISOString(),
    requestId: requestId(),
    ...more,
  });
  if (firstTaskId === null) throw new Error('a dispatch of a test is created at once');
  return { ...made, firstTaskId };
}

/** Answers to all items: the named ones fail. */
export function answersOf(items: readonly CheckItem[], failing: readonly number[] = []): Record<string, Answer> {
  return Object.fromEntries(
    items.map((item, i) => [item.id, { ...emptyAnswer(item.id), value: failing.includes(i) ? 'fail' : 'pass' }]),
  );
}

export const DEVICE = 'phone-1';

/** Opens the answers of a task on the one device of the tests. */
export const openTask = (by: Person, taskId: string, more: Partial<Input<typeof inspectionApi.open>> = {}) =>
  by.call(inspectionApi.open, { taskId, deviceId: DEVICE, ...more });

/** Submits from the same device what `openTask` opened. */
export const submitTask = (
  by: Person,
  taskId: string,
  answers: Record<string, Answer>,
  more: Partial<Input<typeof inspectionApi.submit>> = {},
) => by.call(inspectionApi.submit, { taskId, deviceId: DEVICE, answers, requestId: requestId(), ...more });

/** Opens and submits in one go. */
export async function inspect(
  by: Person,
  taskId: string,
  answers: Record<string, Answer>,
): Promise<Output<typeof inspectionApi.submit>> {
  await openTask(by, taskId, { continueHere: true });
  return submitTask(by, taskId, answers);
}
