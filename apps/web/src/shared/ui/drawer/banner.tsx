import type { Shape } from '@rondo/domain/state-shapes';
import type { ReactNode } from 'react';
import { StatusIcon } from '../status/status-icon.tsx';
import type { Tone } from '../tokens.ts';
import './banner.css';

const shapes: Record<Tone, Shape> = { ok: 'check', warn: 'exclamation', bad: 'alarm', wait: 'info', mute: 'info' };

type Props = { tone: Tone; icon?: Shape; title?: ReactNode; children?: ReactNode; action?: ReactNode };

/** A strip that says what is late or blocked, with a bold beginning and the way out at its end. */
export function Banner({ tone, icon, title, children, action }: Props) {
  return (
    <div className="banner" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <StatusIcon shape={icon ?? shapes[tone]} size={16} />
      <div className="banner-text">
        {title && <strong>{title}</strong>} {children}
      </div>
      {action}
    </div>
  );
}
