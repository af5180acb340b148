import type { CountingLine } from '@rondo/domain/counting-line';
import type { Point } from '@rondo/domain/detection';
import { AreaDrawing } from '../../shared/ui/drawing/area-drawing.tsx';
import { LineDrawing } from '../../shared/ui/drawing/line-drawing.tsx';
import { Held } from './kit-row.tsx';

const AREAS: Point[][] = [
  [
    { x: 120, y: 180 },
    { x: 420, y: 160 },
    { x: 460, y: 640 },
    { x: 90, y: 700 },
  ],
  [
    { x: 600, y: 300 },
    { x: 900, y: 320 },
    { x: 760, y: 800 },
  ],
];

/** What is drawn over a picture of a camera. */
export function KitDrawings() {
  return (
    <section className="card" aria-label="Drawings" style={{ display: 'grid', gap: 16 }}>
      <h2>Drawings</h2>
      <Held<Point[][]> start={AREAS}>
        {(areas, set) => <AreaDrawing name="Areas" picture={null} areas={areas} onChange={set} />}
      </Held>
      <Held<CountingLine | null> start={null}>
        {(line, set) => <LineDrawing name="Line" picture={null} value={line} onChange={set} />}
      </Held>
    </section>
  );
}
