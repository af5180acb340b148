import { feedbackApi } from '@rondo/contract/feedback';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { FeedbackCard } from '../components/feedback-card.tsx';
import { useFeedbackColumns } from '../components/feedback-columns.tsx';
import { MineFilters } from '../components/feedback-filters.tsx';
import FeedbackForm from '../components/feedback-form.tsx';
import { MINE_FILTERS, mineInput, mineLabels } from '../list-input.ts';

const FeedbackDrawer = lazyAtTouch(() => import('../components/feedback-drawer.tsx'));

/** What the reader sent, with state and answers (product 24). */
export default function FeedbackPage() {
  const t = useT();
  const params = useListParams({ filters: MINE_FILTERS, sort: '-created' });
  const list = useList({
    name: 'feedback',
    endpoint: feedbackApi.mine,
    params,
    inputOf: mineInput,
    filterLabels: mineLabels(t),
    columns: useFeedbackColumns(false),
  });
  const [isMaking, setMaking] = useState(false);
  useAskedDialog((asked) => asked === 'create' && setMaking(true));
  const create = (
    <Button look="primary" icon={MessageSquareWarning} onPress={() => setMaking(true)}>
      {t('feedback.create')}
    </Button>
  );
  return (
    <>
      <TablePage
        list={list}
        title={t('feedback.title')}
        meta={<Link to="/help">{t('feedback.toHelp')}</Link>}
        actions={create}
        filters={(bar) => <MineFilters {...bar} />}
        nameOf={(row) => row.number}
        card={(row) => <FeedbackCard row={row} />}
        empty={{
          ...{ noun: t('feedback.noun'), icon: MessageSquareWarning, actions: create },
          nothingYet: t('feedback.nothingYet'),
        }}
        drawer={(row) => <FeedbackDrawer {...row} />}
      />
      {isMaking && <FeedbackForm onClose={() => setMaking(false)} />}
    </>
  );
}
