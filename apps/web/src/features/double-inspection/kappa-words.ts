import { strengthOf } from '@rondo/domain/agreement';
import { DOUBLE_INSPECTION } from '@rondo/domain/double-inspection';
import type { Translate } from '../../shared/i18n.tsx';

/** What a kappa means, or why there is none. */
export function kappaWords(t: Translate, { kappa, pairs }: { kappa: number | null; pairs: number }): string {
  if (kappa !== null) return t(`doubleInspection.level.${strengthOf(kappa)}`);
  return t(pairs < DOUBLE_INSPECTION.leastPairs ? 'doubleInspection.few' : 'doubleInspection.alike');
}
