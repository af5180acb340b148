import { Library, ListPlus, Plus, Upload } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { SortableArea } from '../../../shared/ui/sortable.tsx';
import { moveItem, sectionsOf, setCategory, stepItem } from '../editor/content.ts';
import { useContentActs } from '../editor/use-content-acts.ts';
import type { Editor } from '../editor/use-editor.ts';
import { Section } from './section.tsx';

interface Props {
  editor: Editor;
  onImport: () => void;
  onLibrary: () => void;
}

/** The check items in their categories: found, added, moved, opened. */
export function ItemsPane({ editor, onImport, onLibrary }: Props) {
  const t = useT();
  const { draft, edit, isReadOnly, select, selected, faults } = editor;
  const acts = useContentActs(editor);
  const [search, setSearch] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const faulty = useMemo(
    () => new Set(faults.flatMap(({ itemId, categoryId }) => itemId ?? categoryId ?? [])),
    [faults],
  );
  const step = useCallback(
    (id: string, by: -1 | 1) => {
      edit((content) => stepItem(content, id, by));
      requestAnimationFrame(() => {
        const grip = document.getElementById(`grip-${id}`);
        const row = grip?.closest('li');
        grip?.focus();
        const position = row ? [...(row.parentElement?.children ?? [])].indexOf(row) + 1 : 0;
        setSaid(t('template.moved', { name: row?.querySelector('.te-row-name')?.textContent ?? '', position }));
      });
    },
    [edit, t],
  );
  const toggle = (id: string) =>
    setFolded((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])));
  const sections = sectionsOf(draft.content).map((section) => ({
    section,
    items: section.category.items.filter((item) => isFound(search, item.name, item.code, item.standard)),
  }));
  const shown = search === '' ? sections : sections.filter(({ items }) => items.length > 0);
  return (
    <section className="te-items" aria-label={t('template.step.items')}>
      <div className="te-bar">
        <SearchField label={t('template.findItem')} value={search} onChange={setSearch} />
        {!isReadOnly && (
          <span className="te-bar-right">
            <Button look="text" icon={Library} onPress={onLibrary}>
              {t('checkItem.pick.open')}
            </Button>
            <Button look="text" icon={Upload} onPress={onImport}>
              {t('ui.import')}
            </Button>
            <Button icon={Plus} onPress={() => acts.addCategory(null)}>
              {t('template.addCategory')}
            </Button>
          </span>
        )}
      </div>
      <SortableArea onDrop={(id, overId) => edit((content) => moveItem(content, id, overId))}>
        <div className="te-sections">
          {shown.map(({ section, items }) => (
            <Section
              key={section.category.id}
              section={section}
              items={items}
              isOpen={search !== '' || !folded.has(section.category.id)}
              isReadOnly={isReadOnly}
              isSearching={search !== ''}
              selectedId={selected?.id ?? null}
              faulty={faulty}
              onToggle={() => toggle(section.category.id)}
              onRename={(name) => edit((content) => setCategory(content, section.category.id, { name }))}
              onAddChild={() => acts.addCategory(section.category.id)}
              onRemove={() => acts.removeCategory(section.category)}
              onAdd={(names) => acts.addItems(section.category.id, names)}
              onSelect={select}
              onStep={step}
            />
          ))}
          {shown.length === 0 && (
            <EmptyState
              kind={search === '' ? 'nothing-yet' : 'nothing-matches'}
              icon={ListPlus}
              title={search === '' ? t('template.noItems') : t('template.noFound', { text: search })}
            >
              {search === '' && t('template.noItemsHint')}
            </EmptyState>
          )}
        </div>
      </SortableArea>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </section>
  );
}

function isFound(search: string, ...texts: (string | null)[]): boolean {
  const wanted = search.toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}
