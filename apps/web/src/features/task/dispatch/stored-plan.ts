import { type Plan, planShape } from './plan.ts';

const keyOf = (companyId: string) => `dispatch.${companyId}`;

/** The plan that was begun in this tab for a company, `null` when there is none that can be read. */
export function storedPlan(storage: Storage, companyId: string): Plan | null {
  const text = storage.getItem(keyOf(companyId));
  if (text === null) return null;
  const read = planShape.safeParse(jsonOf(text));
  return read.success ? read.data : null;
}

/** Keeps a plan, or forgets it. */
export function keepPlan(storage: Storage, companyId: string, plan: Plan | null): void {
  if (plan) storage.setItem(keyOf(companyId), JSON.stringify(plan));
  else storage.removeItem(keyOf(companyId));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    console.warn('the kept dispatch cannot be read', cause);
    return null;
  }
}
