import type { Point } from '@rondo/domain/detection';
import type { MouseEvent, ReactNode } from 'react';
import { FULL, pointAt } from './drawing-point.ts';
import './drawing.css';

interface Props {
  /** The address of the picture below; null: an empty ground of the same shape. */
  picture: string | null;
  /** What the picture shows. */
  alt: string;
  /** Shapes, in thousandths of the picture. */
  shapes: ReactNode;
  /** The points that can be taken hold of. */
  children: ReactNode;
  /** Width ÷ height of the picture; absent: that of a camera. */
  ratio?: number | undefined;
  /** Where the empty picture was pressed. */
  onPress?: (at: Point) => void;
}

/** A picture with shapes over it. Pressing it is the pointer's way alone: buttons below do the same by keyboard. */
export function DrawingFrame({ picture, alt, shapes, children, ratio, onPress }: Props) {
  const press = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget) onPress?.(pointAt(event.currentTarget, event));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons below the picture do the same by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: as above; the points themselves are buttons
    <div className="drawing" style={ratio ? { aspectRatio: ratio } : undefined} onClick={press}>
      {picture && <img src={picture} alt={alt} draggable={false} />}
      <svg viewBox={`0 0 ${FULL} ${FULL}`} preserveAspectRatio="none" aria-hidden="true">
        {shapes}
      </svg>
      {children}
    </div>
  );
}
