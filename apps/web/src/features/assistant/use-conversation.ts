import { type AnswerEvent, type AssistantAnswer, assistantApi } from '@rondo/contract/assistant';
import type { Input } from '@rondo/contract/kit/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '../../shared/http/http.ts';
import { refetchNouns } from '../../shared/http/query.ts';
import { readEvents } from '../../shared/http/read-events.ts';
import { Refusal } from '../../shared/http/refusal.ts';

/** A question with its answer, as far as it has come. */
export type Turn = Omit<AssistantAnswer, 'createdAt'> & {
  /** Where the stream broke off before it could say what the answer is called. */
  asked: Input<typeof assistantApi.ask> | null;
};

export type Question = Pick<Input<typeof assistantApi.ask>, 'question' | 'scopeId' | 'as' | 'page'>;

export interface Conversation {
  sessionId: string | null;
  turns: readonly Turn[];
  isWriting: boolean;
  ask(question: Question): void;
  again(turn: Turn): void;
  stop(): void;
  /** Shows a conversation that was had before; null: begins a new one. */
  open(session: { id: string; answers: readonly AssistantAnswer[] } | null): void;
  change(id: string, change: Partial<Turn>): void;
}

/** A conversation with the assistant: its turns, and the answer that is being written. */
export function useConversation(): Conversation {
  const [sessionId, setSessionId] = useState<string | null>(null);
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const changeLast = (change: (turn: Turn) => Turn) =>
    setTurns((all) => all.map((turn, index) => (index === all.length - 1 ? change(turn) : turn)));
  const writing = useWriting({ changeLast, onSession: setSessionId });
  return {
    ...{ sessionId, turns, isWriting: writing.isWriting },
    ask(question) {
      const asked = { ...question, requestId: uuidv7(), ...(sessionId === null ? {} : { sessionId }) };
      setTurns((all) => [...all, newTurn(asked)]);
      writing.read((signal) => readEvents(assistantApi.ask, asked, { signal }));
    },
    again(turn) {
      const { asked, id } = turn;
      if (id === '' && asked) {
        // The connection was lost before the answer had a name: the same request gives what became of it.
        changeLast(() => newTurn(asked));
        return writing.read((signal) => readEvents(assistantApi.ask, asked, { signal }));
      }
      changeLast((last) => ({ ...last, ...noAnswer() }));
      writing.read((signal) => readEvents(assistantApi.again, { id }, { signal }));
    },
    stop: () => writing.stop(turns.at(-1)?.id ?? ''),
    open(session) {
      writing.leave();
      setSessionId(session?.id ?? null);
      setTurns(session?.answers.map((answer) => ({ ...answer, asked: null })) ?? []);
    },
    change: (id, change) => setTurns((all) => all.map((turn) => (turn.id === id ? { ...turn, ...change } : turn))),
  };
}

interface Heard {
  changeLast: (change: (turn: Turn) => Turn) => void;
  onSession: (id: string) => void;
}

/** The answer that is being written: one at a time, and none any more when its page is left. */
function useWriting({ changeLast, onSession }: Heard) {
  const client = useQueryClient();
  const [isWriting, setWriting] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const hear = async (events: AsyncGenerator<AnswerEvent, unknown>, own: AbortController): Promise<void> => {
    let isOver = false;
    try {
      for (let part = await events.next(); !part.done; part = await events.next()) {
        const event = part.value;
        if (running.current !== own) return;
        if (event.event === 'meta') onSession(event.data.sessionId);
        if (event.event === 'done') isOver = true;
        changeLast((turn) => withEvent(turn, event));
      }
    } catch (cause) {
      // What was refused has been told; a stream that breaks off leaves its text.
      if (!(cause instanceof Refusal) && !own.signal.aborted) throw cause;
    } finally {
      if (running.current === own) {
        running.current = null;
        setWriting(false);
        if (!isOver) changeLast((turn) => ({ ...turn, ...brokenOff(own.signal.aborted) }));
      }
      void refetchNouns(client, ['assistant']);
    }
  };

  const leave = (): void => {
    running.current?.abort();
    running.current = null;
    setWriting(false);
  };
  return {
    isWriting,
    leave,
    read(open: (signal: AbortSignal) => AsyncGenerator<AnswerEvent, unknown>): void {
      leave();
      const own = new AbortController();
      running.current = own;
      setWriting(true);
      void hear(open(own.signal), own);
    },
    /** The server ends the stream with the state of the answer; where it does not hear of it, the reader goes away. */
    stop(id: string): void {
      const own = running.current;
      if (id === '') {
        own?.abort();
        return;
      }
      call(assistantApi.stop, { id }).catch((cause: unknown) => {
        own?.abort();
        if (!(cause instanceof Refusal)) throw cause;
      });
    },
  };
}

/** An answer of which nothing has come. */
const noAnswer = (): Pick<
  Turn,
  'answer' | 'citations' | 'fault' | 'isCut' | 'thumb' | 'reason' | 'state' | 'basis'
> => ({
  ...{ answer: '', citations: [], fault: null, isCut: false, thumb: null, reason: null },
  ...{ state: 'streaming', basis: 'none' },
});

const newTurn = (asked: Input<typeof assistantApi.ask>): Turn => ({
  ...noAnswer(),
  ...{ id: '', sessionId: asked.sessionId ?? '', question: asked.question, scope: null, as: null, asked },
});

/** The stream ended without its last word: stopped here, or the connection was lost. */
const brokenOff = (isStopped: boolean): Pick<Turn, 'state' | 'fault'> =>
  isStopped ? { state: 'stopped', fault: null } : { state: 'incomplete', fault: 'gone' };

function withEvent(turn: Turn, { event, data }: AnswerEvent): Turn {
  switch (event) {
    case 'meta':
      return { ...turn, id: data.id, sessionId: data.sessionId };
    case 'passages':
      return {
        ...turn,
        citations: data.citations,
        basis: turn.basis === 'none' ? basisOf(data.citations) : turn.basis,
      };
    case 'text':
      return { ...turn, answer: turn.answer + data.text };
    case 'citations':
      return { ...turn, citations: data.citations };
    case 'error':
      return { ...turn, fault: data.fault };
    case 'done':
      return { ...turn, state: data.state, basis: data.basis };
    default:
      return event satisfies never;
  }
}

/** Until the end says it: sentences over passages, which show as text. */
const basisOf = (citations: readonly unknown[]): Turn['basis'] => (citations.length > 0 ? 'model' : 'none');
