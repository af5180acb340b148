import { itemResult, needsRectification } from '@rondo/domain/scoring/item-result';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { SignaturePad } from '../answer/signature-pad.tsx';
import { answerOf, type DraftState } from '../draft/draft-state.ts';
import type { Live } from '../draft/live.ts';
import { plannedOf } from '../draft/planned.ts';
import type { Session } from '../draft/session.ts';
import { useAnswerPhotos } from '../use-answer-photos.ts';
import { AnswerCard } from './answer-card.tsx';
import { ConsequenceRow } from './consequence-row.tsx';
import { PhotoCard } from './photo-card.tsx';
import { Phrases } from './phrases.tsx';
import { Question } from './question.tsx';
import type { useCamera } from './use-camera.tsx';

type Props = {
  session: Session;
  draft: DraftState;
  live: Live;
  item: CheckItem;
  index: number;
  total: number;
  category: string;
  camera: ReturnType<typeof useCamera>;
};

export const takesPhotos = (item: CheckItem): boolean =>
  item.photo.max > 0 && (item.answer === 'photo' || item.photo.rule !== 'none');

/** One check item: the question on top, everything to touch at the bottom. */
export function ItemView({ session, draft, live, item, index, total, category, camera }: Props) {
  const { sheet } = session;
  const answer = answerOf(draft, item.id);
  const isFail = itemResult(item, answer).result === 'fail';
  const past = sheet.lastTime.find((one) => one.itemId === item.id && one.result === 'fail');
  const asksNote = !answer.na && (item.note.rule === 'always' || (item.note.rule === 'on_fail' && isFail));
  return (
    <div className="item-view">
      <Question item={item} index={index} total={total} category={category} past={past} />
      <div className="item-thumb">
        <AnswerCard
          item={item}
          answer={answer}
          onChange={(change) => session.answer(item.id, change)}
          signature={<Signature session={session} draft={draft} live={live} item={item} camera={camera} />}
        />
        {takesPhotos(item) && !answer.na && (
          <PhotoCard
            item={item}
            answer={answer}
            draft={draft}
            live={live}
            onCamera={camera.open}
            onFiles={(files) => void camera.addFiles(files, 'picked')}
            onRemove={(id) => session.removePhoto(item.id, id)}
          />
        )}
        <Phrases item={item} answer={answer} isAsked={asksNote} onNote={(note) => session.answer(item.id, { note })} />
        {needsRectification(item, answer) && (
          <ConsequenceRow
            planned={plannedOf(sheet, draft, item, null)}
            shopId={sheet.shop.id}
            onPlan={(change) => session.plan(item.id, change)}
          />
        )}
      </div>
    </div>
  );
}

function Signature({
  session,
  draft,
  live,
  item,
  camera,
}: Pick<Props, 'session' | 'draft' | 'live' | 'item' | 'camera'>) {
  const { value } = answerOf(draft, item.id);
  const id = typeof value === 'string' ? value : null;
  const [picture] = useAnswerPhotos(id ? [id] : [], draft, live);
  return (
    <SignaturePad
      src={picture?.src}
      isSigned={id !== null}
      onSigned={(blob) => void camera.add(blob, 'picked', 'signature')}
      onClear={() => id && session.removePhoto(item.id, id)}
    />
  );
}
