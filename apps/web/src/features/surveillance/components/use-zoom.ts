import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** How far a picture is enlarged, and the place of its middle, both in parts of the cell. */
interface Zoom {
  scale: number;
  x: number;
  y: number;
}

const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 8;

/** Digital zoom in a cell: by wheel or two fingers, moved by dragging; never beyond the edges of the picture. */
export function useZoom(cell: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  useEffect(() => {
    const element = cell.current;
    if (!element) return;
    // React listens to the wheel without the right to keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = placeIn(element, event);
      setZoom((now) => scaled(now, now.scale * 2 ** (-event.deltaY / 400), x, y));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [cell]);
  const move = (event: PointerEvent) => {
    const element = cell.current;
    const before = fingers.current.get(event.pointerId);
    if (!element || !before) return;
    const { width, height } = element.getBoundingClientRect();
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    fingers.current.set(event.pointerId, now);
    if (other) {
      const grown = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
      const { x, y } = placeIn(element, middle);
      return setZoom((old) => scaled(old, old.scale * grown, x, y));
    }
    const [dx, dy] = [(now.x - before.x) / width, (now.y - before.y) / height];
    setZoom((old) => (old.scale > 1 ? inside({ ...old, x: old.x + dx, y: old.y + dy }) : old));
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    scale: zoom.scale,
    isZoomed: zoom.scale > 1,
    reset: () => setZoom(WHOLE),
    transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})`,
    handlers: {
      onPointerDown: (event: PointerEvent) =>
        void fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY }),
      ...{ onPointerMove: move, onPointerUp: lift, onPointerCancel: lift, onPointerLeave: lift },
    },
  };
}

/** A place from the middle of the cell, in parts of it. */
function placeIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
}

/** What is below the pointer stays there. */
function scaled(zoom: Zoom, wanted: number, x: number, y: number): Zoom {
  const scale = Math.min(Math.max(wanted, 1), MOST);
  const grown = scale / zoom.scale;
  return inside({ scale, x: x - (x - zoom.x) * grown, y: y - (y - zoom.y) * grown });
}

function inside({ scale, x, y }: Zoom): Zoom {
  const most = (scale - 1) / 2;
  const within = (value: number) => Math.min(Math.max(value, -most), most);
  return { scale, x: within(x), y: within(y) };
}
