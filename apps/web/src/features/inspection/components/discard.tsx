import { inspectionApi } from '@rondo/contract/inspection';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { forgetInspection } from '../draft/kept.ts';
import type { Session } from '../draft/session.ts';
import type { Where } from '../use-inspection.ts';
import { Sheet } from './sheet.tsx';

/** Throws the draft away, after asking: the task is free again, a self-initiated one is closed. */
export function Discard({ session, where }: { session: Session; where: Where }) {
  const t = useT();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const discard = useAct(inspectionApi.discard, {
    invalidates: ['task'],
    onDone: () => {
      session.stop();
      session.draft.set({ ...session.draft.get(), edits: {}, waiting: [] });
      refreshCounters();
      void forgetInspection(where.key).then(() => navigate('/task'));
    },
    onGone: () => void navigate('/task'),
  });
  return (
    <div className="discard">
      <button type="button" className="button button-text" onClick={() => setAsking(true)}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        {t('inspection.dialog.discardOpen')}
      </button>
      {isAsking && (
        <Sheet
          title={t('inspection.dialog.discardTitle')}
          onClose={() => setAsking(false)}
          footer={
            <>
              <button type="button" className="button button-thumb" data-first onClick={() => setAsking(false)}>
                {t('inspection.dialog.stay')}
              </button>
              <button
                type="button"
                className="button button-thumb button-destroy"
                aria-busy={discard.busy}
                onClick={() => void discard.run({ taskId: where.taskId })}
              >
                {t('inspection.dialog.discardAct')}
              </button>
            </>
          }
        >
          <p>{t('inspection.dialog.discard')}</p>
        </Sheet>
      )}
    </div>
  );
}
