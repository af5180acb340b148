import { MODES } from '@rondo/domain/task';
import { v4 } from 'uuid';
import { newPlan, type Plan } from './plan.ts';
import { keepPlan, storedPlan } from './stored-plan.ts';

interface Begun {
  name: string;
  shopIds: readonly string[];
  mode: string | null;
  purpose: Plan['purpose'] | null;
  templateIds: readonly string[];
  /** Pictures that are given with it. */
  photos?: Plan['photos'];
}

/** Whether a dispatch was begun in this tab that would give way to another one. */
export function hasBegunDispatch(companyId: string): boolean {
  const plan = storedPlan(sessionStorage, companyId, 'task');
  return plan !== null && isBegun(plan);
}

/** Something of it was answered. */
export const isBegun = ({ name, description, photos, documents, templateIds, shopIds, groupIds }: Plan): boolean =>
  name.trim() !== '' ||
  description !== '' ||
  [photos, documents, templateIds, shopIds, groupIds].some((some) => some.length > 0);

/** Begins a dispatch for the wizard to go on with when it opens; what was begun before in this tab gives way to it. */
export function keepDispatch(
  companyId: string,
  { name, shopIds, mode, purpose, templateIds, photos = [] }: Begun,
): void {
  const plan = newPlan(v4(), shopIds);
  const known = MODES.find((one) => one === mode) ?? plan.mode;
  keepPlan(sessionStorage, companyId, 'task', {
    ...{ ...plan, name, mode: known, purpose: purpose ?? plan.purpose, templateIds: [...templateIds], photos },
    executor: known === 'self' ? 'manager' : 'role',
  });
}
