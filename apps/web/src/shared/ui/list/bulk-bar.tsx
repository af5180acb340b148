import type { LucideIcon } from 'lucide-react';
import { X } from 'lucide-react';
import { useT } from '../../i18n.tsx';
import { MoreMenu } from '../more-menu.tsx';
import './list.css';

type BulkAction = { key: string; label: string; icon: LucideIcon; run: () => void; isDisabled?: boolean };

type Props = { count: number; actions: readonly BulkAction[]; onClear: () => void };

const shownActions = 4;

/** The inverted bar that floats above the footer while rows are ticked; the fifth act goes to "more". */
export function BulkBar({ count, actions, onClear }: Props) {
  const t = useT();
  if (count === 0) return null;
  const rest = actions.slice(shownActions);
  return (
    <div className="bulk-bar" role="toolbar" aria-label={t('ui.list.selected', { count })}>
      <span className="bulk-count num">{t('ui.list.selected', { count })}</span>
      {actions.slice(0, shownActions).map(({ key, label, icon: Icon, run, isDisabled }) => (
        <button key={key} type="button" onClick={run} disabled={isDisabled}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          {label}
        </button>
      ))}
      {rest.length > 0 && <MoreMenu label={t('ui.more')} acts={rest} placement="top-start" />}
      <button type="button" className="bulk-clear" onClick={onClear} aria-label={t('ui.list.clearSelection')}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}
