import { isArea, type Point } from '@rondo/domain/detection';
import { LIMIT } from '@rondo/domain/limit';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface Props {
  /** What the area belongs to. */
  name: string;
  area: readonly Point[];
  onChange: (area: Point[]) => void;
}

const FULL = LIMIT.detection.place;
/** Of an arrow key. */
const STEP = FULL / 50;
const MOVES: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const inside = (value: number): number => Math.min(FULL, Math.max(0, Math.round(value)));

/** An area drawn over the picture: its corners are added with the pointer or the button, moved and removed with keys. */
export function AreaField({ name, area, onChange }: Props) {
  const t = useT();
  const hint = useId();
  const isFull = area.length >= LIMIT.area.points.max;
  const add = (event: MouseEvent<HTMLDivElement>) => {
    if (isFull || event.target !== event.currentTarget) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = inside(((event.clientX - box.left) * FULL) / box.width);
    const y = inside(((event.clientY - box.top) * FULL) / box.height);
    onChange([...area, { x, y }]);
  };
  const press = (at: number) => (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    if (!by && !isGone) return;
    event.preventDefault();
    event.stopPropagation();
    if (by) onChange(area.map((one, i) => (i === at ? { x: inside(one.x + by.x), y: inside(one.y + by.y) } : one)));
    else onChange(area.filter((_, i) => i !== at));
  };
  return (
    <div>
      <p className="meta">{t('device.area')}</p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below adds corners by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above; the corners themselves are buttons */}
      <div className="device-area" onClick={add}>
        <svg viewBox={`0 0 ${FULL} ${FULL}`} preserveAspectRatio="none" aria-hidden="true">
          <polygon points={area.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {area.map(({ x, y }, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the outline; moved, it keeps the focus
            key={at}
            type="button"
            className="device-corner"
            style={{ left: `${(x * 100) / FULL}%`, top: `${(y * 100) / FULL}%` }}
            aria-label={`${name} ${t('device.areaPoint', { number: at + 1 })}`}
            aria-describedby={hint}
            onKeyDown={press(at)}
          />
        ))}
      </div>
      <p id={hint} className="meta">
        {t('device.areaHint')}
      </p>
      {!isArea(area) && (
        <p role="alert" className="field-error">
          {t('device.areaWrong')}
        </p>
      )}
      <div className="device-act">
        <Button isDisabled={isFull} onPress={() => onChange([...area, placeOf(area.length)])}>
          {t('device.areaAdd')}
        </Button>
        <Button isDisabled={area.length === 0} onPress={() => onChange([])}>
          {t('device.areaWhole')}
        </Button>
      </div>
    </div>
  );
}

/** Corners that are added without a pointer stand on a circle, so that no sides of them cross. */
function placeOf(count: number): Point {
  const angle = (2 * Math.PI * count) / LIMIT.area.points.max;
  const radius = FULL / 3;
  return { x: inside(FULL / 2 + radius * Math.sin(angle)), y: inside(FULL / 2 - radius * Math.cos(angle)) };
}
