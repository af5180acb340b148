import { type PointerEvent, useRef } from 'react';

/** A finger that went so far sideways, px, and further than up or down, turned the page. */
const FAR = 48;

/** Turns by a swipe: 1 to the next, -1 to the one before. Two fingers enlarge, and turn nothing. */
export function useSwipe(isOn: boolean, turn: (by: 1 | -1) => void) {
  const begun = useRef<{ id: number; x: number; y: number } | null>(null);
  if (!isOn) return {};
  return {
    onPointerDownCapture(event: PointerEvent) {
      begun.current = event.isPrimary ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerUpCapture(event: PointerEvent) {
      const from = begun.current;
      begun.current = null;
      if (from?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(dx) >= FAR && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    },
  };
}
