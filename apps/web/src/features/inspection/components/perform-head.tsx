import { ArrowLeft, ClipboardCheck, LayoutList, X } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { HelpLink } from '../../../shared/ui/help-link.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { type DraftState, unsavedCount } from '../draft/draft-state.ts';
import type { ItemRow } from '../draft/item-rows.ts';
import type { Live } from '../draft/live.ts';
import type { Session } from '../draft/session.ts';
import type { View } from '../use-place.ts';
import { ProgressTicks } from './progress-ticks.tsx';
import './perform-head.css';

type Props = {
  session: Session;
  draft: DraftState;
  live: Live;
  rows: readonly ItemRow[];
  current: string;
  view: View;
  onLeave: () => void;
  onShow: (view: View) => void;
};

/** Leave, store, template and when it was saved, review, contents; one tick an item; a bar while there is no network. */
export function PerformHead({ session, draft, live, rows, current, view, onLeave, onShow }: Props) {
  const t = useT();
  const isAlone = useNarrow();
  const unsaved = unsavedCount(draft);
  return (
    <header className="perform-head">
      <div className="perform-bar">
        {view === 'item' ? (
          <button type="button" className="perform-icon" aria-label={t('inspection.perform.leave')} onClick={onLeave}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </button>
        ) : (
          <button
            type="button"
            className="perform-icon"
            aria-label={t('inspection.perform.backToItem')}
            onClick={() => onShow('item')}
          >
            {view === 'contents' ? (
              <X size={20} strokeWidth={1.75} aria-hidden />
            ) : (
              <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
            )}
          </button>
        )}
        <div className="perform-where">
          <p className="ellipsis" title={session.sheet.shop.name}>
            {session.sheet.shop.name}
          </p>
          <p>
            <span className="ellipsis" title={session.sheet.templateName}>
              {session.sheet.templateName}
            </span>
            <SavedWord draft={draft} live={live} />
          </p>
        </div>
        {isAlone && view === 'contents' && <HelpLink className="perform-icon" />}
        <button
          type="button"
          className="perform-review"
          aria-current={view === 'review' ? 'page' : undefined}
          onClick={() => onShow('review')}
        >
          <ClipboardCheck size={18} strokeWidth={1.75} aria-hidden />
          <span>{t('inspection.perform.review')}</span>
        </button>
        <button
          type="button"
          className="perform-contents"
          aria-current={view === 'contents' ? 'page' : undefined}
          onClick={() => onShow(view === 'contents' ? 'item' : 'contents')}
        >
          <LayoutList size={18} strokeWidth={1.75} aria-hidden />
          {t('inspection.perform.contents')}
        </button>
      </div>
      <ProgressTicks marks={rows.map((row) => row.mark).join()} at={rows.findIndex((row) => row.item.id === current)} />
      {live.connection === 'offline' && (
        <p className="perform-offline" role="status">
          <StatusIcon shape="slash" tone="current" size={14} />
          {t('inspection.perform.offline')}
          {unsaved > 0 && <span>{t('inspection.perform.offlineMore', { count: unsaved })}</span>}
        </p>
      )}
      {live.isStorageFull && (
        <p className="perform-offline" data-tone="bad" role="alert">
          <StatusIcon shape="exclamation" tone="current" size={14} />
          {t('inspection.storageFull')}
        </p>
      )}
    </header>
  );
}

function SavedWord({ draft, live }: { draft: DraftState; live: Live }) {
  const t = useT();
  const format = useFormat();
  const isUnsaved = Object.keys(draft.edits).length > 0;
  if (live.connection === 'offline') return null;
  if (isUnsaved) return <span>· {t('inspection.perform.saving')}</span>;
  return draft.savedAt ? <span>· {t('inspection.perform.saved', { time: format.time(draft.savedAt) })}</span> : null;
}
