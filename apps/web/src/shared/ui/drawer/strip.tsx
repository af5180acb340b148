import type { ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import type { Shape } from '../glyph/shapes.ts';
import type { Tone } from '../tokens.ts';
import './strip.css';

const shapes: Record<Tone, Shape> = { ok: 'check', warn: 'exclamation', bad: 'alarm', wait: 'info', mute: 'info' };

type Props = { tone: Tone; glyph?: Shape; title?: ReactNode; children?: ReactNode; action?: ReactNode };

/** A strip that says what is late or blocked, with a bold beginning and the way out at its end. */
export function Strip({ tone, glyph, title, children, action }: Props) {
  return (
    <div className="strip" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Glyph shape={glyph ?? shapes[tone]} size={16} />
      <div className="strip-text">
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
