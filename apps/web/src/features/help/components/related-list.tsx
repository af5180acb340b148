import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { articleOf } from '../find-article.ts';

interface Props {
  ids: readonly string[];
  /** Where the link to an article leads. */
  linkOf: (id: string) => string;
  /** What stands around the list; nothing where there is none. */
  frame: (title: string, list: ReactNode) => ReactNode;
}

/** The articles that come next. */
export function RelatedList({ ids, linkOf, frame }: Props) {
  const t = useT();
  const language = useLanguage();
  const articles = ids.flatMap((id) => articleOf(id) ?? []);
  if (articles.length === 0) return null;
  return frame(
    t('help.related'),
    <ul className="help-related">
      {articles.map((article) => (
        <li key={article.id}>
          <Link to={linkOf(article.id)}>{article[language].title}</Link>
        </li>
      ))}
    </ul>,
  );
}
