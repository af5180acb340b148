import type { Point } from '@rondo/domain/detection';
import type { KeyboardEvent, PointerEvent } from 'react';
import { FULL, moved, pointAt } from './drawing-point.ts';

interface Props {
  at: Point;
  label: string;
  /** The element whose text says how it is moved. */
  hintId: string;
  look?: 'corner' | 'inside';
  onMove: (to: Point) => void;
  /** Left out: it cannot be removed. */
  onRemove?: () => void;
}

/** A point of a drawing, moved with the pointer or the arrow keys, and removed by Delete. */
export function DrawnCorner({ at, label, hintId, look = 'corner', onMove, onRemove }: Props) {
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const picture = event.currentTarget.parentElement;
    if (picture && event.currentTarget.hasPointerCapture(event.pointerId)) onMove(pointAt(picture, event));
  };
  const press = (event: KeyboardEvent) => {
    const to = moved(at, event.key);
    const isGone = onRemove && (event.key === 'Delete' || event.key === 'Backspace');
    if (!to && !isGone) return;
    event.preventDefault();
    event.stopPropagation();
    if (to) onMove(to);
    else onRemove?.();
  };
  return (
    <button
      type="button"
      className={`drawing-corner drawing-${look}`}
      style={{ left: `${(at.x * 100) / FULL}%`, top: `${(at.y * 100) / FULL}%` }}
      aria-label={label}
      aria-describedby={hintId}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
