import type { PtzAbility, PtzDirection } from '@rondo/domain/ptz';
import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownRight,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
  type LucideIcon,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { KEYS } from '../held-keys.ts';
import { HeldButton } from './held-button.tsx';
import type { HeldMove } from './use-held-move.ts';

interface Props {
  abilities: readonly PtzAbility[];
  held: HeldMove;
  /** Somebody else has the camera. */
  isDisabled: boolean;
  isPhone: boolean;
}

const ARROWS: readonly [PtzDirection, LucideIcon][] = [
  ['up_left', ArrowUpLeft],
  ['up', ArrowUp],
  ['up_right', ArrowUpRight],
  ['left', ArrowLeft],
  ['right', ArrowRight],
  ['down_left', ArrowDownLeft],
  ['down', ArrowDown],
  ['down_right', ArrowDownRight],
];
const ZOOMS = [
  ['zoom_in', ZoomIn],
  ['zoom_out', ZoomOut],
] as const;

/** The eight directions and the zoom. With the focus inside, arrow keys turn, plus and minus zoom; at a desk it has the focus at once. */
export function PtzPad({ abilities, held, isDisabled, isPhone }: Props) {
  const t = useT();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!isPhone) box.current?.querySelector<HTMLElement>('.ptz-up, button')?.focus({ preventScroll: true });
  }, [isPhone]);
  const wantedOf = (event: KeyboardEvent): PtzDirection | undefined => {
    const wanted = KEYS[event.key];
    const needs = wanted?.startsWith('zoom') ? 'zoom' : 'move';
    return isDisabled || !abilities.includes(needs) ? undefined : wanted;
  };
  const common = { held, isDisabled };
  return (
    <fieldset
      ref={box}
      className="ptz-pad"
      onKeyDown={(event) => {
        const wanted = wantedOf(event);
        if (!wanted) return;
        event.preventDefault();
        held.begin(wanted);
      }}
      onKeyUp={(event) => wantedOf(event) && held.end()}
    >
      <legend className="visually-hidden">{t('ptz.pad')}</legend>
      {abilities.includes('move') && (
        <div className="ptz-arrows">
          {ARROWS.map(([direction, icon]) => (
            <HeldButton key={direction} className={`ptz-held ptz-${direction}`} {...{ direction, icon, ...common }} />
          ))}
        </div>
      )}
      {abilities.includes('zoom') && (
        <div className="ptz-zooms">
          {ZOOMS.map(([direction, icon]) => (
            <HeldButton key={direction} className="ptz-held" {...{ direction, icon, ...common }} />
          ))}
        </div>
      )}
      <p className="meta">{t(isPhone ? 'ptz.padHintPhone' : 'ptz.padHint')}</p>
    </fieldset>
  );
}
