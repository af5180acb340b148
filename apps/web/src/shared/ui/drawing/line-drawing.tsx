import { type CountingLine, isCountingLine, turned, withInside } from '@rondo/domain/counting-line';
import { useId } from 'react';
import { useT } from '../../i18n.tsx';
import { Button } from '../button.tsx';
import { DrawingFrame } from './drawing-frame.tsx';
import { FULL } from './drawing-point.ts';
import { DrawnCorner } from './drawn-corner.tsx';

interface Props {
  /** What the line belongs to: stands before the name of each point. */
  name: string;
  /** The address of the picture below; null: an empty ground. */
  picture: string | null;
  /** Null: none is drawn yet. */
  value: CountingLine | null;
  onChange: (value: CountingLine) => void;
}

/** Across the lower middle, where the feet of people at a door are seen. */
const FIRST: CountingLine = {
  line: [
    { x: FULL / 4, y: (FULL * 3) / 5 },
    { x: (FULL * 3) / 4, y: (FULL * 3) / 5 },
  ],
  inside: { x: FULL / 2, y: (FULL * 7) / 10 },
};

/** A line over a picture at which people are counted, with an arrow to the side that is "in". */
export function LineDrawing({ name, picture, value, onChange }: Props) {
  const t = useT();
  const hintId = useId();
  return (
    <div className="drawing-field">
      <DrawingFrame picture={picture} alt={name} shapes={value && <Shape value={value} />}>
        {value?.line.map((point, i) => (
          <DrawnCorner
            // biome-ignore lint/suspicious/noArrayIndexKey: an end is its place in the line
            key={i}
            at={point}
            label={`${name} ${t('ui.drawing.end', { number: i + 1 })}`}
            hintId={hintId}
            onMove={(to) => {
              const [a, b] = value.line;
              onChange(withInside(i === 0 ? [to, b] : [a, to], value.inside));
            }}
          />
        ))}
        {value && (
          <DrawnCorner
            at={value.inside}
            look="inside"
            label={`${name} ${t('ui.drawing.inside')}`}
            hintId={hintId}
            onMove={(inside) => onChange({ ...value, inside })}
          />
        )}
      </DrawingFrame>
      <p id={hintId} className="meta">
        {t('ui.drawing.lineHint')}
      </p>
      {value && !isCountingLine(value) && (
        <p role="alert" className="field-error">
          {t('ui.drawing.shortLine')}
        </p>
      )}
      <div className="drawing-acts">
        {value ? (
          <Button isSmall onPress={() => onChange(turned(value))}>
            {t('ui.drawing.turn')}
          </Button>
        ) : (
          <Button isSmall onPress={() => onChange(FIRST)}>
            {t('ui.drawing.addLine')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Shape({ value: { line, inside } }: { value: CountingLine }) {
  const [a, b] = line;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return (
    <>
      <line className="drawing-line" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <line className="drawing-way" x1={middle.x} y1={middle.y} x2={inside.x} y2={inside.y} />
    </>
  );
}
