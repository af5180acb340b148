import { Suspense, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useNarrow, widths } from '../../../shared/ui/list/use-narrow.ts';
import { RectifyPicture } from '../../album/index.ts';
import type { Rates } from '../rates.ts';
import { NO_FILTER } from '../tree-filter.ts';
import { playingOf, type Wall } from '../wall-layout.ts';
import { useWatchPurpose } from '../watch-purpose.ts';
import { CameraTree } from './camera-tree.tsx';
import { FirstStores } from './first-stores.tsx';
import { InspectDialog } from './inspect-dialog.tsx';
import { PatrolBar } from './patrol-bar.tsx';
import { PatrolDialog } from './patrol-dialog.tsx';
import { PhonePager } from './phone-pager.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { SavedViews } from './saved-views.tsx';
import { Steering } from './steering.tsx';
import { StillWatching } from './still-watching.tsx';
import { useHidden } from './use-hidden.ts';
import { useInspectedStore } from './use-inspected-store.ts';
import { usePatrol } from './use-patrol.ts';
import { useShownCameras } from './use-shown-cameras.ts';
import { useSpotCheck } from './use-spot-check.ts';
import { useWall } from './use-wall.ts';
import { WallBar } from './wall-bar.tsx';
import { WallFoot } from './wall-foot.tsx';
import { WallGrid } from './wall-grid.tsx';

/** A page out of sight for so long needs no pictures, ms. */
const HIDDEN_MS = 30_000;
/** From so many pictures on somebody is asked whether they still watch. */
const WORTH_ASKING = 4;

/** Live pictures (product 4): the cameras at the left, the wall, and what it takes of the line. */
export function CameraWall() {
  const t = useT();
  const can = useCan();
  const isPhone = useNarrow();
  const isFolded = useNarrow(widths.drawer);
  const own = useWall();
  const [purpose, setPurpose] = useWatchPurpose();
  const [filter, setFilter] = useState(NO_FILTER);
  const [dialog, setDialog] = useState<'tree' | 'patrol' | null>(null);
  const [isHeld, setHeld] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const [rates] = useState<Rates>(() => new Map());
  const area = useRef<HTMLElement>(null);
  const round = usePatrol(isHeld);
  const isAway = useHidden(HIDDEN_MS);
  const playing = playingOf(own.wall);
  const known = useShownCameras(playing);
  const isOnRound = round.wall !== null;
  const cameras = isOnRound ? round.cameras : known.byId;
  // A phone shows one picture: the chosen one, else the first.
  const first = own.wall.cells.findIndex((id) => id !== null);
  const alone = isPhone ? (own.alone ?? Math.max(first, 0)) : own.alone;
  const wall = round.wall ? { ...own, wall: round.wall, alone: null } : { ...own, alone };
  const hasSubStream = playingOf(wall.wall).some((id) => cameras.get(id)?.hasSubStream);
  const { spotCheck, ...checked } = useSpotCheck();
  const inspected = useInspectedStore(own, known.byId);
  const play = (id: string) => {
    own.add(id);
    if (isPhone) own.showAlone(null);
    setDialog(null);
  };
  const show = (next: Wall) => {
    own.show(next);
    setDialog(null);
  };
  const side = (
    <>
      <CameraTree
        filter={filter}
        onFilter={setFilter}
        playing={playingOf(wall.wall)}
        chosenId={own.wall.cells[own.chosen ?? -1] ?? null}
        isPhone={isPhone}
        onPlay={play}
      />
      {can('x_live') && <SavedViews wall={own.wall} onShow={show} />}
    </>
  );
  return (
    <div className="camera-page">
      {!isFolded && (
        <aside className="camera-side" aria-label={t('surveillance.cameras')}>
          {side}
        </aside>
      )}
      <section ref={area} className="wall-area" aria-label={t('surveillance.title')}>
        <WallBar
          {...{ wall, purpose, isOnRound, isPhone, area }}
          onPurpose={setPurpose}
          onPatrol={() => setDialog('patrol')}
          onInspect={inspected.ask}
          onTree={isFolded ? () => setDialog('tree') : null}
        />
        {isOnRound && <PatrolBar round={round} isHeld={isHeld} />}
        {!isOnRound && playing.length === 0 && can('x_live') && <FirstStores isPhone={isPhone} onShow={show} />}
        <div className="wall-row">
          <WallGrid
            {...{ wall, purpose, isOnRound, isPhone, rates, spotCheck }}
            cameras={cameras}
            isKnown={isOnRound ? round.isKnown : known.isKnown}
            mayWatch={can('x_live')}
            isPaused={isAway || isIdle}
            onHover={setHeld}
          />
          {!isOnRound && <Steering wall={wall} cameras={cameras} isPhone={isPhone} />}
        </div>
        {isPhone && (
          <PhonePager wall={wall} cameras={known.byId} onTree={() => setDialog('tree')} onInspect={inspected.ask} />
        )}
        <WallFoot rates={rates} hasSubStream={hasSubStream} />
      </section>
      {dialog === 'tree' && (
        <Dialog title={t('surveillance.cameras')} isSheet={isPhone} width={400} onClose={() => setDialog(null)}>
          <div className="camera-sheet">{side}</div>
        </Dialog>
      )}
      {dialog === 'patrol' && (
        <PatrolDialog
          filter={filter}
          playing={playing}
          onStart={(patrol) => {
            round.start(patrol);
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {checked.pictureId !== null && (
        <Suspense fallback={null}>
          <RectifyPicture
            pictureId={checked.pictureId}
            title={t('surveillance.spotCheck.title')}
            isSpotCheck
            onClose={checked.cancel}
            onDone={checked.close}
          />
        </Suspense>
      )}
      {inspected.shopId !== null && (
        <InspectDialog shopId={inspected.shopId} cameraIds={inspected.cameraIds} onClose={inspected.close} />
      )}
      {own.tenth !== null && <ReplaceDialog wall={own} cameras={known.byId} />}
      <StillWatching
        isOn={playingOf(wall.wall).length >= WORTH_ASKING && !isPhone}
        isPaused={isIdle}
        onPause={setIdle}
      />
    </div>
  );
}
