import { wallClock } from '@rondo/domain/civil-time';
import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { v4 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { givenToDispatch } from '../../../shared/inspect/dispatch-link.ts';
import { useMe } from '../../../shared/session/me.ts';
import { changed, newPlan, type Plan } from './plan.ts';
import { keepPlan, type PlanKind, storedPlan } from './stored-plan.ts';

export interface PlanHold {
  plan: Plan;
  set: (patch: Partial<Plan>) => void;
  /** Begins again with nothing. */
  clear: () => void;
  /** Leaving would lose something: what was given and then changed is kept nowhere. */
  isUnsaved: boolean;
  /** It is dispatched or given up: nothing is kept. */
  forget: () => void;
}

/** The plan of the wizard, kept in this tab with every change but where it was given, for tasks and for cycles each. Shops named in the address begin a new one, with the pictures that go along. */
export function usePlan(given: Plan | null): PlanHold {
  const { companyId } = useMe();
  const { place } = useFormat();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const kind: PlanKind = query.get('dispatch') === 'cycle' ? 'cycle' : 'task';
  const begin = (shopIds: readonly string[]) => {
    const plan = newPlan(v4(), shopIds, wallClock(new Date(), place.timeZone).date);
    return kind === 'cycle' ? { ...plan, begin: 'cyclic' as const } : plan;
  };
  const [plan, setPlan] = useState<Plan>(() => {
    if (given) return given;
    const shopIds = query.getAll('shopIds');
    const begun = shopIds.length === 0 ? storedPlan(sessionStorage, companyId, kind) : null;
    return begun ?? { ...begin(shopIds), ...givenToDispatch(state) };
  });
  const put = (next: Plan) => {
    setPlan(next);
    if (!given) keepPlan(sessionStorage, companyId, kind, next);
  };
  const isKept = given === null;
  const forget = useCallback(() => {
    if (isKept) keepPlan(sessionStorage, companyId, kind, null);
  }, [companyId, kind, isKept]);
  return {
    plan,
    set: (patch) => put(changed(plan, patch, v4)),
    isUnsaved: given !== null && answersOf(plan) !== answersOf(given),
    clear: () => put(given ?? begin([])),
    forget,
  };
}

/** What was answered, without how far the reader has come. */
const answersOf = ({ step: _, requestId: __, ...answers }: Plan): string => JSON.stringify(answers);
