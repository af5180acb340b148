import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Lock } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useT } from '../i18n.tsx';
import { Grip } from './grip.tsx';
import './sortable-list.css';

type SortableItem = {
  key: string;
  label: string;
  /** Stays where it is. */
  isLocked?: boolean;
  /** A checkbox, an icon: before and after the label. */
  before?: ReactNode;
  after?: ReactNode;
};

type Props = {
  label: string;
  items: readonly SortableItem[];
  /** The new order of all keys. */
  onChange: (order: string[]) => void;
  rowHeight?: number;
  gap?: number;
  maxHeight?: number;
};

/** Rows that are dragged by their handle or moved with Alt + Up / Down; locked rows keep their place. */
export default function SortableList({ label, items, onChange, rowHeight = 46, gap = 8, maxHeight = 316 }: Props) {
  const t = useT();
  const [said, setSaid] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const order = items.map((item) => item.key);

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || !items[to] || item.isLocked || items[to].isLocked) return;
    onChange(arrayMove(order, from, to));
    setSaid(t('app.order.moved', { name: item.label, position: to + 1, total: items.length }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(order.indexOf(String(active.id)), order.indexOf(String(over.id)));
  };
  const press = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !by) return;
    event.preventDefault();
    move(index, index + by);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <ul className="sortable" aria-label={label} style={{ gap, maxHeight }}>
          {items.map((item, index) => (
            <SortableRow key={item.key} item={item} height={rowHeight} onKeyDown={(event) => press(event, index)} />
          ))}
        </ul>
      </SortableContext>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </DndContext>
  );
}

type RowProps = { item: SortableItem; height: number; onKeyDown: (event: KeyboardEvent) => void };

function SortableRow({ item, height, onKeyDown }: RowProps) {
  const t = useT();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: item.key,
    disabled: item.isLocked ?? false,
  });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'sortable-row sortable-dragging' : 'sortable-row'}
      style={{ height, transform: CSS.Translate.toString(transform), transition }}
    >
      {item.isLocked ? (
        <span className="sortable-grip" role="img" aria-label={t('app.order.locked')} title={t('app.order.locked')}>
          <Lock size={16} strokeWidth={1.75} aria-hidden />
        </span>
      ) : (
        <Grip
          ref={setActivatorNodeRef}
          className="sortable-grip"
          name={item.label}
          keys="Alt+ArrowUp Alt+ArrowDown"
          {...listeners}
          onKeyDown={onKeyDown}
        />
      )}
      {item.before}
      <span className="ellipsis sortable-label">{item.label}</span>
      {item.after}
    </li>
  );
}
