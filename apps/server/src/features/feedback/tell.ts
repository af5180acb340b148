import type { Tx } from '../../platform/context.ts';
import * as q from './feedback.queries.ts';

interface Told {
  id: string;
  number: string;
  authorId: string;
  /** Of this version it is told once. */
  rev: number;
}

/** Support staff hear of what waits for an answer. */
export async function tellAnswerers(
  tx: Tx,
  text: 'feedback_sent' | 'feedback_reopened',
  { id, number, authorId, rev }: Told,
  words: string,
): Promise<void> {
  const others = await q.answerers(tx.db, tx.companyId, authorId).execute();
  if (others.length === 0) return;
  await tx.emit('member.told', {
    ...{ to: others.map((one) => one.id), text, page: `/cmsHelp?open=${id}` },
    ...{ key: `${text}:${id}:${rev}`, params: { number, by: tx.actor?.name ?? '', words: begun(words) } },
  });
}

/** Whoever sent it hears the answer. */
export async function tellAuthor(
  tx: Tx,
  text: 'feedback_answered' | 'feedback_closed',
  { id, number, authorId, rev }: Told,
  words: string,
): Promise<void> {
  await tx.emit('member.told', {
    ...{ to: [authorId], text, page: `/help/feedback?open=${id}` },
    ...{ key: `${text}:${id}:${rev}`, params: { number, by: tx.actor?.name ?? '', words: begun(words) } },
  });
}

/** As much of a text as a message shows. */
const SHOWN = 100;
const begun = (words: string): string => {
  const letters = [...words];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : words;
};
