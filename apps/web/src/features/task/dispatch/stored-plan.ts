import { type Plan, planShape } from './plan.ts';

/** What the wizard was opened for: tasks, or what comes again. Each keeps a plan of its own. */
export type PlanKind = 'task' | 'cycle';

const keyOf = (companyId: string, kind: PlanKind) =>
  kind === 'cycle' ? `dispatch.cycle.${companyId}` : `dispatch.${companyId}`;

/** The plan that was begun in this tab for a company, `null` when there is none that can be read. */
export function storedPlan(storage: Storage, companyId: string, kind: PlanKind): Plan | null {
  const text = storage.getItem(keyOf(companyId, kind));
  if (text === null) return null;
  const read = planShape.safeParse(asNow(jsonOf(text)));
  return read.success ? read.data : null;
}

/** A plan that was begun when there was one template, or when there were two ways of being due. */
function asNow(plan: unknown): unknown {
  if (typeof plan !== 'object' || plan === null) return plan;
  const templates = 'templateId' in plan ? { templateIds: plan.templateId === null ? [] : [plan.templateId] } : {};
  const isByOpenHours = 'isByOpenHours' in plan ? plan.isByOpenHours : null;
  const due = isByOpenHours === null ? {} : { deadlineKind: isByOpenHours ? 'open_hours' : 'time' };
  return { ...templates, ...due, ...plan };
}

/** Keeps a plan, or forgets it. */
export function keepPlan(storage: Storage, companyId: string, kind: PlanKind, plan: Plan | null): void {
  if (plan) storage.setItem(keyOf(companyId, kind), JSON.stringify(plan));
  else storage.removeItem(keyOf(companyId, kind));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    console.warn('the kept dispatch cannot be read', cause);
    return null;
  }
}
