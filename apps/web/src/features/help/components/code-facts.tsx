import { useLanguage } from '../../../shared/i18n.tsx';
import { RichView } from '../../../shared/ui/rich/rich-view.tsx';
import { blocksOf } from '../blocks-of.ts';
import type { ExplainedCode } from '../find-article.ts';

/** Why an error comes and what to do. */
export function CodeFacts({ explained }: { explained: ExplainedCode }) {
  const language = useLanguage();
  return (
    <div className="help-text">
      <RichView blocks={blocksOf(explained.text[language])} />
    </div>
  );
}
