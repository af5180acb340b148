import { assistantApi } from '@rondo/contract/assistant';
import { bind } from '../../platform/http/binding.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import { stop, thumb } from './actions/answers.ts';
import { again, ask } from './actions/ask.ts';
import { about, remove, rename, session, sessions, subjects } from './actions/sessions.ts';
import { question, settle, unanswered } from './actions/unanswered.ts';
import { runningAnswers } from './running.ts';

export const assistantRoutes = (model: LanguageModel | null) => {
  const writer = { model, running: runningAnswers() };
  return bind(assistantApi, {
    about: about(writer),
    ask: ask(writer),
    again: again(writer),
    stop: stop(writer),
    thumb,
    sessions,
    session,
    rename,
    remove,
    unanswered,
    question,
    settle,
    subjects,
  });
};
