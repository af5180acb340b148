/** A name that is being typed after an @. */
export interface TypedMention {
  /** Where its @ stands. */
  from: number;
  keyword: string;
}

/** An @ with what follows it, up to the caret. One after letters or digits is part of an address. */
const TYPED = /(?:^|[^\w.])@([^\s@]{0,20})$/u;

/** The mention that is being typed at the caret; `null`: none is. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const keyword = TYPED.exec(text.slice(0, caret))?.[1];
  return keyword === undefined ? null : { from: caret - keyword.length - 1, keyword };
}

/** The text with the whole name in place of what was typed of it, and where the caret goes on. */
export function withName(text: string, { from, keyword }: TypedMention, name: string): { text: string; caret: number } {
  const head = `${text.slice(0, from)}@${name} `;
  return { text: head + text.slice(from + 1 + keyword.length).replace(/^ /, ''), caret: head.length };
}
