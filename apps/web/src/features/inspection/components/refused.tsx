import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Refusal } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { Kept } from '../draft/kept.ts';
import type { OpenOptions } from '../draft/open-inspection.ts';
import { ExportActs } from './export-acts.tsx';
import { PageRoot } from './page-root.tsx';
import { Sheet } from './sheet.tsx';
import { Stopped } from './stopped.tsx';

type Props = { refusal: Refusal; kept: Kept | null; onOpen: (options: OpenOptions) => void };

/** The task did not open: a question with two ways out, or the reason. */
export function Refused({ refusal, kept, onOpen }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const leave = () => void navigate('/task');
  if (refusal.reason === 'DRAFT_ELSEWHERE') {
    return (
      <Ask
        title={t('inspection.dialog.elsewhereTitle')}
        text={t('inspection.dialog.elsewhere')}
        act={t('inspection.dialog.continueHere')}
        onAct={() => onOpen({ continueHere: true })}
        onLeave={leave}
      />
    );
  }
  if (refusal.reason === 'DRAFT_EXPIRED') {
    return (
      <Ask
        title={t('inspection.dialog.expiredTitle')}
        text={t('inspection.dialog.expiredRestart')}
        act={t('inspection.dialog.restart')}
        onAct={() => onOpen({ restart: true })}
        onLeave={leave}
      >
        {kept && <ExportActs {...kept} />}
      </Ask>
    );
  }
  return <Stopped refusal={refusal} kept={kept} onOpen={(continueHere) => onOpen({ continueHere })} />;
}

type AskProps = {
  title: string;
  text: string;
  act: string;
  onAct: () => void;
  onLeave: () => void;
  children?: ReactNode;
};

function Ask({ title, text, act, onAct, onLeave, children }: AskProps) {
  const t = useT();
  return (
    <PageRoot className="stopped">
      <Sheet
        title={title}
        onClose={onLeave}
        footer={
          <>
            <button type="button" className="button button-thumb" onClick={onLeave}>
              {t('inspection.perform.leave')}
            </button>
            <button type="button" className="button button-primary button-thumb" onClick={onAct}>
              {act}
            </button>
          </>
        }
      >
        <p>{text}</p>
        {children}
      </Sheet>
    </PageRoot>
  );
}
