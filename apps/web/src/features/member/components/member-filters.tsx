import { roleApi } from '@rondo/contract/role';
import { shopOptions } from '@rondo/contract/shop-options';
import { LIMIT } from '@rondo/domain/limit';
import { MEMBER_STATES } from '@rondo/domain/member';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { useAskedOptions } from '../../../shared/ui/list/asked-options.ts';
import { FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import type { FilterName } from '../member-input.ts';

interface Props extends FiltersProps<FilterName> {
  /** The tree as a chip, where there is no room for it at the left. */
  departmentChip: ReactNode;
}

export function MemberFilters({ q, filters, onSet, departmentChip, right }: Props) {
  const t = useT();
  const [asked, ask] = useAskedOptions(filters);
  const roles = useCall(roleApi.list, {}, { enabled: asked.includes('role') });
  return (
    <FilterBar search={{ label: t('member.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      {departmentChip}
      <FilterChip
        label={t('member.filter.role')}
        value={filters.role}
        onChange={(role) => onSet({ filters: { role } })}
        multi
        onOpen={() => ask('role')}
        isLoading={roles.isPending}
        options={(roles.data ?? []).map((role) => ({ value: role.id, label: role.name, hint: role.members }))}
      />
      <FilterChip
        label={t('member.filter.state')}
        value={filters.state}
        onChange={(state) => onSet({ filters: { state } })}
        multi
        options={MEMBER_STATES.map((value) => ({ value, label: t(`state.member.${value}`) }))}
      />
      <ShopChip value={filters.shop} onChange={(shop) => onSet({ filters: { shop } })} />
      {filters.department.length > 0 && (
        <Checkbox
          label={t('member.below')}
          isChecked={filters.alone.length === 0}
          onChange={(isOn) => onSet({ filters: { alone: isOn ? [] : ['1'] } })}
        />
      )}
    </FilterBar>
  );
}

/** Members whose scope covers a shop; the shop is looked for by the server. */
function ShopChip({ value, onChange }: { value: readonly string[]; onChange: (value: string[]) => void }) {
  const t = useT();
  const chosen = useCall(shopOptions, { ids: [...value] }, { enabled: value.length > 0 });
  return (
    <FilterChip
      label={t('member.filter.shop')}
      value={value}
      onChange={onChange}
      text={chosen.data?.[0]?.name ?? '…'}
      custom={(close) => (
        <ShopSearch
          onChoose={(id) => {
            onChange([id]);
            close();
          }}
        />
      )}
    />
  );
}

function ShopSearch({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useCall(shopOptions, { keyword }, { keepPrevious: true });
  return (
    <div className="chip-menu">
      <input
        // biome-ignore lint/a11y/noAutofocus: the first thing in the popover that was just opened
        autoFocus
        className="chip-search"
        aria-label={t('member.filter.shopHint')}
        placeholder={t('member.filter.shopHint')}
        maxLength={LIMIT.text.search}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <div role="listbox" aria-label={t('member.filter.shop')}>
        {(found.data ?? []).map((shop) => (
          <button key={shop.id} type="button" role="option" aria-selected={false} onClick={() => onChoose(shop.id)}>
            <span className="ellipsis">{shop.name}</span>
            {shop.code && <span className="meta num">{shop.code}</span>}
          </button>
        ))}
      </div>
      {found.data?.length === 0 && <p className="meta chip-none">{t('ui.list.filterNone')}</p>}
    </div>
  );
}
