import { isWebLink } from '@rondo/domain/web-link';
import { Fragment } from 'react';

/** Plain text with its line breaks; addresses of web pages can be opened, nothing else in it is a link. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className="free-text">
      {text.split(/(\s+)/).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
        <Fragment key={at}>
          {isWebLink(piece) ? (
            <a href={piece} target="_blank" rel="noopener noreferrer">
              {piece}
            </a>
          ) : (
            piece
          )}
        </Fragment>
      ))}
    </p>
  );
}
