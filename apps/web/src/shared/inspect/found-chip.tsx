import { Check } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../i18n.tsx';
import { SearchField } from '../ui/list/filter-bar.tsx';
import { FilterChip } from '../ui/list/filter-chip.tsx';

type Found = readonly { id: string; name: string }[];
interface Props {
  label: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Names by words or by ids, a few dozen at most; a hook. `isWanted`: ask now. */
  useFound: (asked: { keyword: string } | { ids: string[] }, isWanted: boolean) => Found;
}

/** A filter whose options are too many to list: looked for on the server, several at once. */
export function FoundChip({ label, value, onChange, useFound }: Props) {
  const chosen = useFound({ ids: [...value] }, value.length > 0);
  const first = chosen.find((one) => one.id === value[0])?.name ?? '…';
  return (
    <FilterChip
      label={label}
      value={value}
      onChange={onChange}
      text={value.length > 1 ? `${first} +${value.length - 1}` : first}
      custom={() => <Menu label={label} value={value} onChange={onChange} useFound={useFound} chosen={chosen} />}
    />
  );
}

function Menu({ label, value, onChange, useFound, chosen }: Props & { chosen: Found }) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useFound({ keyword }, true);
  const ticked = chosen.filter((one) => value.includes(one.id));
  const rows = [...ticked, ...found.filter((one) => !value.includes(one.id))];
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  return (
    <div className="chip-menu">
      <SearchField label={t('ui.list.filterSearch')} value={keyword} onChange={setKeyword} />
      <div role="listbox" aria-label={t('ui.list.filterBy', { name: label })} aria-multiselectable>
        {rows.map(({ id, name }) => (
          <button key={id} type="button" role="option" aria-selected={value.includes(id)} onClick={() => toggle(id)}>
            <span className="chip-tick">{value.includes(id) && <Check size={14} strokeWidth={2} aria-hidden />}</span>
            <span className="ellipsis">{name}</span>
          </button>
        ))}
      </div>
      {rows.length === 0 && <p className="meta chip-none">{t('ui.list.filterNone')}</p>}
    </div>
  );
}
