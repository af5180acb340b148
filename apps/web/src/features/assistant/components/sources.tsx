import type { Citation } from '@rondo/contract/assistant';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { citationLink } from '../citation-link.ts';
import { useCitationName } from './use-citation-name.ts';

/** What an answer rests on: each source with the words that are quoted of it. */
export function Sources({ citations, withQuotes }: { citations: readonly Citation[]; withQuotes: boolean }) {
  const t = useT();
  const nameOf = useCitationName();
  if (citations.length === 0) return null;
  return (
    <ol className="assistant-sources" aria-label={t('assistant.citation.sources')}>
      {citations.map((one) => (
        <li key={one.number} value={one.number}>
          {withQuotes && one.kind !== 'page' && <blockquote>{one.quote}</blockquote>}
          <Link to={citationLink(one)}>
            <span className="num">[{one.number}]</span> {nameOf(one)}
          </Link>
          {one.kind === 'passage' && one.heading !== '' && <span className="meta"> {one.heading}</span>}
        </li>
      ))}
    </ol>
  );
}
