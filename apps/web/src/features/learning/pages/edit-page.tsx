import { learningApi } from '@rondo/contract/learning';
import type { LearningDetail } from '@rondo/contract/learning-shapes';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { FullPage } from '../../../shared/ui/form/full-page.tsx';
import { FailedDetail } from '../../../shared/ui/list/failed-detail.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { LearningForm } from '../components/learning-form.tsx';

/** Making a learning list, or going on with a draft (`?id=`). */
export default function EditPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null ? <LearningForm key="new" learning={null} /> : <DraftPage key={id} id={id} />;
}

function DraftPage({ id }: { id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const read = useCall(learningApi.get, { id }, { part: true });
  const leave = () => void navigate('/knowledge/learning?tab=managed');
  // What was read before another edit would be an old version.
  if (read.data && read.isFetchedAfterMount) return <Draft learning={read.data} />;
  return (
    <FullPage
      className="learning-edit"
      title={t('learning.form.editTitle')}
      leaveLabel={t('learning.form.leave')}
      onLeave={leave}
    >
      {read.isError ? (
        <FailedDetail
          noun={t('learning.noun')}
          failure={read.error}
          onRetry={() => void read.refetch()}
          onClose={leave}
        />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </FullPage>
  );
}

/** What was read first is what is written on: the form is not begun anew when it is read again. */
const Draft = ({ learning }: { learning: LearningDetail }) => <LearningForm learning={learning} />;
