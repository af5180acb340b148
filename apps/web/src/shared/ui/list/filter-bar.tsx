import { LIMIT } from '@rondo/domain/limit';
import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n.tsx';
import type { ListParams, ListPatch } from './use-list-params.ts';
import './filters.css';

/** What the filters of a list take from its page. */
export interface FiltersProps<F extends string> {
  /** The search text. */
  q: string;
  /** What each filter is set to. */
  filters: ListParams<F>['filters'];
  onSet: (patch: Pick<ListPatch<F>, 'q' | 'filters'>) => void;
  /** At the right of the bar: the column chooser. */
  right: ReactNode;
}

/** What a chip takes, by the name of its filter: `<FilterChip {...chip('state')} />`. */
export const chipsOf =
  <F extends string>(
    labels: Readonly<Record<F, string>>,
    filters: FiltersProps<F>['filters'],
    onSet: FiltersProps<F>['onSet'],
  ) =>
  (name: F) => ({
    label: labels[name],
    value: filters[name],
    onChange: (value: string[]) => onSet({ filters: { [name]: value } as Partial<Record<F, string[]>> }),
  });

const typingPauseMs = 300;

type SearchProps = {
  /** What is searched; name and placeholder of the field. */
  label: string;
  value: string;
  onChange: (text: string) => void;
};

/** The search field of a list (208 px, 256 in English); tells the page 300 ms after the last key, at once on Enter. */
export function SearchField({ label, value, onChange }: SearchProps) {
  const t = useT();
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  // What the page was told and has not given back yet: on a slow phone more has been typed by then.
  const [told, setTold] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (given !== value) {
    setGiven(value);
    if (value === told) setTold(null);
    else setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (next: string, delayMs: number) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTold(next.trim());
      onChange(next.trim());
    }, delayMs);
  };
  return (
    <div className="search-field">
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={LIMIT.text.search}
        onChange={(event) => tell(event.target.value, typingPauseMs)}
        onKeyDown={(event) => event.key === 'Enter' && tell(text, 0)}
      />
      {text && (
        <button type="button" aria-label={t('ui.clear')} onClick={() => tell('', 0)}>
          <X size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </div>
  );
}

type Props = {
  search?: SearchProps;
  /** `FilterChip`s in order. */
  children?: ReactNode;
  /** Views, column chooser, granularity: at the right. */
  right?: ReactNode;
};

/** The filter bar of a list: search, chips, and what stands at the right; on the phone all chips in one row that is pushed sideways. */
export function FilterBar({ search, children, right }: Props) {
  return (
    <search className="filter-bar">
      {search && <SearchField {...search} />}
      <div className="filter-chips">
        {children}
        {right && <div className="filter-right">{right}</div>}
      </div>
    </search>
  );
}
