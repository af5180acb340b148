import { LIMIT } from '@rondo/domain/limit';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { pointsOf } from '@rondo/domain/template';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { SortableRows, useDropPlace } from '../../../shared/ui/sortable.tsx';
import type { Section as Place } from '../editor/content.ts';
import { AddLine } from './add-line.tsx';
import { ItemRow } from './item-row.tsx';

interface Props {
  section: Place;
  /** Those that the search leaves. */
  items: readonly CheckItem[];
  isOpen: boolean;
  isReadOnly: boolean;
  isSearching: boolean;
  selectedId: string | null;
  faulty: ReadonlySet<string>;
  onToggle: () => void;
  onRename: (name: string) => void;
  onAddChild: () => void;
  onRemove: () => void;
  onAdd: (names: string[]) => void;
  onSelect: (id: string) => void;
  onStep: (id: string, by: -1 | 1) => void;
}

/** A category with its check items and the row that takes new ones. */
export function Section(props: Props) {
  const { section, items, isOpen, isReadOnly, selectedId, faulty, onSelect, onStep } = props;
  const { category, depth } = section;
  const place = useDropPlace(category.id, items.length > 0);
  return (
    <section id={`category-${category.id}`} className="te-section" data-depth={depth} aria-label={category.name}>
      <SectionHead {...props} />
      {isOpen && (
        <div className="te-card" ref={place}>
          <SortableRows ids={items.map((item) => item.id)}>
            <ul>
              {items.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  isSelected={item.id === selectedId}
                  hasFault={faulty.has(item.id)}
                  isReadOnly={isReadOnly}
                  onSelect={onSelect}
                  onStep={onStep}
                />
              ))}
            </ul>
          </SortableRows>
          {!isReadOnly && !props.isSearching && <AddLine category={category.name} onAdd={props.onAdd} />}
          {isReadOnly && items.length === 0 && <p className="meta te-none">—</p>}
        </div>
      )}
    </section>
  );
}

function SectionHead(props: Props) {
  const { section, isOpen, isReadOnly, faulty, onToggle, onRename, onAddChild, onRemove } = props;
  const { category, depth } = section;
  const t = useT();
  const format = useFormat();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const menu = [
    ...(depth + 1 < LIMIT.tree.categoryDepth ? [{ key: 'child', label: t('template.addChild'), run: onAddChild }] : []),
    { key: 'remove', label: t('template.removeCategory'), isDanger: true, run: onRemove },
  ];
  return (
    <header className="te-section-head">
      <button
        type="button"
        className="quiet te-fold"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'template.collapse' : 'template.expand', { name: category.name })}
        onClick={onToggle}
      >
        <Chevron size={16} strokeWidth={1.75} aria-hidden />
      </button>
      <input
        className="te-section-name"
        aria-label={t('template.categoryName')}
        aria-invalid={faulty.has(category.id)}
        value={category.name}
        readOnly={isReadOnly}
        maxLength={LIMIT.name.category}
        size={Math.max(6, widthOf(category.name))}
        onChange={(event) => onRename(event.target.value)}
      />
      <span className="meta num te-section-meta">
        {t('template.sectionMeta', { items: category.items.length, points: format.score(pointsOf(category.items)) })}
      </span>
      {!isReadOnly && <MoreMenu label={`${t('template.act.more')} ${category.name}`} acts={menu} className="quiet" />}
    </header>
  );
}

/** Columns that a text takes: a Han character takes two. */
function widthOf(text: string): number {
  return [...text].reduce((sum, one) => sum + (/\p{Script=Han}/u.test(one) ? 2 : 1), 1);
}
