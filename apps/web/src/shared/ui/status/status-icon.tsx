import { type Drawing, type Shape, shapes } from '@rondo/domain/state-shapes';
import { role, type Tone } from '../tokens.ts';

/** A icon's colour: a tone's mark, the ink, the red line, or whatever the surrounding text has. */
export type IconTone = Tone | 'ink' | 'red' | 'current';

type Props = { shape: Shape; tone?: IconTone /** Side in px: 14 rows, 12 pills, 16 timelines. */; size?: number };

/** The CSS colour of a icon tone. */
function toneColour(tone: IconTone): string {
  if (tone === 'current') return 'currentColor';
  if (tone === 'ink') return role('ink2');
  if (tone === 'red') return role('red');
  return role(`${tone}Mark`);
}

/** One drawing of the state alphabet. Decoration only: the word stands beside it. */
export function StatusIcon({ shape, tone = 'current', size = 14 }: Props) {
  const drawing: Drawing = shapes[shape];
  const colour = toneColour(tone);
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true" className="status-icon">
      {drawing.line && (
        <path
          d={drawing.line}
          stroke={colour}
          strokeWidth={1.5}
          strokeDasharray={drawing.dash}
          strokeLinecap={drawing.dash ? 'butt' : 'round'}
          strokeLinejoin="round"
        />
      )}
      {drawing.solid && <path d={drawing.solid} fill={colour} />}
      {drawing.mark && (
        <path
          d={drawing.mark}
          stroke="var(--status-icon-mark, var(--r-surface))"
          strokeWidth={1.6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
