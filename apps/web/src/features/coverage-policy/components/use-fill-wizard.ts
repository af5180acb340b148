import { type CoveragePolicyDetail, coveragePolicyApi } from '@rondo/contract/coverage-policy';
import type { CoverageState } from '@rondo/domain/coverage';
import { LIMIT } from '@rondo/domain/limit';
import { useNavigate } from 'react-router';
import { call, Refusal } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DISPATCH_LINK } from '../../../shared/inspect/dispatch-link.ts';
import { useMe } from '../../../shared/session/me.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { keepDispatch } from '../../task/index.ts';

/** Opens the dispatch wizard with the stores that wait, and with the mode, purpose and template that count. */
export function useFillWizard(): (policy: CoveragePolicyDetail, shown: CoverageState | null) => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  const { companyId } = useMe();
  return async (policy, shown) => {
    try {
      const asked = { id: policy.id, ...(shown ? { state: [shown] } : {}) };
      const { shopIds, total } = await call(coveragePolicyApi.targets, asked);
      const { name, mode, purpose, templateId } = policy;
      keepDispatch(companyId, { name, shopIds, mode, purpose, templateIds: templateId === null ? [] : [templateId] });
      if (total > shopIds.length) toast.warn(t('coveragePolicy.dispatchMore', { max: LIMIT.task.shops }));
      void navigate(DISPATCH_LINK);
    } catch (cause) {
      // The caller of a refused call has told it already.
      if (!(cause instanceof Refusal)) throw cause;
    }
  };
}
