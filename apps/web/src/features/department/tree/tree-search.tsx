import { LIMIT } from '@rondo/domain/limit';
import { Search, X } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import '../../../shared/ui/list/filters.css';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  /** Enter takes the first one that was found. */
  onEnter: () => void;
}

/** The field above a department tree; looks at what is here already, so it answers at every key. */
export function TreeSearch({ query, onQuery, onEnter }: Props) {
  const t = useT();
  return (
    <div className="search-field dept-search">
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <input
        type="search"
        aria-label={t('department.tree.search')}
        placeholder={t('department.tree.search')}
        value={query}
        maxLength={LIMIT.text.search}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
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
