/** Lines as they stand, or the items of a list. */
type SimpleBlock = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

const ITEM = /^\s*[-*•]\s+(\S.*)$/;

/**
 * The parts of a text with a little form: lines that begin with `- ` are a list, everything else stands as it was typed. The text itself
 * stays plain, so nothing in it can do anything.
 */
export function simpleBlocks(text: string): SimpleBlock[] {
  const blocks: SimpleBlock[] = [];
  for (const line of text.split('\n')) {
    const item = ITEM.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item === undefined) {
      if (last?.kind === 'text') last.text += `\n${line}`;
      else blocks.push({ kind: 'text', text: line });
    } else if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
  }
  return blocks.filter((block) => block.kind === 'list' || block.text.trim() !== '');
}

/** The pieces of a text; what stands between two pairs of stars is strong. Stars without their like are stars. */
export function strongPieces(text: string): { text: string; isStrong: boolean }[] {
  return text
    .split(/(\*\*[^*\n]+\*\*)/)
    .filter(Boolean)
    .map((piece) => {
      const isStrong = piece.length > 4 && piece.startsWith('**') && piece.endsWith('**');
      return { text: isStrong ? piece.slice(2, -2) : piece, isStrong };
    });
}
