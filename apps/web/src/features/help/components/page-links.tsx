import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { pageRowOf } from '../../../shared/page-names.ts';
import { useCan } from '../../../shared/session/me.ts';
import type { Article } from '../articles/article.ts';

/** The pages that an article explains and the reader may open; a page of one object is reached from its list. */
export function PageLinks({ article }: { article: Article }) {
  const t = useT();
  const can = useCan();
  const rows = (article.routes ?? [])
    .flatMap((route) => pageRowOf(route) ?? [])
    .filter(({ path, needs, isFallback }) => !path.includes(':') && !isFallback && can(needs));
  if (rows.length === 0) return null;
  return (
    <p className="help-pages">
      {rows.map(({ path, titleKey }) => (
        <Link key={path} className="button" to={path}>
          {t('help.openPage', { page: t(titleKey) })}
        </Link>
      ))}
    </p>
  );
}
