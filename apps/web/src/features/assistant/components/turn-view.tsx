import { assistantApi } from '@rondo/contract/assistant';
import { Copy, RotateCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Turn } from '../use-conversation.ts';
import { AnswerText } from './answer-text.tsx';
import { Sources } from './sources.tsx';
import { ThumbDialog } from './thumb-dialog.tsx';

interface Props {
  turn: Turn;
  isLast: boolean;
  isWriting: boolean;
  onAgain: () => void;
  onChange: (change: Partial<Turn>) => void;
}

/** A question and its answer: the sentences, what they rest on, how it ended, and what can be done with it. */
export function TurnView({ turn, isLast, isWriting, onAgain, onChange }: Props) {
  const t = useT();
  const { question, answer, citations, basis, state, as } = turn;
  const isOpen = isLast && isWriting;
  const isQuoted = basis === 'quotes' || (basis === 'help' && answer.startsWith('“'));
  const end = isOpen ? '' : endOf(turn, t);
  return (
    <li className="assistant-turn">
      <p className="assistant-question">{question}</p>
      {as && <p className="meta">{t('assistant.as.of', { name: as.name })}</p>}
      <div className="assistant-answer" aria-busy={isOpen} aria-live={isLast ? 'polite' : 'off'}>
        {!isQuoted && answer !== '' && (
          <AnswerText text={answer} citations={citations} isPhrased={basis === 'model' || basis === 'help'} />
        )}
        {isOpen && answer === '' && (
          <p className="meta">{t(citations.length > 0 ? 'assistant.writing' : 'assistant.searching')}</p>
        )}
        <Sources citations={citations} withQuotes={isQuoted} />
        {turn.isCut && <p className="meta">{t('assistant.cut')}</p>}
        {end !== '' && (
          <p className="assistant-end" role="status">
            {end}
          </p>
        )}
      </div>
      {!isOpen && state !== 'streaming' && (
        <TurnActs turn={turn} isLast={isLast} onAgain={onAgain} onChange={onChange} />
      )}
    </li>
  );
}

function TurnActs({ turn, isLast, onAgain, onChange }: Omit<Props, 'isWriting'>) {
  const t = useT();
  const [asked, setAsked] = useState<'up' | 'down' | null>(null);
  const take = useAct(assistantApi.thumb, { onDone: () => onChange({ thumb: null, reason: null }) });
  const isLost = turn.state === 'incomplete' || turn.state === 'failed';
  const copy = () =>
    navigator.clipboard.writeText(turn.answer).then(
      () => toast.ok(t('assistant.copied')),
      () => toast.error(t('assistant.copyFailed')),
    );
  const thumb = (which: 'up' | 'down') => (
    <button
      type="button"
      className="quiet assistant-act"
      aria-label={t(`assistant.thumb.${which}`)}
      title={t(`assistant.thumb.${which}`)}
      aria-pressed={turn.thumb === which}
      onClick={() => (turn.thumb === which ? void take.run({ id: turn.id, thumb: null }) : setAsked(which))}
    >
      {which === 'up' ? (
        <ThumbsUp size={16} strokeWidth={1.75} aria-hidden />
      ) : (
        <ThumbsDown size={16} strokeWidth={1.75} aria-hidden />
      )}
    </button>
  );
  return (
    <div className="assistant-acts">
      {turn.answer !== '' && (
        <Button look="text" isSmall icon={Copy} onPress={() => void copy()}>
          {t('assistant.copy')}
        </Button>
      )}
      {isLast && (
        <Button look={isLost ? 'default' : 'text'} isSmall icon={RotateCw} onPress={onAgain}>
          {t(isLost ? 'assistant.retry' : 'assistant.again')}
        </Button>
      )}
      {turn.id !== '' && thumb('up')}
      {turn.id !== '' && thumb('down')}
      {asked && (
        <ThumbDialog
          id={turn.id}
          thumb={asked}
          onDone={(reason) => onChange({ thumb: asked, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** How an answer ended, where it did not end as it should. */
function endOf({ state, fault, basis }: Turn, t: Translate): string {
  if (state === 'stopped') return t('assistant.ended.stopped');
  if (fault === null) return state === 'incomplete' ? t('assistant.ended.gone') : '';
  const said = t(`assistant.ended.${fault}`);
  return basis === 'quotes' ? `${said} ${t('assistant.ended.quoted')}` : said;
}
