import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { useLeaveGuard } from '../../../shared/use-leave-guard.ts';
import { unsavedCount } from '../draft/draft-state.ts';
import type { Session } from '../draft/session.ts';
import { rowsOf } from '../failed-first.ts';
import type { AdvanceSetting } from '../use-advance-setting.ts';
import { useAnswering } from '../use-answering.ts';
import { type Submitted, useSession, type Where } from '../use-inspection.ts';
import { useItemFocus } from '../use-item-focus.ts';
import { useItemKeys } from '../use-item-keys.ts';
import { useItemTime } from '../use-item-time.ts';
import { useLostAnswer } from '../use-lost-answer.ts';
import { usePlace } from '../use-place.ts';
import { ContentsPanel } from './contents-panel.tsx';
import { CurrentItem } from './current-item.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { Notices } from './notices.tsx';
import { PerformHead } from './perform-head.tsx';
import { RemotePart } from './remote-part.tsx';
import { Review } from './review.tsx';
import { Stopped } from './stopped.tsx';
import { useCamera } from './use-camera.tsx';

type Props = {
  session: Session;
  where: Where;
  advancing: AdvanceSetting;
  onSubmitted: (result: Submitted) => void;
  /** It was submitted and waits on this device to be sent. */
  onQueued: () => void;
  onOpen: (continueHere: boolean) => void;
};

/** An inspection in progress: item by item, as contents, or the review before it is submitted. */
export function Performing({ session, where, advancing, onSubmitted, onQueued, onOpen }: Props) {
  const t = useT();
  const { draft, live } = useSession(session);
  const rows = useMemo(() => rowsOf(session.sheet, draft.answers), [session, draft.answers]);
  const place = usePlace(rows);
  const answering = useAnswering(session, place, advancing.doesAdvance);
  const isPhone = useNarrow();
  const camera = useCamera(session, place.row?.item);
  const main = useRef<HTMLDivElement>(null);
  const { blocker } = useLeaveGuard(() => !session.live.get().refusal && unsavedCount(session.draft.get()) > 0);
  const leave = useLeaving(session);
  // The desktop has its contents always at the side; on the way from a phone's width the item takes their place.
  const shown = place.view === 'contents' && !isPhone ? 'item' : place.view;
  useShownKeys({ place, shown, answering });
  useItemFocus(main, shown === 'item' ? place.row?.item.id : shown === 'review' ? shown : undefined);
  useItemTime(session, shown === 'item' ? place.row?.item.id : undefined);
  const isAnswerLost = useLostAnswer(live, where, () => onOpen(false));
  if (isAnswerLost) return <Spinner label={t('inspection.review.sending')} />;
  if (live.refusal) return <Stopped refusal={live.refusal} kept={{ sheet: session.sheet, draft }} onOpen={onOpen} />;
  const common = { session, draft, place, answering };
  const contents = <ContentsPanel {...common} where={where} rows={rows} advancing={advancing} isPage={isPhone} />;
  const isRemote = session.sheet.mode === 'remote';
  const remote = isRemote && (
    <RemotePart session={session} draft={draft} row={shown === 'item' ? place.row : undefined} />
  );
  const Root = isPhone ? 'main' : 'section';
  return (
    <Root className="perform" data-view={shown} aria-label={t('inspection.perform.title')}>
      <PerformHead
        session={session}
        draft={draft}
        live={live}
        rows={rows}
        current={place.row?.item.id ?? ''}
        view={shown}
        onLeave={() => void leave()}
        onShow={place.show}
      />
      {isPhone && shown !== 'review' && remote}
      <div className="perform-body">
        <div className="perform-main" ref={main}>
          {shown === 'contents' && contents}
          {shown === 'review' && (
            <Review
              session={session}
              draft={draft}
              rows={rows}
              where={where}
              onJump={place.go}
              onBack={() => place.show('item')}
              onSubmitted={onSubmitted}
              onQueued={onQueued}
              onOpen={onOpen}
            />
          )}
          {place.row && shown === 'item' && (
            <>
              <Notices session={session} isBegun={Object.keys(draft.answers).length > 0} />
              <CurrentItem
                {...common}
                live={live}
                row={place.row}
                doesAdvance={advancing.doesAdvance}
                camera={camera}
              />
            </>
          )}
        </div>
        {!isPhone && (
          <aside className="perform-side" data-remote={isRemote}>
            {remote}
            {contents}
          </aside>
        )}
      </div>
      {camera.view}
      {blocker.state === 'blocked' && (
        <LeaveSheet unsaved={unsavedCount(draft)} onStay={blocker.reset} onLeave={blocker.proceed} />
      )}
    </Root>
  );
}

type Shown = {
  place: ReturnType<typeof usePlace>;
  shown: ReturnType<typeof usePlace>['view'];
  answering: ReturnType<typeof useAnswering>;
};

/** The keys of what is shown. */
function useShownKeys({ place, shown, answering }: Shown) {
  const move = (go: () => void) => () => {
    answering.forget();
    go();
  };
  const row = shown === 'item' ? place.row : undefined;
  const item = row?.item;
  const isCarried = (row?.carriedFrom ?? null) !== null;
  useItemKeys({
    item,
    onAnswer: (change) => item && !isCarried && answering.answer(item, change),
    onPrevious: move(place.previous),
    onFollowing: move(place.following),
    onOnward: move(place.onward),
    onGap: move(place.toGap),
    onReview: move(() => place.show('review')),
    onBack: () => place.show('item'),
  });
}

/** Leaving waits this long for the last save; what is not saved then is asked about. */
const LEAVE_AFTER_MS = 1_500;

function useLeaving(session: Session) {
  const navigate = useNavigate();
  return async () => {
    await Promise.race([session.flush(), new Promise((resolve) => setTimeout(resolve, LEAVE_AFTER_MS))]);
    await navigate('/task');
  };
}
