import { LIMIT } from '@rondo/domain/limit';
import { Send, Square } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface Props {
  isWriting: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** The question: Enter sends it, with Shift it breaks the line. While an answer is written it can be stopped here. */
export function AskBox({ isWriting, onAsk, onStop }: Props) {
  const t = useT();
  const [question, setQuestion] = useState('');
  const send = () => {
    const asked = question.trim();
    if (asked === '' || isWriting) return;
    setQuestion('');
    onAsk(asked);
  };
  const press = (event: KeyboardEvent) => {
    // An input method is still composing: Enter chooses the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="assistant-ask">
      <textarea
        className="field-area"
        aria-label={t('assistant.ask')}
        placeholder={t('assistant.placeholder')}
        rows={2}
        maxLength={LIMIT.assistant.question}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={press}
      />
      {isWriting ? (
        <Button icon={Square} onPress={onStop}>
          {t('assistant.stop')}
        </Button>
      ) : (
        <Button look="primary" icon={Send} isDisabled={question.trim() === ''} onPress={send}>
          {t('assistant.send')}
        </Button>
      )}
    </div>
  );
}
