import { assistantApi } from '@rondo/contract/assistant';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { Conversation, Question } from '../use-conversation.ts';
import { AskBox } from './ask-box.tsx';
import { AskOptions } from './ask-options.tsx';
import { TurnView } from './turn-view.tsx';
import { useAskOptions } from './use-ask-options.ts';
import './assistant.css';

interface Props {
  conversation: Conversation;
  /** A folder or file that was open where the assistant was called. */
  here?: { id: string; name: string; isFolder: boolean } | null;
  /** Explains the page that is open. */
  explain?: Question['page'];
}

/** A conversation: its turns, and where the next question is asked. */
export function ConversationView({ conversation, here = null, explain = null }: Props) {
  const t = useT();
  const about = useCall(assistantApi.about, {}, { part: true });
  const options = useAskOptions(here);
  const end = useRef<HTMLDivElement>(null);
  const { turns, isWriting } = conversation;
  const length = turns.at(-1)?.answer.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes is kept in sight
  useEffect(() => {
    // Newer browsers answer a promise, which is nothing that an effect may return.
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [turns.length, length]);
  const ask = (question: string, page: Question['page'] = null) =>
    conversation.ask({ question, scopeId: options.scopeId, as: page === null ? options.as : null, page });
  return (
    <div className="assistant">
      <div className="assistant-turns">
        {about.data && <p className="meta">{t(about.data.hasModel ? 'assistant.withModel' : 'assistant.noModel')}</p>}
        {turns.length === 0 && <p className="assistant-empty">{t('assistant.nothingYet')}</p>}
        {turns.length === 0 && explain && (
          <p>
            <button type="button" className="button" onClick={() => ask(t('assistant.explain.question'), explain)}>
              {t('assistant.explain.act')}
            </button>
          </p>
        )}
        <ol>
          {turns.map((turn, index) => (
            <TurnView
              key={turn.id || `new-${index}`}
              turn={turn}
              isLast={index === turns.length - 1}
              isWriting={isWriting}
              onAgain={() => conversation.again(turn)}
              onChange={(change) => conversation.change(turn.id, change)}
            />
          ))}
        </ol>
        <div ref={end} />
      </div>
      <div className="assistant-foot">
        <AskOptions options={options} here={here} mayAnswerAs={about.data?.mayAnswerAs === true} />
        <AskBox isWriting={isWriting} onAsk={(question) => ask(question)} onStop={conversation.stop} />
      </div>
    </div>
  );
}
