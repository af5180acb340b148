import { Undo2 } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import './undo-bar.css';
import type { Given } from '../use-answering.ts';

/** What was answered last, in one line above the answer, and the way back. It is read out when it changes. */
export function UndoBar({ given, onUndo }: { given: Given | null; onUndo: () => void }) {
  const t = useT();
  return (
    <div className="given" data-shown={given !== null}>
      <p role="status">
        {given && (
          <span key={given.itemId}>
            <StatusIcon
              shape={given.kind === 'na' ? 'slash' : 'check'}
              tone={given.kind === 'na' ? 'mute' : 'ok'}
              size={16}
            />
            <span className="ellipsis" title={given.name}>
              {t(`inspection.given.${given.kind}`, { name: given.name, count: given.count })}
            </span>
          </span>
        )}
      </p>
      {given && (
        <button type="button" className="given-undo" onClick={onUndo}>
          <Undo2 size={16} strokeWidth={1.75} aria-hidden />
          {t('inspection.given.undo')}
        </button>
      )}
    </div>
  );
}
