import { ClipboardCheck } from 'lucide-react';
import { useDeferredValue, useId, useMemo } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { KeyList } from '../../../shared/ui/keys/key-list.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { DraftState } from '../draft/draft-state.ts';
import { gapsOf } from '../draft/gap.ts';
import type { ItemRow } from '../draft/item-rows.ts';
import type { Session } from '../draft/session.ts';
import { INSPECTION_KEYS } from '../inspection-keys.ts';
import type { AdvanceSetting } from '../use-advance-setting.ts';
import type { useAnswering } from '../use-answering.ts';
import { useCarriedWords } from '../use-carried-words.ts';
import type { Where } from '../use-inspection.ts';
import type { Place } from '../use-place.ts';
import { useStable } from '../use-stable.ts';
import { CarriedLine } from './carried-line.tsx';
import { ContentsList } from './contents-list.tsx';
import { Discard } from './discard.tsx';
import { UndoBar } from './undo-bar.tsx';

type Props = {
  session: Session;
  draft: DraftState;
  where: Where;
  rows: readonly ItemRow[];
  place: Place;
  answering: ReturnType<typeof useAnswering>;
  advancing: AdvanceSetting;
  /** The page of the phone; else the column of the desktop. */
  isPage: boolean;
};

/** The contents with what belongs to the whole inspection: the setting, giving it up, and the review at its foot. */
export function ContentsPanel({ session, draft, where, rows, place, answering, advancing, isPage }: Props) {
  const t = useT();
  const id = useId();
  const gaps = gapsOf(rows).length;
  const { answers } = draft;
  const current = place.row?.item.id ?? '';
  // Drawn after what was typed or tapped: with 500 items the list would keep the finger waiting.
  const contents = useDeferredValue(useMemo(() => ({ rows, answers, current }), [rows, answers, current]));
  const pick = useStable((itemId: string) => {
    answering.forget();
    place.go(itemId);
  });
  const answer = useStable(answering.answerInPlace);
  const passAll = useStable(answering.passAll);
  const carriedWords = useStable(useCarriedWords(session.sheet));
  return (
    <>
      <div className="contents-scroll">
        <p className="contents-setting">
          <label htmlFor={id}>{t('inspection.perform.advance')}</label>
          <Switch id={id} isOn={advancing.doesAdvance} onChange={advancing.choose} />
        </p>
        <CarriedLine sheet={session.sheet} rows={rows} />
        {session.sheet.sample && (
          <p className="contents-setting meta">{t('inspection.list.sample', session.sheet.sample)}</p>
        )}
        <ContentsList
          contents={contents}
          onPick={pick}
          onAnswer={answer}
          onPassAll={passAll}
          carriedWords={carriedWords}
          isPage={isPage}
        />
        <div className="perform-keys">
          <KeyList rows={INSPECTION_KEYS.rows} />
        </div>
        <Discard session={session} where={where} />
      </div>
      <footer className="contents-foot">
        {(isPage || place.view === 'review') && <UndoBar given={answering.given} onUndo={answering.undo} />}
        <button type="button" className="button button-thumb" onClick={() => place.show('review')}>
          <ClipboardCheck size={18} strokeWidth={1.75} aria-hidden />
          {gaps > 0 ? t('inspection.list.reviewGaps', { count: gaps }) : t('inspection.perform.review')}
        </button>
      </footer>
    </>
  );
}
