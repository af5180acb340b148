import { Check } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';

interface Found {
  id: string;
  name: string;
}

interface Props {
  label: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** A hook that asks the server for names; `ids` names what is chosen already. */
  useFound: (asked: { keyword: string } | { ids: readonly string[] }, enabled: boolean) => readonly Found[];
}

/** A filter whose options are too many to list: searched on the server, several at once. */
export function SearchChip({ label, value, onChange, useFound }: Props) {
  const chosen = useFound({ ids: value }, value.length > 0);
  const first = chosen.find((one) => one.id === value[0])?.name ?? '…';
  return (
    <FilterChip
      label={label}
      value={value}
      onChange={onChange}
      text={value.length > 1 ? `${first} +${value.length - 1}` : first}
      custom={() => <Menu label={label} value={value} chosen={chosen} onChange={onChange} useFound={useFound} />}
    />
  );
}

function Menu({ label, value, chosen, onChange, useFound }: Props & { chosen: readonly Found[] }) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useFound({ keyword }, true);
  const rest = found.filter((one) => !value.includes(one.id));
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  return (
    <div className="chip-menu">
      <SearchField label={t('task.pickSearch')} value={keyword} onChange={setKeyword} />
      <div role="listbox" aria-label={t('ui.list.filterBy', { name: label })} aria-multiselectable>
        {[...chosen, ...rest].map((one) => (
          <button
            key={one.id}
            type="button"
            role="option"
            aria-selected={value.includes(one.id)}
            onClick={() => toggle(one.id)}
          >
            <span className="chip-tick">
              {value.includes(one.id) && <Check size={14} strokeWidth={2} aria-hidden />}
            </span>
            <span className="ellipsis">{one.name}</span>
          </button>
        ))}
      </div>
      {chosen.length + rest.length === 0 && <p className="meta chip-none">{t('task.pickNone')}</p>}
    </div>
  );
}
