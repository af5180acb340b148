import type { Citation } from '@rondo/contract/assistant';
import { isUncited, sentencesOf } from '@rondo/domain/assistant/sentences';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { citationLink } from '../citation-link.ts';
import { useCitationName } from './use-citation-name.ts';

interface Props {
  text: string;
  citations: readonly Citation[];
  /** Sentences of a model: those without a citation are marked. */
  isPhrased: boolean;
}

/** Sentences with their citations as small buttons behind them. */
export function AnswerText({ text, citations, isPhrased }: Props) {
  const t = useT();
  const given = new Set(citations.map(({ number }) => number));
  const sentences = sentencesOf(text, given);
  return (
    <p className="assistant-text">
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences only come behind those that are there
        <span key={index}>
          {sentence.text}
          {sentence.citations.map((number) => (
            <CitationButton key={number} number={number} citations={citations} />
          ))}
          {isPhrased && isUncited(sentence) && (
            <span className="assistant-uncited" title={t('assistant.uncitedHint')}>
              {t('assistant.uncited')}
            </span>
          )}
        </span>
      ))}
    </p>
  );
}

function CitationButton({ number, citations }: { number: number; citations: readonly Citation[] }) {
  const nameOf = useCitationName();
  const cited = citations.find((one) => one.number === number);
  if (!cited) return null;
  const name = nameOf(cited);
  return (
    <Link className="assistant-mark num" to={citationLink(cited)} aria-label={`[${number}] ${name}`} title={name}>
      [{number}]
    </Link>
  );
}
