import { CircleSlash } from 'lucide-react';
import { Link } from 'react-router';
import type { Refusal } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import type { Kept } from '../draft/kept.ts';
import { ExportActs } from './export-acts.tsx';
import { PageRoot } from './page-root.tsx';

type Props = {
  refusal: Refusal;
  kept: Kept | null;
  /** Opens the task again; `true` takes the draft over from another device. */
  onOpen: (continueHere: boolean) => void;
};

/** The inspection cannot go on: why, and what can still be done with the answers. */
export function Stopped({ refusal, kept, onOpen }: Props) {
  const t = useT();
  const { reason } = refusal;
  const isElsewhere = reason === 'DRAFT_ELSEWHERE';
  const wasClosed = reason === 'REINSPECT' || reason === 'TASK_CLOSED';
  const answers = kept && Object.keys(kept.draft.answers).length > 0 ? kept : null;
  return (
    <PageRoot className="stopped">
      <h1 className="visually-hidden">{t('inspection.perform.title')}</h1>
      <EmptyState
        kind="failed"
        icon={CircleSlash}
        title={titleOf(refusal, answers !== null, t)}
        actions={
          <>
            {(isElsewhere || reason === 'STALE' || reason === 'DRAFT_EXPIRED') && (
              <button type="button" className="button button-primary button-thumb" onClick={() => onOpen(isElsewhere)}>
                {t(isElsewhere ? 'inspection.dialog.continueHere' : 'ui.retry')}
              </button>
            )}
            {wasClosed && kept && (
              <Link
                className="button button-primary button-thumb"
                to={`/inspect/start?shopId=${kept.sheet.shop.id}&templateId=${kept.sheet.templateId}`}
              >
                {t('inspection.stopped.again')}
              </Link>
            )}
            <Link className="button button-thumb" to="/task">
              {t('inspection.stopped.toTasks')}
            </Link>
          </>
        }
      >
        {isElsewhere
          ? t('inspection.dialog.elsewhere')
          : answers && t(wasClosed ? 'inspection.stopped.reinspect' : 'inspection.stopped.kept')}
      </EmptyState>
      {answers && !isElsewhere && <ExportActs {...answers} />}
    </PageRoot>
  );
}

function titleOf({ reason, data, message }: Refusal, hasAnswers: boolean, t: ReturnType<typeof useT>): string {
  if (reason === 'DRAFT_ELSEWHERE') return t('inspection.dialog.elsewhereTitle');
  if ((reason === 'REINSPECT' || reason === 'TASK_CLOSED') && hasAnswers) {
    return t('inspection.stopped.reinspectTitle');
  }
  const name = typeof data === 'object' && data !== null && 'by' in data ? data.by : '';
  if (reason === 'CLAIMED_BY_OTHER' && typeof name === 'string' && name !== '') {
    return t('inspection.stopped.claimed', { name });
  }
  return message || t('inspection.stopped.title');
}
