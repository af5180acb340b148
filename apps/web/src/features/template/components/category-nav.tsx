import { pointsOf } from '@rondo/domain/template';
import type { KeyboardEvent } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { SortableArea, SortableRows, useSortableRow } from '../../../shared/ui/sortable.tsx';
import { itemsBelow, moveCategory, type Section, sectionsOf, stepCategory } from '../editor/content.ts';
import type { Editor } from '../editor/use-editor.ts';

/** The categories with their points: a click leads there, dragging or Alt + arrows change the order. */
export function CategoryNav({ editor }: { editor: Editor }) {
  const t = useT();
  const { draft, edit, isReadOnly, setStep } = editor;
  const sections = sectionsOf(draft.content);
  const press = (event: KeyboardEvent, id: string) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null || !event.altKey || isReadOnly) return;
    event.preventDefault();
    edit((content) => stepCategory(content, id, by));
    requestAnimationFrame(() => document.getElementById(`nav-${id}`)?.focus());
  };
  const go = (id: string) => {
    setStep('items');
    requestAnimationFrame(() => document.getElementById(`category-${id}`)?.scrollIntoView({ block: 'start' }));
  };
  return (
    <nav className="te-nav" aria-label={t('template.categories')}>
      <p className="meta">{t('template.categories')}</p>
      <SortableArea onDrop={(id, overId) => edit((content) => moveCategory(content, id, overId))}>
        <SortableRows ids={sections.map(({ category }) => category.id)}>
          <ul>
            {sections.map((section) => (
              <NavRow
                key={section.category.id}
                section={section}
                points={pointsOf(itemsBelow(draft.content, section.category.id))}
                isReadOnly={isReadOnly}
                onGo={go}
                onPress={press}
              />
            ))}
          </ul>
        </SortableRows>
      </SortableArea>
    </nav>
  );
}

interface RowProps {
  section: Section;
  points: number;
  isReadOnly: boolean;
  onGo: (id: string) => void;
  onPress: (event: KeyboardEvent, id: string) => void;
}

function NavRow({ section: { category, depth }, points, isReadOnly, onGo, onPress }: RowProps) {
  const t = useT();
  const format = useFormat();
  const { id, name } = category;
  const { row, listeners, style, isDragging } = useSortableRow(id, isReadOnly);
  return (
    <li ref={row} data-dragging={isDragging} style={{ ...style, paddingLeft: depth * 12 }}>
      <button
        type="button"
        id={`nav-${id}`}
        title={`${name} · ${t('template.moveHint')}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        {...listeners}
        onClick={() => onGo(id)}
        onKeyDown={(event) => onPress(event, id)}
      >
        <span className="ellipsis">{name || t('template.faultAt.unnamed')}</span>
        <span className="meta num">{t('template.points', { count: format.score(points) })}</span>
      </button>
    </li>
  );
}
