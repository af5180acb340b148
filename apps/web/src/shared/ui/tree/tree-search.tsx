import { LIMIT } from '@rondo/domain/limit';
import { Search, X } from 'lucide-react';
import { useT } from '../../i18n.tsx';
import '../list/filters.css';

interface Props {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** Enter takes the first one that was found. */
  onEnter: () => void;
  /** The arrow down goes on to the tree. */
  onDown: () => void;
}

/** The field above a tree; looks at what is here already, so it answers at every key. */
export function TreeSearch({ label, query, onQuery, onEnter, onDown }: Props) {
  const t = useT();
  return (
    <div className="search-field tree-search">
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={query}
        maxLength={LIMIT.text.search}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          const act = { Enter: onEnter, ArrowDown: onDown }[event.key];
          if (!act || event.nativeEvent.isComposing) return;
          event.preventDefault();
          act();
        }}
      />
      {query && (
        <button type="button" aria-label={t('ui.clear')} onClick={() => onQuery('')}>
          <X size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </div>
  );
}
