import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { neighbour } from '../wall-layout.ts';
import { carried, carryCell, isOurs } from './drag.ts';
import type { WallState } from './use-wall.ts';

interface Props {
  ref?: RefObject<HTMLElement | null>;
  wall: WallState;
  at: number;
  label: string;
  /** It can be dragged to another place. */
  isMovable: boolean;
  className: string;
  children: ReactNode;
}

const STEPS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * A place of the wall: chosen by a press or the arrow keys, moved by dragging or Alt with an arrow, filled by what is dropped on it.
 * Enter and a double press show it alone, Delete empties it.
 */
export function CellFrame({ ref, wall, at, label, isMovable, className, children }: Props) {
  const [isOver, setOver] = useState(false);
  const own = useRef<HTMLElement>(null);
  const box = ref ?? own;
  const { focusOn } = wall;
  useEffect(() => {
    if (focusOn.current !== at) return;
    focusOn.current = null;
    box.current?.focus();
  }, [focusOn, box, at]);
  const turn = () => isMovable && wall.showAlone(wall.alone === at ? null : at);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const step = STEPS[event.key];
    const next = step && neighbour(wall.wall.size, at, step);
    if (event.key === 'Enter') turn();
    else if (event.key === 'Delete' && isMovable) wall.close(at);
    else if (typeof next === 'number' && wall.alone === null) {
      if (event.altKey) {
        wall.focusOn.current = next;
        wall.swap(at, next);
      } else event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no picture of a wall
    <section
      ref={box}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of a cell need its focus
      tabIndex={0}
      className={className}
      data-cell={at}
      data-chosen={wall.chosen === at}
      data-over={isOver}
      hidden={wall.alone !== null && wall.alone !== at}
      draggable={isMovable}
      onDragStart={(event) => carryCell(event, at)}
      onDragOver={(event) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const what = carried(event);
        if (!what) return;
        event.preventDefault();
        if ('camera' in what) wall.add(what.camera, at);
        else wall.swap(what.cell, at);
      }}
      onFocus={() => wall.choose(at)}
      onClick={() => wall.choose(at)}
      onDoubleClick={(event) => event.target instanceof Element && !event.target.closest('button') && turn()}
      onKeyDown={press}
    >
      {children}
    </section>
  );
}
