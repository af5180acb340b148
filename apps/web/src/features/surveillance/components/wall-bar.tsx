import { LIMIT } from '@rondo/domain/limit';
import { WALL_SIZES, WATCH_PURPOSES, type WatchPurpose } from '@rondo/domain/surveillance';
import { ClipboardCheck, Expand, Eye, PanelLeft, Repeat, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { playingOf, wallOf } from '../wall-layout.ts';
import { CellCount } from './cell-count.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import type { WallState } from './use-wall.ts';

interface Props {
  wall: WallState;
  purpose: WatchPurpose;
  onPurpose: (purpose: WatchPurpose) => void;
  isOnRound: boolean;
  onPatrol: () => void;
  /** Leads to a remote inspection of the store that is watched. */
  onInspect: (() => void) | null;
  /** Shows the cameras where they are not beside the wall. */
  onTree: (() => void) | null;
  isPhone: boolean;
  area: RefObject<HTMLElement | null>;
}

/** Over the wall: what plays, how many at once, why somebody watches, rounds. */
export function WallBar({ wall, purpose, onPurpose, isOnRound, onPatrol, onInspect, onTree, isPhone, area }: Props) {
  const t = useT();
  const playing = playingOf(wall.wall).length;
  return (
    <header className="wall-bar">
      {onTree && (
        <Button icon={PanelLeft} onPress={onTree}>
          {t('surveillance.cameras')}
        </Button>
      )}
      <h1>{t('surveillance.title')}</h1>
      {!isOnRound && <ModeSwitch mode="live" />}
      {!isPhone && (
        <span className="meta num" role="status">
          {t('surveillance.playing', { count: playing, max: LIMIT.cameras.playing })}
        </span>
      )}
      <div className="wall-bar-acts">
        {!isPhone && !isOnRound && <CellCount size={wall.wall.size} sizes={WALL_SIZES} onSize={wall.resize} />}
        <div className="wall-purpose">
          <SelectField
            label={t('surveillance.purpose.title')}
            isLabelHidden
            value={purpose}
            onChange={(next) => next && onPurpose(next)}
            options={WATCH_PURPOSES.map((value) => ({ value, label: t(`surveillance.purpose.${value}`) }))}
          />
        </div>
        {onInspect && !isPhone && !isOnRound && (
          <Button icon={ClipboardCheck} onPress={onInspect}>
            {t('surveillance.inspect.act')}
          </Button>
        )}
        {!isPhone && !isOnRound && (
          <Button icon={Repeat} onPress={onPatrol}>
            {t('surveillance.patrol.title')}
          </Button>
        )}
        {!isOnRound && playing > 0 && (
          <Quiet icon={X} label={t('surveillance.closeAll')} run={() => wall.show(wallOf(wall.wall.size))} />
        )}
        <LogLink />
        {!isPhone && document.fullscreenEnabled && (
          <Quiet
            icon={Expand}
            label={t('surveillance.wallFull')}
            run={() =>
              void area.current?.requestFullscreen().catch((cause: unknown) => {
                console.warn('no full screen', cause);
                toast.error(t('surveillance.noFullScreen'));
              })
            }
          />
        )}
      </div>
    </header>
  );
}

function Quiet({ icon: Icon, label, run }: { icon: typeof X; label: string; run: () => void }) {
  return (
    <button type="button" className="quiet" aria-label={label} title={label} onClick={run}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

/** To the watch log; what plays stays in the address. */
function LogLink() {
  const t = useT();
  const can = useCan();
  const [query] = useSearchParams();
  if (!can('shop_store') && !can('x_device')) return null;
  const next = new URLSearchParams(query);
  next.set('tab', 'log');
  return (
    <Link className="quiet" to={`?${next}`} aria-label={t('surveillance.log')} title={t('surveillance.log')}>
      <Eye size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
