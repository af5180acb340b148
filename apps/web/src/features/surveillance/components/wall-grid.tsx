import type { WatchedCamera } from '@rondo/contract/surveillance';
import type { WatchPurpose } from '@rondo/domain/surveillance';
import { Lock } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { declarations } from '../../../shared/ui/tokens.ts';
import type { CaptureTarget } from '../capture-target.ts';
import type { Rates } from '../rates.ts';
import { CellFrame } from './cell-frame.tsx';
import { EmptyCell } from './empty-cell.tsx';
import { LiveCell } from './live-cell.tsx';
import type { SpotCheck } from './use-spot-check.ts';
import { useSwipe } from './use-swipe.ts';
import type { WallState } from './use-wall.ts';

interface Props {
  wall: WallState;
  cameras: ReadonlyMap<string, WatchedCamera>;
  /** Until then an unknown camera may still turn out to be one that the reader may see. */
  isKnown: boolean;
  mayWatch: boolean;
  purpose: WatchPurpose;
  /** The inspection that it is watched for, and what screenshots are for there. */
  taskId?: string;
  target?: CaptureTarget | null;
  spotCheck?: SpotCheck | null;
  /** What an empty place says; else how cameras come from the tree. */
  hint?: string;
  isPaused: boolean;
  isOnRound: boolean;
  isPhone: boolean;
  rates: Rates;
  onHover: (isOver: boolean) => void;
  children?: ReactNode;
}

/** The pictures, each strictly 16:9, as large as the place allows; dark in both schemes. Esc leads back from one to all. */
export function WallGrid(props: Props) {
  const { wall, cameras, isKnown, mayWatch, isPhone, onHover, children } = props;
  const t = useT();
  const { size, cells } = wall.wall;
  useEscape(wall);
  const swipe = useSwipe(isPhone, (by) => {
    const playing = cells.flatMap((id, at) => (id === null ? [] : [at]));
    const place = playing.indexOf(wall.alone ?? 0);
    const next = playing[(place + by + playing.length) % playing.length];
    if (next !== undefined) wall.showAlone(next);
  });
  const side = wall.alone === null ? Math.sqrt(size) : 1;
  const style: CSSProperties & Record<'--side', number> = { '--side': side };
  const hint = props.hint ?? t(isPhone ? 'surveillance.fillPhone' : 'surveillance.fill');
  return (
    <div
      className="wall"
      ref={(element) => {
        if (element) element.style.cssText = `${declarations('dark')};color-scheme:dark`;
      }}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <section className="wall-grid" style={style} aria-label={t('surveillance.wall')} {...swipe}>
        {cells.map((id, at) => {
          const camera = id === null ? undefined : cameras.get(id);
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its place
          if (id === null) return <EmptyCell key={`empty-${at}`} wall={wall} at={at} hint={hint} />;
          if (!mayWatch) return <MissingCell key={id} wall={wall} at={at} text={t('surveillance.mayNotWatch')} />;
          if (camera) return <LiveCell key={id} {...props} at={at} camera={camera} />;
          return <MissingCell key={id} wall={wall} at={at} text={isKnown ? t('surveillance.noCamera') : null} />;
        })}
      </section>
      {children}
    </div>
  );
}

/** A camera that the address names and the reader may not see, or not watch; `text` is null until that is known. */
function MissingCell({ wall, at, text }: { wall: WallState; at: number; text: string | null }) {
  const t = useT();
  return (
    <CellFrame
      wall={wall}
      at={at}
      label={t('surveillance.cellNumber', { number: at + 1 })}
      isMovable={false}
      className="wall-cell"
    >
      <div className="cell-trouble" role="status">
        {text === null ? <Spinner /> : <Lock size={24} strokeWidth={1.75} aria-hidden />}
        {text !== null && (
          <>
            <strong>{text}</strong>
            <Button isSmall onPress={() => wall.close(at)}>
              {t('surveillance.closeCell')}
            </Button>
          </>
        )}
      </div>
    </CellFrame>
  );
}

function useEscape(wall: WallState): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || wall.alone === null || document.fullscreenElement) return;
    wall.showAlone(null);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
