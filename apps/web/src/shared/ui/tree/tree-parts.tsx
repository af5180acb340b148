import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useT } from '../../i18n.tsx';
import { SkeletonRows } from '../list/skeleton.tsx';

/** The name of a node and, after a search, where it is. */
export function TreeName({ name, place }: { name: string; place: string }) {
  return (
    <span className="tree-name" title={place ? `${place} / ${name}` : name}>
      <span className="ellipsis">{name}</span>
      {place && <span className="meta ellipsis">{place}</span>}
    </span>
  );
}

/** What of a row is pressed for itself, such as its menu: the row is not chosen by it. */
export function TreeEnd({ children }: { children: ReactNode }) {
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button inside
    <span className="tree-end" onKeyDown={keep} onKeyUp={keep}>
      {children}
    </span>
  );
}

/** Opens or closes all nodes of a tree. */
export function FoldAll({ onAll }: { onAll: (isOpen: boolean) => void }) {
  const t = useT();
  return (
    <>
      <button
        type="button"
        className="quiet"
        title={t('ui.tree.expandAll')}
        aria-label={t('ui.tree.expandAll')}
        onClick={() => onAll(true)}
      >
        <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className="quiet"
        title={t('ui.tree.collapseAll')}
        aria-label={t('ui.tree.collapseAll')}
        onClick={() => onAll(false)}
      >
        <ChevronsDownUp size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </>
  );
}

interface FaceProps {
  isLoading: boolean;
  onRetry: (() => void) | undefined;
  isEmpty: boolean;
  /** What to say of a search that found nothing. */
  noneText: string | null;
}

/** Why there are no rows: still on their way, did not come, none yet, none found. */
export function TreeFace({ isLoading, onRetry, isEmpty, noneText }: FaceProps) {
  const t = useT();
  if (isEmpty && onRetry) {
    return (
      <div className="tree-face" role="alert">
        {t('ui.emptyState.failed')}
        <button type="button" className="button button-small" onClick={onRetry}>
          {t('ui.retry')}
        </button>
      </div>
    );
  }
  if (isEmpty && isLoading) return <SkeletonRows rows={6} />;
  const text = isEmpty ? t('ui.tree.empty') : noneText;
  return text === null ? null : (
    <p className="meta tree-face" role="status">
      {text}
    </p>
  );
}
