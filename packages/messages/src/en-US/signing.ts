import type { Shape } from '../shape.ts';
import type { signing as zh } from '../zh-CN/signing.ts';

/** The store signs an inspection off, and a reviewer changes an answer of it, English. */
export const signing = {
  title: 'Sign-off by the store',
  later: 'The store signs once everything is answered.',
  name: 'Name of the signer',
  hint: 'Show the result to the store manager, then let them sign below.',
  needName: 'Enter who signs',
  by: 'Signed by {name} at {time}',
  changed: 'Answers changed after it was signed. Let the store sign again.',
  open: {
    needed: 'The store has not signed yet',
    changed: 'Answers changed: the store has to sign again',
  },
  edit: {
    title: 'Change the answer',
    reason: 'Reason for the change',
    hint: 'The old answer, your name and the reason stay on the record.',
    needReason: 'Say why the answer is changed',
    same: 'The answer is still the same',
    save: 'Change',
    done: 'Answer changed, score computed again',
  },
} satisfies Shape<typeof zh>;
