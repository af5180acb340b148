import { type CheckItemRow, checkItemApi } from '@rondo/contract/check-item';
import { LIMIT } from '@rondo/domain/limit';
import { Library } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { findItem, sectionsOf } from '../editor/content.ts';
import { useContentActs } from '../editor/use-content-acts.ts';
import type { Editor } from '../editor/use-editor.ts';
import './check-item.css';

/** Most rows that are shown at once; the search finds others. */
const [SHOWN = 100] = LIMIT.page.sizes.toReversed();

/** Several items of the library, copied into one category of the draft. */
export function LibraryPicker({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const { draft, selected } = editor;
  const acts = useContentActs(editor);
  const sections = sectionsOf(draft.content);
  const here = selected && findItem(draft.content, selected.id);
  const [into, setInto] = useState(here?.category.id ?? sections[0]?.category.id ?? null);
  const [chosen, setChosen] = useState<readonly CheckItemRow[]>([]);
  const [keyword, setKeyword] = useState('');
  const [category, setCategory] = useState<string[]>([]);
  const found = useCall(
    checkItemApi.list,
    { size: SHOWN, sort: 'name', keyword, ...(category.length > 0 ? { category } : {}) },
    { keepPrevious: true },
  );
  const categories = useCall(checkItemApi.categories, {});
  const rows = found.data?.list ?? [];
  const toggle = (row: CheckItemRow) =>
    setChosen((now) => (now.some(({ id }) => id === row.id) ? now.filter(({ id }) => id !== row.id) : [...now, row]));
  const add = () => {
    acts.addFromLibrary(into, chosen);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('checkItem.pick.title')}
      width={640}
      verb={t('checkItem.pick.add', { count: chosen.length })}
      isDisabled={chosen.length === 0}
      onConfirm={add}
      onClose={onClose}
    >
      <div className="library-picker">
        <div className="library-picker-bar">
          <SearchField label={t('checkItem.search')} value={keyword} onChange={setKeyword} />
          <FilterChip
            label={t('checkItem.category')}
            value={category}
            onChange={setCategory}
            multi
            options={(categories.data ?? [])
              .filter(({ name }) => name !== '')
              .map(({ name }) => ({ value: name, label: name }))}
          />
        </div>
        {found.isError && <LoadFailure failure={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <SkeletonRows rows={4} />}
        {found.data && rows.length === 0 && <Nothing isFiltered={keyword !== '' || category.length > 0} q={keyword} />}
        {rows.length > 0 && (
          <ul className="library-picker-rows" aria-label={t('checkItem.tab')}>
            {rows.map((row) => (
              <li key={row.id}>
                <Row row={row} isChosen={chosen.some(({ id }) => id === row.id)} onToggle={() => toggle(row)} />
              </li>
            ))}
          </ul>
        )}
        {found.data && found.data.total > rows.length && (
          <p className="meta">{t('checkItem.pick.more', { count: rows.length })}</p>
        )}
        {sections.length > 0 && (
          <SelectField
            label={t('checkItem.pick.into')}
            value={into}
            options={sections.map((section) => ({ value: section.category.id, label: section.category.name }))}
            onChange={setInto}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

function Row({ row, isChosen, onToggle }: { row: CheckItemRow; isChosen: boolean; onToggle: () => void }) {
  const t = useT();
  const { item, category } = row;
  return (
    <Checkbox label={item.name} isChecked={isChosen} onChange={onToggle}>
      <span className="library-picker-row">
        <span>{item.name}</span>
        <span className="meta library-picker-facts">
          <StateLabel object="severity" state={item.severity} />
          <span>{t(`template.answer.${item.answer}`)}</span>
          {category !== '' && <span>{category}</span>}
        </span>
      </span>
    </Checkbox>
  );
}

function Nothing({ isFiltered, q }: { isFiltered: boolean; q: string }) {
  const t = useT();
  return (
    <EmptyState
      kind={isFiltered ? 'nothing-matches' : 'nothing-yet'}
      icon={Library}
      title={isFiltered ? t('template.noFound', { text: q }) : t('checkItem.pick.nothing')}
    />
  );
}
