import type { PtzDirection } from '@rondo/domain/ptz';
import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { HeldMove } from './use-held-move.ts';

interface Props {
  direction: PtzDirection;
  icon: LucideIcon;
  held: HeldMove;
  isDisabled: boolean;
  className: string;
}

/** A button that acts as long as it is held, by finger, mouse, Enter or space. */
export function HeldButton({ direction, icon: Icon, held, isDisabled, className }: Props) {
  const t = useT();
  const label = t(`ptz.direction.${direction}`);
  const isKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={held.direction === direction}
      title={label}
      disabled={isDisabled}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // Sliding off the button is no letting go.
        event.currentTarget.setPointerCapture(event.pointerId);
        held.begin(direction);
      }}
      onPointerUp={held.end}
      onPointerCancel={held.end}
      onLostPointerCapture={held.end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isKey(event)) return;
        event.preventDefault();
        held.begin(direction);
      }}
      onKeyUp={(event) => {
        if (!isKey(event)) return;
        event.preventDefault();
        held.end();
      }}
      onBlur={() => held.direction === direction && held.end()}
      // Of a pointer it has a count, of the keys it does not come.
      onClick={({ detail }) => detail === 0 && held.nudge(direction)}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
