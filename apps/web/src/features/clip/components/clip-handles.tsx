import type { KeyboardEvent, PointerEvent } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { RangeEdge } from '../clip-range.ts';
import type { ClipRange } from '../use-clip-range.ts';
import './clip.css';

interface Props {
  clip: ClipRange;
  /** Where a moment stands on the timeline, as CSS has it. */
  place: (at: number) => string;
  momentAt: (x: number) => number;
}

/** What keys move an end by, ms. */
const KEYS: Partial<Record<string, number>> = {
  ArrowLeft: -1_000,
  ArrowRight: 1_000,
  PageDown: -10_000,
  PageUp: 10_000,
};

/** The part that is cut out, over the timeline, with an end to drag on both sides. */
export function ClipHandles({ clip, place, momentAt }: Props) {
  const { range } = clip;
  return (
    <>
      <span
        className="clip-range"
        style={{ left: place(range.from), right: `calc(100% - ${place(range.to)})` }}
        aria-hidden
      />
      <Handle edge="from" {...{ clip, place, momentAt }} />
      <Handle edge="to" {...{ clip, place, momentAt }} />
    </>
  );
}

function Handle({ edge, clip, place, momentAt }: Props & { edge: RangeEdge }) {
  const t = useT();
  const format = useFormat();
  const { day, range, move } = clip;
  const at = range[edge];
  const press = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    move(edge, at + by);
    event.preventDefault();
    event.stopPropagation();
  };
  const grab = (event: PointerEvent) => {
    // The timeline below would go there.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(edge, momentAt(event.clientX));
  };
  return (
    <span
      className="clip-handle"
      data-edge={edge}
      style={{ left: place(at) }}
      role="slider"
      tabIndex={0}
      aria-label={t(`clip.${edge}`)}
      aria-valuemin={0}
      aria-valuemax={Math.round((day.to - day.from) / 1_000)}
      aria-valuenow={Math.round((at - day.from) / 1_000)}
      aria-valuetext={format.dateTimeSeconds(new Date(at).toISOString())}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={drag}
    />
  );
}
