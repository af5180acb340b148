import { cycleMachine } from '@rondo/domain/cycle';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

/** The cycles that the clock has to look at, longest waiting first; index cycle_wake. */
export const awake = (db: Db, companyId: string, now: Date) =>
  db
    .selectFrom('cycle')
    .select('id')
    .where('company_id', '=', companyId)
    .where(stateIn('state', cycleMachine.from('end')))
    .where('wake_at', '<=', now)
    .orderBy('wake_at');
