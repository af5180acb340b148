import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import type { ExplainedCode } from '../find-article.ts';
import { useErrorText } from '../use-error-text.ts';
import { CodeFacts } from './code-facts.tsx';

/** The errors of an area: what each says, the number it goes by, why it comes and what to do. */
export function CodeList({ codes }: { codes: readonly ExplainedCode[] }) {
  const t = useT();
  const errorText = useErrorText();
  return codes.map((explained) => (
    <section key={explained.code} className="help-code">
      <h3>
        <Link to={`/help/code-${explained.code}`}>{errorText(explained.reason)}</Link>
      </h3>
      <p className="meta num">{t('help.codeTitle', { code: explained.code })}</p>
      <CodeFacts explained={explained} />
    </section>
  ));
}
