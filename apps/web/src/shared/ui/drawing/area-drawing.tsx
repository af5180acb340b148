import { crossesItself, isArea, type Point } from '@rondo/domain/detection';
import { LIMIT } from '@rondo/domain/limit';
import { useId, useState } from 'react';
import { useT } from '../../i18n.tsx';
import { Button } from '../button.tsx';
import { Segment } from '../form/segment.tsx';
import { DrawingFrame } from './drawing-frame.tsx';
import { FULL, inPicture } from './drawing-point.ts';
import { DrawnCorner } from './drawn-corner.tsx';

interface Props {
  /** What the areas belong to: stands before the name of each corner. */
  name: string;
  /** The address of the picture below; null: an empty ground. */
  picture: string | null;
  /** None, or one without corners: the whole picture. */
  areas: readonly (readonly Point[])[];
  /** Areas of others, to be seen only. */
  others?: readonly (readonly Point[])[];
  /** Width ÷ height of the picture; absent: that of a camera. */
  ratio?: number | undefined;
  /** Something has to be drawn: no corners are not the whole picture. */
  isPart?: boolean;
  /** How many areas there may be. */
  most?: number;
  onChange: (areas: Point[][]) => void;
}

const CORNERS = LIMIT.area.points;

/**
 * Areas drawn over a picture: corners are added with the pointer or the button, moved with the pointer or the keys, and removed by Delete.
 * A corner that would make two sides cross is refused where it stands, and why is said below.
 */
export function AreaDrawing({ name, picture, areas, most = LIMIT.area.areas, onChange, ...rest }: Props) {
  const { others = [], ratio, isPart = false } = rest;
  const t = useT();
  const hintId = useId();
  const [chosen, setChosen] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const at = Math.min(chosen, Math.max(0, areas.length - 1));
  const area = areas[at] ?? [];
  const put = (next: Point[]) =>
    onChange(areas.length === 0 ? [next] : areas.map((one, i) => [...(i === at ? next : one)]));
  const draw = (next: Point[]) => {
    const isCrossed = next.length > CORNERS.min && crossesItself(next);
    setRefused(isCrossed);
    if (!isCrossed) put(next);
  };
  const remove = (corner: number) => draw(area.filter((_, i) => i !== corner));
  const isFull = area.length >= CORNERS.max;
  const take = (index: number) => {
    setChosen(index);
    setRefused(false);
  };
  const dropArea = () => {
    onChange(areas.filter((_, i) => i !== at).map((one) => [...one]));
    take(0);
  };
  return (
    <div className="drawing-field">
      {areas.length > 1 && (
        <Segment
          label={t('ui.drawing.area')}
          options={areas.map((_, i) => ({ value: String(i), label: t('ui.drawing.areaNumber', { number: i + 1 }) }))}
          value={String(at)}
          onChange={(value) => take(Number(value))}
        />
      )}
      <DrawingFrame
        picture={picture}
        alt={name}
        ratio={ratio}
        shapes={
          <>
            <Outlines areas={others} isChosen={() => false} />
            <Outlines areas={areas} isChosen={(i) => i === at} />
          </>
        }
        onPress={(point) => !isFull && draw([...area, point])}
      >
        {area.map((point, i) => (
          <DrawnCorner
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the outline; moved, it keeps the focus
            key={i}
            at={point}
            label={`${name} ${t('ui.drawing.corner', { number: i + 1 })}`}
            hintId={hintId}
            onMove={(to) => draw(area.map((one, j) => (j === i ? to : one)))}
            onRemove={() => remove(i)}
          />
        ))}
      </DrawingFrame>
      <p id={hintId} className="meta">
        {t(isPart ? 'ui.drawing.partHint' : 'ui.drawing.areaHint', { min: CORNERS.min, max: CORNERS.max })}
      </p>
      <Fault area={area} isRefused={isRefused} />
      <div className="drawing-acts">
        <Button isSmall isDisabled={isFull} onPress={() => draw([...area, placeOf(area.length)])}>
          {t('ui.drawing.addCorner')}
        </Button>
        {most > 1 && areas.length < most && area.length >= CORNERS.min && (
          <Button
            isSmall
            onPress={() => {
              onChange([...areas.map((one) => [...one]), []]);
              take(areas.length);
            }}
          >
            {t('ui.drawing.addArea')}
          </Button>
        )}
        {areas.length > 1 && (
          <Button isSmall onPress={dropArea}>
            {t('ui.drawing.removeArea')}
          </Button>
        )}
        <Button isSmall isDisabled={areas.every((one) => one.length === 0)} onPress={() => onChange([])}>
          {t(isPart ? 'ui.drawing.anew' : 'ui.drawing.whole')}
        </Button>
      </div>
    </div>
  );
}

interface OutlinesProps {
  areas: readonly (readonly Point[])[];
  isChosen: (index: number) => boolean;
}

function Outlines({ areas, isChosen }: OutlinesProps) {
  return areas.map((one, i) => (
    <polygon
      // biome-ignore lint/suspicious/noArrayIndexKey: an area is its place in the list
      key={i}
      className={isChosen(i) ? 'drawing-shape is-chosen' : 'drawing-shape'}
      points={one.map(({ x, y }) => `${x},${y}`).join(' ')}
    />
  ));
}

interface FaultProps {
  area: readonly Point[];
  isRefused: boolean;
}

function Fault({ area, isRefused }: FaultProps) {
  const t = useT();
  if (!isRefused && isArea(area)) return null;
  const isShort = !isRefused && area.length < CORNERS.min;
  return (
    <p role="alert" className="field-error">
      {isShort ? t('ui.drawing.fewCorners', { min: CORNERS.min }) : t('ui.drawing.crossed')}
    </p>
  );
}

/** Corners that are added without a pointer stand on a circle, so that no sides of them cross. */
function placeOf(count: number): Point {
  const angle = (2 * Math.PI * count) / CORNERS.max;
  return inPicture({ x: FULL / 2 + (FULL / 3) * Math.sin(angle), y: FULL / 2 - (FULL / 3) * Math.cos(angle) });
}
