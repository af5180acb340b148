import { itemResult, needsRectification } from '@rondo/domain/scoring/item-result';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { SignaturePad } from '../answer/signature-pad.tsx';
import { answerOf, type DraftState } from '../draft/draft-state.ts';
import type { ItemRow } from '../draft/item-rows.ts';
import type { Live } from '../draft/live.ts';
import { plannedOf } from '../draft/planned.ts';
import type { Session } from '../draft/session.ts';
import { takesPhotos } from '../draft/takes-photos.ts';
import { useAnswerPhotos } from '../use-answer-photos.ts';
import type { useAnswering } from '../use-answering.ts';
import { useCarriedWords } from '../use-carried-words.ts';
import { useMarkUp } from '../use-mark-up.ts';
import type { Place } from '../use-place.ts';
import { AnswerAsks } from './answer-asks.tsx';
import { AnswerField, isAtThumb } from './answer-field.tsx';
import { CarriedAnswer } from './carried-answer.tsx';
import { ConsequenceRow } from './consequence-row.tsx';
import { PerformFoot } from './perform-foot.tsx';
import { PhotoCard } from './photo-card.tsx';
import { Phrases } from './phrases.tsx';
import { Question } from './question.tsx';
import type { useCamera } from './use-camera.tsx';

type Props = {
  session: Session;
  draft: DraftState;
  live: Live;
  row: ItemRow;
  place: Place;
  answering: ReturnType<typeof useAnswering>;
  doesAdvance: boolean;
  camera: ReturnType<typeof useCamera>;
};

/**
 * One check item. In the order of Tab: the question, its answer, the way on, then what may be added. On the screen what may be added
 * stands between the question and the answer, and grows away from the thumb.
 */
export function CurrentItem(props: Props) {
  const { session, draft, live, row, place, answering, doesAdvance, camera } = props;
  const carriedWords = useCarriedWords(session.sheet);
  const isCarried = row.carriedFrom !== null;
  const { item, category } = row;
  const answer = answerOf(draft, item.id);
  const past = session.sheet.lastTime.find((one) => one.itemId === item.id && one.result === 'fail');
  const hasCamera = takesPhotos(item) && !answer.na && !isCarried;
  const move = (go: () => void) => () => {
    answering.forget();
    go();
  };
  const field = (
    <AnswerField
      hidesPoints={!session.sheet.scoring.showPoints}
      key={item.answer === 'pass_fail' ? item.answer : item.id}
      item={item}
      answer={answer}
      doesAdvance={doesAdvance}
      onChange={(change, stays) => answering.answer(item, change, stays)}
      signature={<Signature session={session} draft={draft} live={live} item={item} camera={camera} />}
    />
  );
  return (
    <>
      <Question
        key={`question-${item.id}`}
        item={item}
        index={place.index}
        total={place.total}
        category={category}
        past={past}
        session={session}
      />
      {isCarried && (
        <div className="item-answer item-carried">
          <CarriedAnswer
            item={item}
            answer={answer}
            draft={draft}
            live={live}
            from={carriedWords(row.carriedFrom)}
            onAnew={() => answering.answerAnew(item)}
          />
        </div>
      )}
      {!isCarried && !isAtThumb(item.answer) && <div className="item-answer">{field}</div>}
      <PerformFoot
        itemId={item.id}
        isFirst={place.isFirst}
        leadsTo={place.leadsTo}
        hasCamera={hasCamera}
        given={answering.given}
        onUndo={answering.undo}
        onPrevious={move(place.previous)}
        onCamera={camera.open}
        onOnward={move(place.onward)}
      >
        {!isCarried && isAtThumb(item.answer) && field}
      </PerformFoot>
      {!isCarried && <ItemExtras key={`extras-${item.id}`} {...props} hasCamera={hasCamera} />}
    </>
  );
}

/** Reasons, rectification, photos and note of the item at hand. */
function ItemExtras({ session, draft, live, row, answering, camera, hasCamera }: Props & { hasCamera: boolean }) {
  const { item } = row;
  const { sheet } = session;
  const answer = answerOf(draft, item.id);
  const marks = useMarkUp(session, item.id);
  const isFail = itemResult(item, answer).result === 'fail';
  const asksNote = !answer.na && (item.note.rule === 'always' || (item.note.rule === 'on_fail' && isFail));
  return (
    <>
      <div className="item-asks">
        {needsRectification(item, answer) && (
          <ConsequenceRow
            planned={plannedOf(sheet, draft, item, null)}
            shopId={sheet.shop.id}
            onPlan={(change) => session.plan(item.id, change)}
          />
        )}
        <AnswerAsks
          item={item}
          answer={answer}
          hidesPoints={!sheet.scoring.showPoints}
          onChange={(change) => answering.answer(item, change, true)}
        />
      </div>
      <div className="item-thumb">
        {hasCamera && (
          <PhotoCard
            session={session}
            item={item}
            answer={answer}
            draft={draft}
            live={live}
            onCamera={camera.open}
            onFiles={(files) => void camera.addFiles(files, 'picked')}
            onRemove={(id) => session.removePhoto(item.id, id)}
            marks={marks}
          />
        )}
        <Phrases item={item} answer={answer} isAsked={asksNote} onNote={(note) => session.answer(item.id, { note })} />
      </div>
    </>
  );
}

function Signature({
  session,
  draft,
  live,
  item,
  camera,
}: Pick<Props, 'session' | 'draft' | 'live' | 'camera'> & { item: CheckItem }) {
  const { value } = answerOf(draft, item.id);
  const id = typeof value === 'string' ? value : null;
  const [picture] = useAnswerPhotos({ ids: id ? [id] : [], of: item.name }, draft, live);
  return (
    <SignaturePad
      src={picture?.src}
      isSigned={id !== null}
      onSigned={(blob) => void camera.add(blob, 'picked', 'signature')}
      onClear={() => id && session.removePhoto(item.id, id)}
    />
  );
}
