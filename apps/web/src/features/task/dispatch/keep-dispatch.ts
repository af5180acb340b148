import { v4 } from 'uuid';
import { newPlan, OFFERED_MODES, type Plan } from './plan.ts';
import { keepPlan } from './stored-plan.ts';

interface Begun {
  name: string;
  shopIds: readonly string[];
  mode: string | null;
  purpose: Plan['purpose'] | null;
  templateId: string | null;
}

/** Begins a dispatch for the wizard to go on with when it opens; what was begun before in this tab gives way to it. */
export function keepDispatch(companyId: string, { name, shopIds, mode, purpose, templateId }: Begun): void {
  const plan = newPlan(v4(), shopIds);
  const known = OFFERED_MODES.find((one) => one === mode) ?? plan.mode;
  keepPlan(sessionStorage, companyId, {
    ...{ ...plan, name, mode: known, purpose: purpose ?? plan.purpose, templateId },
    executor: known === 'self' ? 'manager' : 'role',
  });
}
