import { memberOptions } from '@rondo/contract/member-options';
import { shopOptions } from '@rondo/contract/shop-options';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../http/query.ts';
import { useT } from '../i18n.tsx';
import { SearchField } from '../ui/list/filter-bar.tsx';
import { FilterChip } from '../ui/list/filter-chip.tsx';

interface Props {
  kind: 'shop' | 'member';
  label: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** A filter whose options are too many to list: looked for on the server, several at once. */
export function SearchChip({ kind, label, value, onChange }: Props) {
  const chosen = useFound(kind, { ids: [...value] }, value.length > 0);
  const first = chosen.find((one) => one.id === value[0])?.name ?? '…';
  return (
    <FilterChip
      label={label}
      value={value}
      onChange={onChange}
      text={value.length > 1 ? `${first} +${value.length - 1}` : first}
      custom={() => <Menu kind={kind} label={label} value={value} onChange={onChange} chosen={chosen} />}
    />
  );
}

function Menu({ kind, label, value, onChange, chosen }: Props & { chosen: readonly { id: string; name: string }[] }) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useFound(kind, { keyword }, true);
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

/** Names by words or by ids; both endpoints answer at most 50. */
function useFound(kind: Props['kind'], asked: { keyword: string } | { ids: string[] }, isWanted: boolean) {
  const options = (own: Props['kind']) => ({ enabled: isWanted && kind === own, keepPrevious: true });
  const shops = useCall(shopOptions, asked, options('shop'));
  const people = useCall(memberOptions, asked, options('member'));
  return (kind === 'shop' ? shops.data : people.data) ?? [];
}
