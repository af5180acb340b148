import { feedbackApi } from '@rondo/contract/feedback';
import { MessageSquareWarning } from 'lucide-react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { call } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { SupportFrame } from '../../support/index.ts';
import { FeedbackCard } from '../components/feedback-card.tsx';
import { useFeedbackColumns } from '../components/feedback-columns.tsx';
import { SupportFilters } from '../components/feedback-filters.tsx';
import { askedOf, filterLabels, SUPPORT_FILTERS, supportInput } from '../list-input.ts';

const FeedbackDrawer = lazyAtTouch(() => import('../components/feedback-drawer.tsx'));

/** The feedback of the company, for support staff: they answer and close it. */
export default function SupportPage() {
  const t = useT();
  const can = useCan();
  const params = useListParams({ filters: SUPPORT_FILTERS, sort: '-created' });
  const list = useList({
    name: 'supportFeedback',
    endpoint: feedbackApi.list,
    params,
    inputOf: supportInput,
    filterLabels: filterLabels(t),
    columns: useFeedbackColumns(true),
  });
  const title = t('feedback.support.title');
  return (
    <SupportFrame isList>
      <TablePage
        list={list}
        title={title}
        actions={
          can('x_record_export') && (
            <ExportMenu
              title={title}
              filters={askedOf(params)}
              count={(of) => call(feedbackApi.list, of)}
              save={(of) => saveAnswer(feedbackApi.export, of)}
              start={(of) => call(feedbackApi.startExport, of)}
            />
          )
        }
        filters={(bar) => <SupportFilters {...bar} />}
        nameOf={(row) => row.number}
        card={(row) => <FeedbackCard row={row} withAuthor />}
        empty={{
          ...{ noun: t('feedback.noun'), icon: MessageSquareWarning },
          nothingYet: t('feedback.support.nothingYet'),
        }}
        drawer={(row) => <FeedbackDrawer {...row} />}
      />
    </SupportFrame>
  );
}
