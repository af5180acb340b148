import type { DepartmentNode } from '@rondo/contract/department';
import { type PointerEvent as Press, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Tree } from '../tree/use-tree.ts';
import { type Drop, dropOf, zoneOf } from './drop.ts';
import { scrollAtEdge, scrollerOf } from './edge-scroll.ts';

/** How long the pointer rests on a closed department until it opens, ms. */
const OPEN_AFTER_MS = 600;
/** A press that moves less is a click, px. */
const LEAST_PX = 4;

interface Point {
  x: number;
  y: number;
}

export interface TreeDrag {
  dragged: DepartmentNode | null;
  drop: Drop | null;
  /** What goes with the pointer; its `transform` is set without drawing the tree again. */
  overlay: RefObject<HTMLDivElement | null>;
  /** For the list: begins at a press on a `.dept-grip`. */
  onPointerDown: (event: Press<HTMLElement>) => void;
}

/**
 * Dragging a row of the tree. Which row is under the pointer is asked of the page, once a frame, so that hundreds of rows
 * are neither measured nor drawn again; a closed department opens while the pointer rests on it. Esc gives up.
 */
export function useTreeDrag(tree: Tree, onDrop: (dragged: DepartmentNode, drop: Drop) => void): TreeDrag {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const list = useRef<HTMLElement>(null);
  const dragged = tree.index.byId.get(draggedId ?? '') ?? null;
  const look = useEffectEvent(() => {
    if (!dragged) return;
    if (overlay.current) place(overlay.current, pointer.current);
    const next = dropAt(tree, dragged.id, pointer.current);
    if (next?.over.id !== drop?.over.id || next?.zone !== drop?.zone) setDrop(next);
  });
  const end = useEffectEvent((isDropped: boolean) => {
    if (isDropped && dragged && drop) onDrop(dragged, drop);
    setDraggedId(null);
    setDrop(null);
  });
  useEffect(() => {
    if (draggedId === null || !list.current) return;
    return follow(pointer.current, scrollerOf(list.current), {
      look: () => look(),
      end: (isDropped) => end(isDropped),
    });
  }, [draggedId]);
  useOpening(drop?.zone === 'inside' && !drop.fault ? drop.over.id : null, tree);
  const onPointerDown = (event: Press<HTMLElement>) => {
    const grip = event.target instanceof Element ? event.target.closest('.dept-grip') : null;
    const id = grip?.closest('[data-row]')?.getAttribute('data-row');
    if (!grip || !id || event.button !== 0) return;
    list.current = event.currentTarget;
    whenMoved({ x: event.clientX, y: event.clientY }, (at) => {
      Object.assign(pointer.current, at);
      setDraggedId(id);
    });
  };
  return { dragged, drop, overlay, onPointerDown };
}

/** Beside the pointer, and inside the window. */
function place(overlay: HTMLElement, { x, y }: Point): void {
  const left = Math.min(x + 12, window.innerWidth - overlay.offsetWidth - 8);
  const top = Math.min(y + 8, window.innerHeight - overlay.offsetHeight - 8);
  overlay.style.transform = `translate(${left}px, ${top}px)`;
}

/** Calls once the pressed pointer has left the place; a release before that was a click. */
function whenMoved(from: Point, begin: (at: Point) => void): void {
  const press = new AbortController();
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (Math.hypot(x - from.x, y - from.y) < LEAST_PX) return;
    press.abort();
    begin({ x, y });
  };
  window.addEventListener('pointermove', move, { signal: press.signal });
  for (const over of ['pointerup', 'pointercancel']) {
    window.addEventListener(over, () => press.abort(), { signal: press.signal });
  }
}

interface Steps {
  look: () => void;
  end: (isDropped: boolean) => void;
}

/** Looks once a frame where the pointer is, until it is let go. Gives what stops it. */
function follow(pointer: Point, scroller: Element | null, { look, end }: Steps): () => void {
  const drag = new AbortController();
  const { signal } = drag;
  const move = ({ clientX, clientY }: PointerEvent) => Object.assign(pointer, { x: clientX, y: clientY });
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  const letGo = () => {
    swallowClick();
    end(true);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', letGo, { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('keydown', giveUp, { signal, capture: true });
  let frame = requestAnimationFrame(function step() {
    if (scroller) scrollAtEdge(scroller, pointer.y);
    look();
    frame = requestAnimationFrame(step);
  });
  return () => {
    cancelAnimationFrame(frame);
    drag.abort();
  };
}

/** Let go on the grip it began at, the press would count as a click on it too; that comes before the next task. */
function swallowClick(): void {
  const once = new AbortController();
  const { signal } = once;
  window.addEventListener('click', (event) => event.stopPropagation(), { signal, capture: true });
  setTimeout(() => once.abort());
}

function dropAt(tree: Tree, draggedId: string, { x, y }: Point): Drop | null {
  const row = document.elementFromPoint(x, y)?.closest('[data-row]');
  const id = row?.getAttribute('data-row');
  const found = tree.rows.find((one) => one.node.id === id);
  if (!row || !found) return null;
  const { top, height } = row.getBoundingClientRect();
  return dropOf(tree.index, draggedId, found.node, zoneOf(top, height, y), found.isOpen === true);
}

function useOpening(id: string | null, tree: Tree): void {
  const open = useEffectEvent((rested: string) => tree.open(rested));
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => open(id), OPEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);
}
