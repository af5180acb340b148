import { assistantApi as api } from '@rondo/contract/assistant';
import type { Samples } from '../../../test/samples/samples.ts';
import { streamed } from '../../../test/streamed.ts';
import { requestId } from '../../../test/world.ts';

/** A conversation of the owner about what nothing answers, and the question that waits since. */
export const samples: Samples = {
  async ofCompany(w, { company: { owner } }) {
    const ids = { session: '', message: '' };
    const question = 'Who holds the spare key?';
    for await (const { event, data } of streamed(w, api.ask, { question, requestId: requestId() }, owner))
      if (event === 'meta') Object.assign(ids, { session: data.sessionId, message: data.id });
    const { list } = await owner.call(api.unanswered, {});
    return { assistantSession: ids.session, assistantMessage: ids.message, unansweredQuestion: list[0]?.id ?? '' };
  },
  fields: {
    assistantSession: /^\/knowledge\/assistant\/(session\/(detail|rename) id|session id|stream\/ask sessionId)$/,
    assistantMessage: /^\/knowledge\/assistant\/(stop|thumb|stream\/again) id$/,
    member: /^\/knowledge\/unanswered\/move ownerId$/,
    unansweredQuestion: /^\/knowledge\/unanswered\/(detail|move) id$/,
  },
};
