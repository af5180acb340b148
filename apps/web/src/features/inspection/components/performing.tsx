import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { type DraftState, unsavedCount } from '../draft/draft-state.ts';
import { type ItemRow, itemRows } from '../draft/item-rows.ts';
import type { Live } from '../draft/live.ts';
import type { Session } from '../draft/session.ts';
import { valueText } from '../draft/value-text.ts';
import { type Submitted, useSession, type Where } from '../use-inspection.ts';
import { useItemKeys } from '../use-item-keys.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { useLostAnswer } from '../use-lost-answer.ts';
import { ContentsList } from './contents-list.tsx';
import { Discard } from './discard.tsx';
import { ItemView, takesPhotos } from './item-view.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { Notices } from './notices.tsx';
import { PerformFoot } from './perform-foot.tsx';
import { PerformHead } from './perform-head.tsx';
import { Review } from './review.tsx';
import { Stopped } from './stopped.tsx';
import { useCamera } from './use-camera.tsx';

type Props = {
  session: Session;
  where: Where;
  onSubmitted: (result: Submitted) => void;
  onOpen: (continueHere: boolean) => void;
};

/** An inspection in progress: item by item, as a list, or the review before it is submitted. */
export function Performing({ session, where, onSubmitted, onOpen }: Props) {
  const t = useT();
  const { draft, live } = useSession(session);
  const rows = itemRows(session.sheet, draft);
  const place = usePlace(rows);
  const isPhone = useNarrow();
  const navigate = useNavigate();
  const camera = useCamera(session, place.row?.item);
  const blocker = useLeaveGuard(
    useCallback(() => !session.live.get().refusal && unsavedCount(session.draft.get()) > 0, [session]),
  );
  useItemKeys({
    item: place.view === 'item' ? place.row?.item : undefined,
    onAnswer: (change) => place.row && session.answer(place.row.item.id, change),
    onPrevious: place.view === 'item' ? place.previous : () => {},
    onNext: place.view === 'item' ? place.next : () => {},
  });
  const isAnswerLost = useLostAnswer(live, where, () => onOpen(false));
  if (isAnswerLost) return <Spinner label={t('inspection.review.sending')} />;
  if (live.refusal) return <Stopped refusal={live.refusal} kept={{ sheet: session.sheet, draft }} onOpen={onOpen} />;
  const leave = async () => {
    await Promise.race([session.flush(), new Promise((resolve) => setTimeout(resolve, LEAVE_AFTER_MS))]);
    await navigate('/task');
  };
  const contents = (
    <ContentsList
      rows={rows.map((row) => ({ ...row, answered: answeredText(row) }))}
      current={place.row?.item.id ?? ''}
      onPick={place.go}
      isPage={isPhone}
    />
  );
  function answeredText({ item, mark }: ItemRow): string {
    const answer = draft.answers[item.id];
    return mark !== 'open' && answer ? valueText(item, answer, t) : '';
  }
  const Root = isPhone ? 'main' : 'section';
  return (
    <Root className="perform" data-view={place.view} aria-label={t('inspection.perform.title')}>
      <PerformHead
        session={session}
        draft={draft}
        live={live}
        marks={rows.map(({ item, mark }) => ({ id: item.id, mark }))}
        current={place.row?.item.id ?? ''}
        onLeave={() => void leave()}
        onContents={() => place.show(place.view === 'contents' ? 'item' : 'contents')}
      />
      <div className="perform-body">
        {!isPhone && (
          <aside className="perform-side">
            {contents}
            <p className="meta perform-keys">{t('inspection.perform.keys')}</p>
            <Discard session={session} where={where} />
          </aside>
        )}
        <div className="perform-main">
          {place.view === 'contents' && isPhone && (
            <>
              {contents}
              <Discard session={session} where={where} />
            </>
          )}
          {place.view === 'review' && (
            <Review
              session={session}
              draft={draft}
              where={where}
              onJump={place.go}
              onSubmitted={onSubmitted}
              onOpen={onOpen}
            />
          )}
          {place.row && (place.view === 'item' || (place.view === 'contents' && !isPhone)) && (
            <CurrentItem
              session={session}
              draft={draft}
              live={live}
              place={place}
              total={rows.length}
              camera={camera}
            />
          )}
        </div>
      </div>
      {camera.view}
      {blocker.state === 'blocked' && (
        <LeaveSheet unsaved={unsavedCount(draft)} onStay={blocker.reset} onLeave={blocker.proceed} />
      )}
    </Root>
  );
}

type CurrentProps = {
  session: Session;
  draft: DraftState;
  live: Live;
  place: ReturnType<typeof usePlace>;
  total: number;
  camera: ReturnType<typeof useCamera>;
};

function CurrentItem({ session, draft, live, place, total, camera }: CurrentProps) {
  const { row, index } = place;
  if (!row) return null;
  return (
    <>
      <Notices sheet={session.sheet} />
      <ItemView
        key={row.item.id}
        session={session}
        draft={draft}
        live={live}
        item={row.item}
        index={index}
        total={total}
        category={row.category}
        camera={camera}
      />
      <PerformFoot
        isFirst={index === 0}
        isLast={index === total - 1}
        hasCamera={takesPhotos(row.item)}
        onPrevious={place.previous}
        onCamera={camera.open}
        onNext={place.next}
      />
    </>
  );
}

/** Leaving waits this long for the last save; what is not saved then is asked about. */
const LEAVE_AFTER_MS = 1_500;

const VIEWS = ['item', 'contents', 'review'] as const;
type View = (typeof VIEWS)[number];

/** Which item is shown, and whether the list or the review is shown instead: the phone's back button leaves those. */
function usePlace(rows: readonly ItemRow[]) {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'item';
  const [at, setAt] = useState(
    () => params.get('item') ?? rows.find(({ mark, item }) => mark === 'open' && item.required)?.item.id ?? '',
  );
  const found = rows.findIndex((row) => row.item.id === at);
  const index = Math.max(0, found);
  const show = (next: View) => {
    const changed = new URLSearchParams(params);
    if (next === 'item') changed.delete('view');
    else changed.set('view', next);
    setParams(changed, { replace: view !== 'item' });
  };
  const go = (itemId: string) => {
    setAt(itemId);
    if (view !== 'item') show('item');
  };
  const step = (by: number) => {
    const target = rows[index + by];
    if (target) go(target.item.id);
    else if (by > 0) show('review');
  };
  return { view, row: rows[index], index, show, go, previous: () => step(-1), next: () => step(1) };
}
