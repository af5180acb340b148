import type { Answer } from '@rondo/domain/answer';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { PencilLine } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import type { DraftState } from '../draft/draft-state.ts';
import type { Live } from '../draft/live.ts';
import { valueText } from '../draft/value-text.ts';
import { useAnswerPhotos } from '../use-answer-photos.ts';

type Props = { item: CheckItem; answer: Answer; draft: DraftState; live: Live; from: string; onAnew: () => void };

/** An answer that was carried over, to be read; it changes only when it is given anew. */
export function CarriedAnswer({ item, answer, draft, live, from, onAnew }: Props) {
  const t = useT();
  const photos = useAnswerPhotos({ ids: answer.photos, of: item.name }, draft, live);
  const said = valueText(item, answer, t);
  return (
    <section className="answer-card" aria-label={from}>
      <p className="meta">{from}</p>
      <p>{said || t('inspection.exported.unanswered')}</p>
      {[answer.naReason, answer.note].filter(Boolean).map((text) => (
        <p key={text} className="note-text">
          {text}
        </p>
      ))}
      {photos.length > 0 && <PhotoGrid photos={photos} size={72} />}
      <button type="button" className="button button-thumb carried-anew" onClick={onAnew}>
        <PencilLine size={18} strokeWidth={1.75} aria-hidden />
        {t('reinspection.carried.anew')}
      </button>
    </section>
  );
}
