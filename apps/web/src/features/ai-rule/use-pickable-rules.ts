import { aiRuleApi } from '@rondo/contract/ai-rule';
import { retryOf, useCall } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';

/** Rules that one search answers, and that are named at once. */
const FOUND = 50;

/** Rules by words or by ids, with their state where it says that they look at nothing. */
export function usePickableRules(asked: { keyword: string } | { ids: readonly string[] }, enabled: boolean) {
  const t = useT();
  const input = 'ids' in asked ? { ruleId: asked.ids.slice(0, FOUND) } : asked;
  const read = useCall(aiRuleApi.list, { ...input, size: FOUND }, { enabled, keepPrevious: true, part: true });
  const list = (read.data?.list ?? []).map(({ id, name, state }) => ({
    ...{ id, name },
    ...(state === 'off' ? { note: t('state.aiRule.off') } : {}),
  }));
  return { list, isLoading: read.isFetching, onRetry: retryOf(read) };
}
