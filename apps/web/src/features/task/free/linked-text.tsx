import { strongPieces } from '@rondo/domain/simple-text';
import { isWebLink } from '@rondo/domain/web-link';
import { Fragment } from 'react';

/** Text with its line breaks and strong words; addresses of web pages can be opened, nothing else in it is a link. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className="free-text">
      <LinkedWords pieces={strongPieces(text)} />
    </p>
  );
}

export function LinkedWords({ pieces }: { pieces: ReturnType<typeof strongPieces> }) {
  return pieces.map(({ text, isStrong }, at) => {
    const words = text.split(/(\s+)/).map((word, no) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
      <Fragment key={no}>
        {isWebLink(word) ? (
          <a href={word} target="_blank" rel="noopener noreferrer">
            {word}
          </a>
        ) : (
          word
        )}
      </Fragment>
    ));
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    return isStrong ? <strong key={at}>{words}</strong> : <Fragment key={at}>{words}</Fragment>;
  });
}
