/** A place on a picture, in its own pixels. */
export interface Point {
  x: number;
  y: number;
}

export const TOOLS = ['pen', 'arrow', 'box', 'text', 'mosaic'] as const;
export type Tool = (typeof TOOLS)[number];

/** Something drawn on a picture. A pen has every point of its way; arrow, box and mosaic have two, a text one. */
export interface Mark {
  tool: Tool;
  colour: string;
  points: readonly Point[];
  text: string;
}

/** What a context has to do to draw marks: a real one, or one that a test writes down. */
export type Pencil = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'stroke' | 'strokeRect' | 'fillText' | 'strokeText'
> & {
  strokeStyle: CanvasRenderingContext2D['strokeStyle'];
  fillStyle: CanvasRenderingContext2D['fillStyle'];
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  font: string;
  textBaseline: CanvasTextBaseline;
};

/** Strokes are seen at the size of a phone: a share of the longer side. */
const LINE = 1 / 160;
const LETTERS = 1 / 22;
/** Half of the opening of an arrow's head, and its length by the width of the stroke. */
const HEAD_ANGLE = Math.PI / 7;
const HEAD = 5;

/** Draws marks in their order on a picture of this size. `paper` is the colour around letters, so that they can be read anywhere. */
export function drawMarks(
  pencil: Pencil,
  marks: readonly Mark[],
  { width, height, paper }: { width: number; height: number; paper: string },
): void {
  const line = Math.max(2, Math.max(width, height) * LINE);
  const letters = Math.max(14, Math.max(width, height) * LETTERS);
  for (const mark of marks) {
    Object.assign(pencil, { strokeStyle: mark.colour, lineWidth: line, lineCap: 'round', lineJoin: 'round' });
    // It is made of the picture itself: `drawMosaic`.
    if (mark.tool === 'mosaic') continue;
    if (mark.tool === 'text') drawText(pencil, mark, { letters, paper, line });
    else drawLines(pencil, mark, line);
  }
}

function drawLines(pencil: Pencil, { tool, points }: Mark, line: number): void {
  const [from] = points;
  const to = points.at(-1);
  if (!from || !to) return;
  if (tool === 'box') {
    pencil.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y);
    return;
  }
  pencil.beginPath();
  pencil.moveTo(from.x, from.y);
  for (const point of tool === 'pen' ? points : [to]) pencil.lineTo(point.x, point.y);
  if (tool === 'arrow') {
    for (const end of headOf(from, to, line * HEAD)) {
      pencil.moveTo(to.x, to.y);
      pencil.lineTo(end.x, end.y);
    }
  }
  pencil.stroke();
}

/** The two ends of an arrow's head, each so far from its tip. */
export function headOf(from: Point, to: Point, length: number): [Point, Point] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const end = (turn: number): Point => ({
    x: to.x - length * Math.cos(angle + turn),
    y: to.y - length * Math.sin(angle + turn),
  });
  return [end(-HEAD_ANGLE), end(HEAD_ANGLE)];
}

function drawText(
  pencil: Pencil,
  { colour, points, text }: Mark,
  { letters, paper, line }: { letters: number; paper: string; line: number },
): void {
  const [at] = points;
  if (!at) return;
  const look = { font: `600 ${letters}px sans-serif`, textBaseline: 'middle', fillStyle: colour, strokeStyle: paper };
  Object.assign(pencil, look, { lineWidth: line * 1.5 });
  pencil.strokeText(text, at.x, at.y);
  pencil.fillText(text, at.x, at.y);
}

/** Whether something can be seen of it: a tap with the pen is a dot, a box of no size is a slip. */
export function isSeen({ tool, points, text }: Mark): boolean {
  if (tool === 'text') return text.trim() !== '';
  const [from] = points;
  const to = points.at(-1);
  if (!from || !to) return false;
  return tool === 'pen' || Math.hypot(to.x - from.x, to.y - from.y) > 4;
}
