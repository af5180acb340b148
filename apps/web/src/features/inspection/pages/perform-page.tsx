import { Link, useParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { CheckInGate } from '../../check-in/index.ts';
import { Performing } from '../components/performing.tsx';
import { Refused } from '../components/refused.tsx';
import { Submitted } from '../components/submitted.tsx';
import { deviceId } from '../draft/device-id.ts';
import { InspectionKey } from '../draft/people-here.ts';
import { OtherTab } from '../outbox/other-tab.tsx';
import { QueuedFace } from '../outbox/queued-face.tsx';
import { useAdvanceSetting } from '../use-advance-setting.ts';
import { useInspection } from '../use-inspection.ts';
import '../components/perform.css';
import '../components/answer.css';
import '../components/contents.css';
import '../components/item-extras.css';
import { PageRoot } from '../components/page-root.tsx';

/** Performing the inspection of a task, on the phone first (product 7). */
export default function PerformPage() {
  const { taskId = '' } = useParams();
  return <Inspection key={taskId} taskId={taskId} />;
}

function Inspection({ taskId }: { taskId: string }) {
  const t = useT();
  const { where, phase, open, submitted, queued } = useInspection(taskId);
  const advancing = useAdvanceSetting();
  switch (phase.kind) {
    case 'opening':
      return <Spinner label={t('inspection.perform.loading')} />;
    case 'queued':
      return <QueuedFace where={where} onSubmitted={submitted} onOpen={() => open()} />;
    case 'other_tab':
      return <OtherTab onTake={() => open({ steal: true })} />;
    case 'offline':
      return (
        <PageRoot className="stopped">
          <EmptyState
            kind="failed"
            title={t('inspection.stopped.failedTitle')}
            actions={
              <>
                <button type="button" className="button button-primary button-thumb" onClick={() => open()}>
                  {t('ui.retry')}
                </button>
                <Link className="button button-thumb" to="/inspect/offline">
                  {t('inspection.outbox.toOutbox')}
                </Link>
              </>
            }
          >
            {t('inspection.outbox.neverOpened')}
          </EmptyState>
        </PageRoot>
      );
    case 'refused':
      return <Refused refusal={phase.refusal} kept={phase.kept} onOpen={open} />;
    case 'open':
      if (!advancing) return <Spinner label={t('inspection.perform.loading')} />;
      return (
        <CheckInGate taskId={taskId} mode={phase.session.sheet.mode} deviceId={deviceId()}>
          <InspectionKey value={where.key}>
            <Performing
              session={phase.session}
              where={where}
              advancing={advancing}
              onSubmitted={submitted}
              onQueued={queued}
              onOpen={(continueHere) => open({ continueHere })}
            />
          </InspectionKey>
        </CheckInGate>
      );
    case 'submitted':
      return <Submitted taskId={taskId} result={phase.result} />;
    default:
      return phase satisfies never;
  }
}
