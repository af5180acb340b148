import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { Refusal } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Face } from '../../../shared/ui/list/face.tsx';
import type { Session } from '../draft/session.ts';
import { ExportActs } from './export-acts.tsx';

type Props = { refusal: Refusal; session: Session | null; onContinueHere: () => void };

/** The inspection cannot go on: why, and what can still be done with the answers. */
export function Stopped({ refusal, session, onContinueHere }: Props) {
  const t = useT();
  const { reason } = refusal;
  const isElsewhere = reason === 'DRAFT_ELSEWHERE';
  const wasClosed = reason === 'REINSPECT' || reason === 'TASK_CLOSED';
  const hasAnswers = session !== null && Object.keys(session.draft.get().answers).length > 0;
  const title = isElsewhere
    ? t('inspection.dialog.elsewhereTitle')
    : wasClosed && hasAnswers
      ? t('inspection.stopped.reinspectTitle')
      : refusal.message || t('inspection.stopped.title');
  return (
    <main className="stopped">
      <Face
        kind="failed"
        icon={Download}
        title={title}
        actions={
          <>
            {isElsewhere && (
              <button type="button" className="button button-primary button-thumb" onClick={onContinueHere}>
                {t('inspection.dialog.continueHere')}
              </button>
            )}
            {wasClosed && session && (
              <Link
                className="button button-primary button-thumb"
                to={`/inspect/start?shopId=${session.sheet.shop.id}&templateId=${session.sheet.templateId}`}
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
          : hasAnswers && t(wasClosed ? 'inspection.stopped.reinspect' : 'inspection.stopped.kept')}
      </Face>
      {hasAnswers && !isElsewhere && <ExportActs session={session} />}
    </main>
  );
}
