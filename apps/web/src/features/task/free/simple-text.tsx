import { simpleBlocks, strongPieces } from '@rondo/domain/simple-text';
import { LinkedText, LinkedWords } from './linked-text.tsx';

/** What is to be done as it was typed, with lists and strong words; addresses can be opened. */
export function SimpleText({ text }: { text: string }) {
  return simpleBlocks(text).map((block, at) =>
    block.kind === 'text' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <LinkedText key={at} text={block.text} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <ul key={at} className="free-text-list">
        {block.items.map((item, no) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
          <li key={no}>
            <LinkedWords pieces={strongPieces(item)} />
          </li>
        ))}
      </ul>
    ),
  );
}
