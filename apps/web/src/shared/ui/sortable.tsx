import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CSSProperties, ReactNode } from 'react';

/** From here on a press is a drag, px. */
const DRAG_FROM = 4;

interface AreaProps {
  /** Something was dropped on something else. */
  onDrop: (id: string, overId: string) => void;
  children: ReactNode;
}

/** Where rows are dragged about by the pointer. Whoever uses it offers the same to the keyboard. */
export function SortableArea({ onDrop, children }: AreaProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onDrop(String(active.id), String(over.id));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      {children}
    </DndContext>
  );
}

interface RowsProps {
  ids: readonly string[];
  /** They stand beside each other. */
  isGrid?: boolean;
  children: ReactNode;
}

/** The rows of one list in a `SortableArea`, in their order. */
export function SortableRows({ ids, isGrid = false, children }: RowsProps) {
  return (
    <SortableContext items={[...ids]} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
      {children}
    </SortableContext>
  );
}

/** What a row in `SortableRows` needs: `row` and `style` for the row, `grip` and `listeners` for what it is dragged by. */
export function useSortableRow(id: string, isDisabled: boolean) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: isDisabled,
  });
  const style: CSSProperties = { transform: CSS.Translate.toString(transform), ...(transition ? { transition } : {}) };
  return { row: setNodeRef, grip: setActivatorNodeRef, listeners, style, isDragging };
}

/** A place without rows of its own that something can be dropped on; gives the ref of its element. */
export function useDropPlace(id: string, isDisabled: boolean) {
  return useDroppable({ id, disabled: isDisabled }).setNodeRef;
}
