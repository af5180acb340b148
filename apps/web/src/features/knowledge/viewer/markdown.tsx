import { isWebLink } from '@rondo/domain/web-link';
import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';

/**
 * A text of Markdown as elements of the page. Nothing of it becomes HTML: tags in it are shown as they were written, pictures of other
 * hosts are told by their words, links lead to pages in a tab of their own.
 */
export function Markdown({ text }: { text: string }) {
  return <div className="markdown">{blocks(lexer(text, { gfm: true }))}</div>;
}

const blocks = (tokens: readonly Token[]): ReactNode => keyed(tokens, block);
const inlines = (tokens: readonly Token[] | undefined): ReactNode => keyed(tokens ?? [], inline);

const keyed = (tokens: readonly Token[], draw: (token: Token) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are their places
  tokens.map((token, at) => <Fragment key={at}>{draw(token)}</Fragment>);

/** The library types every token as one of many or as anything: the kind says which. */
const is = <K extends keyof Kinds>(token: Token, kind: K): token is Kinds[K] => token.type === kind;

interface Kinds {
  heading: Tokens.Heading;
  paragraph: Tokens.Paragraph;
  list: Tokens.List;
  table: Tokens.Table;
  code: Tokens.Code;
  blockquote: Tokens.Blockquote;
  hr: Tokens.Hr;
  text: Tokens.Text;
  strong: Tokens.Strong;
  em: Tokens.Em;
  del: Tokens.Del;
  codespan: Tokens.Codespan;
  link: Tokens.Link;
  image: Tokens.Image;
  br: Tokens.Br;
  escape: Tokens.Escape;
}

function block(token: Token): ReactNode {
  if (is(token, 'heading')) return heading(token);
  if (is(token, 'paragraph')) return <p>{inlines(token.tokens)}</p>;
  if (is(token, 'list')) return list(token);
  if (is(token, 'table')) return table(token);
  if (is(token, 'code'))
    return (
      <pre>
        <code>{token.text}</code>
      </pre>
    );
  if (is(token, 'blockquote')) return <blockquote>{blocks(token.tokens)}</blockquote>;
  if (is(token, 'hr')) return <hr />;
  return token.type === 'space' || token.type === 'def' ? null : inline(token);
}

/** The page has a first heading of its own: those of the text begin below it. */
function heading({ depth, tokens }: Tokens.Heading): ReactNode {
  const words = inlines(tokens);
  if (depth === 1) return <h2>{words}</h2>;
  if (depth === 2) return <h3>{words}</h3>;
  return depth === 3 ? <h4>{words}</h4> : <h5>{words}</h5>;
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const lines = items.map(({ tokens, task, checked }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a list are their places
    <li key={at}>
      {task && <input type="checkbox" checked={checked ?? false} readOnly disabled />}
      {blocks(tokens)}
    </li>
  ));
  return ordered ? <ol start={start === '' ? 1 : start}>{lines}</ol> : <ul>{lines}</ul>;
}

function table({ header, rows }: Tokens.Table): ReactNode {
  return (
    <div className="markdown-table">
      <table className="view-table">
        <thead>
          <tr>
            {header.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are their places
              <th key={at}>{inlines(cell.tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are their places
            <tr key={row}>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are their places
                <td key={at}>{inlines(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline(token: Token): ReactNode {
  if (is(token, 'strong')) return <strong>{inlines(token.tokens)}</strong>;
  if (is(token, 'em')) return <em>{inlines(token.tokens)}</em>;
  if (is(token, 'del')) return <del>{inlines(token.tokens)}</del>;
  if (is(token, 'codespan')) return <code>{token.text}</code>;
  if (is(token, 'br')) return <br />;
  if (is(token, 'image')) return <span className="markdown-picture">{token.text || token.href}</span>;
  if (is(token, 'link')) return link(token);
  if (is(token, 'text') && token.tokens) return inlines(token.tokens);
  // Of an entity (&amp;) the library keeps what was written.
  return is(token, 'text') || is(token, 'escape') ? token.text : token.raw;
}

function link({ href, tokens }: Tokens.Link): ReactNode {
  if (!isWebLink(href)) return inlines(tokens);
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {inlines(tokens)}
    </a>
  );
}
