import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { drawMarks, isSeen, type Mark, type Point, type Tool } from './marks.ts';
import { drawMosaic } from './mosaic.ts';

interface Asked {
  src: string;
  tool: Tool;
  colour: string;
  /** What the next tap writes. */
  text: string;
  /** Around letters. */
  paper: string;
}

const QUALITY = 0.9;

/** Marks on a picture, drawn on a canvas in the picture's own pixels as they are made. */
export function useMarking({ src, tool, colour, text, paper }: Asked) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [current, setCurrent] = useState<Mark | null>(null);
  useEffect(() => {
    const image = new Image();
    image.onload = () => setPicture(image);
    image.onerror = () => setBroken(true);
    image.src = src;
  }, [src]);
  useEffect(() => {
    const board = canvas.current;
    const pencil = board?.getContext('2d');
    if (!board || !pencil || !picture) return;
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (board.width !== width || board.height !== height) Object.assign(board, { width, height });
    pencil.drawImage(picture, 0, 0);
    for (const mark of current ? [...marks, current] : marks) {
      if (mark.tool === 'mosaic') drawMosaic(pencil, mark, { width, height });
      else drawMarks(pencil, [mark], { width, height, paper });
    }
  }, [picture, marks, current, paper]);
  const end = () => {
    if (current && isSeen(current)) setMarks([...marks, current]);
    setCurrent(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const start: Mark = { tool, colour, points: [pointOf(event)], text: text.trim() };
      if (tool !== 'text') setCurrent(start);
      else if (isSeen(start)) setMarks([...marks, start]);
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      if (!current) return;
      const { points } = current;
      const next = pointOf(event);
      setCurrent({ ...current, points: current.tool === 'pen' ? [...points, next] : [...points.slice(0, 1), next] });
    },
    onPointerUp: end,
    onPointerCancel: () => setCurrent(null),
  };
  const finish = (onDone: (blob: Blob) => void) =>
    canvas.current?.toBlob((blob) => blob && onDone(blob), 'image/jpeg', QUALITY);
  return { canvas, handlers, marks, isBroken, finish, undo: () => setMarks(marks.slice(0, -1)) };
}

/** Where the pointer is on the picture, however large it is shown. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): Point {
  const box = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * currentTarget.width,
    y: ((clientY - box.top) / box.height) * currentTarget.height,
  };
}
