import { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { useParams } from 'react-router';
import { failureWords, Refusal } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useObjectTitle } from '../../../shared/session/object-title.ts';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { DashboardView } from '../components/dashboard-view.tsx';
import '../components/flow-dashboard.css';

/** One dashboard of customer flow. */
export default function FlowDashboardPage() {
  const t = useT();
  const { id = '' } = useParams();
  const read = useCall(flowDashboardApi.get, { id }, { part: true });
  useObjectTitle(read.data?.name ?? '');
  if (read.data) return <DashboardView key={read.data.id} dashboard={read.data} />;
  if (read.error instanceof Refusal && read.error.reason === 'NOT_FOUND')
    return (
      <EmptyState kind="nothing-matches" isPage title={failureWords(read.error)}>
        {t('flowDashboard.title')}
      </EmptyState>
    );
  if (read.error) return <LoadFailure isPage failure={read.error} onRetry={() => void read.refetch()} />;
  return <SkeletonRows rows={10} />;
}
