import { noticeApi } from '@rondo/contract/notice';
import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { FullPage } from '../../../shared/ui/form/full-page.tsx';
import { FailedDetail } from '../../../shared/ui/list/failed-detail.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { NoticeForm } from '../components/notice-form.tsx';

/** Writing an announcement, or going on with a draft (`?id=`). */
export default function EditPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null ? <NoticeForm key="new" notice={null} /> : <DraftPage key={id} id={id} />;
}

function DraftPage({ id }: { id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const read = useCall(noticeApi.get, { id }, { part: true });
  const leave = () => void navigate('/notice?tab=managed');
  // What was read before another edit would be an old version.
  if (read.data && read.isFetchedAfterMount) return <Draft notice={read.data} />;
  return (
    <FullPage
      className="notice-edit"
      title={t('notice.form.editTitle')}
      leaveLabel={t('notice.form.leave')}
      onLeave={leave}
    >
      {read.isError ? (
        <FailedDetail
          noun={t('notice.noun')}
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
const Draft = ({ notice }: { notice: NoticeDetail }) => <NoticeForm notice={notice} />;
