import { LayoutList, X } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Glyph } from '../../../shared/ui/glyph/glyph.tsx';
import { type DraftState, unsavedCount } from '../draft/draft-state.ts';
import type { Mark } from '../draft/item-rows.ts';
import type { Live } from '../draft/live.ts';
import type { Session } from '../draft/session.ts';
import { ProgressTicks } from './progress-ticks.tsx';

type Props = {
  session: Session;
  draft: DraftState;
  live: Live;
  marks: readonly { id: string; mark: Mark }[];
  current: string;
  onLeave: () => void;
  onContents: () => void;
};

/** Leave, store, template and when it was saved, contents; one tick an item; a bar while there is no network. */
export function PerformHead({ session, draft, live, marks, current, onLeave, onContents }: Props) {
  const t = useT();
  const unsaved = unsavedCount(draft);
  return (
    <header className="perform-head">
      <div className="perform-bar">
        <button type="button" className="perform-icon" aria-label={t('inspection.perform.leave')} onClick={onLeave}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </button>
        <div className="perform-where">
          <p className="ellipsis" title={session.sheet.shop.name}>
            {session.sheet.shop.name}
          </p>
          <p className="ellipsis" title={session.sheet.templateName}>
            {session.sheet.templateName}
            <SavedWord draft={draft} live={live} />
          </p>
        </div>
        <button type="button" className="perform-contents" onClick={onContents}>
          <LayoutList size={18} strokeWidth={1.75} aria-hidden />
          {t('inspection.perform.contents')}
        </button>
      </div>
      <ProgressTicks marks={marks} current={current} />
      {live.connection === 'offline' && (
        <p className="perform-offline" role="status">
          <Glyph shape="slash" tone="current" size={14} />
          {t('inspection.perform.offline')}
          {unsaved > 0 && <span>{t('inspection.perform.offlineMore', { count: unsaved })}</span>}
        </p>
      )}
      {live.isStorageFull && (
        <p className="perform-offline" data-tone="bad" role="alert">
          <Glyph shape="exclamation" tone="current" size={14} />
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
  if (isUnsaved) return <> · {t('inspection.perform.saving')}</>;
  return draft.savedAt ? <> · {t('inspection.perform.saved', { time: format.time(draft.savedAt) })}</> : null;
}
