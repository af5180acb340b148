import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { pageRowOf } from '../../../shared/page-names.ts';
import { useCan } from '../../../shared/session/me.ts';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { FeedbackButton, SupportLink } from '../../feedback/index.ts';
import { ARTICLES } from '../article-list.ts';
import { type Article, CATEGORIES, type Category } from '../articles/article.ts';
import { helpIndex, searchHelp } from '../search.ts';
import { useErrorText } from '../use-error-text.ts';
import '../../../shared/ui/list/list.css';
import '../components/help.css';

/** The help centre (product 24): articles by category, and a search through all of them that needs no network. */
export default function HelpPage() {
  const t = useT();
  const { q, filters, set, clear } = useListParams({ filters: ['category'] });
  const articles = useReadable();
  const category = CATEGORIES.find((one) => one === filters.category[0]);
  return (
    <section className="list-page" aria-label={t('help.title')}>
      <header className="list-head">
        <h1>{t('help.title')}</h1>
        <div className="list-actions">
          <Link className="button" to="/guide">
            {t('guide.title')}
          </Link>
          <Link className="button" to="/help/feedback">
            {t('feedback.title')}
          </Link>
          <SupportLink />
          <FeedbackButton />
        </div>
      </header>
      <div className="help-bar">
        <SearchField label={t('help.search')} value={q} onChange={(next) => set({ q: next })} />
        <nav className="help-categories" aria-label={t('help.categories')}>
          <CategoryLink current={category} />
          {CATEGORIES.filter((one) => articles.some((article) => article.category === one)).map((one) => (
            <CategoryLink key={one} category={one} current={category} />
          ))}
        </nav>
      </div>
      <div className="list-body">
        {q ? (
          <Results q={q} articles={articles.filter((one) => !category || one.category === category)} onClear={clear} />
        ) : (
          <Shelves articles={articles} category={category} />
        )}
      </div>
    </section>
  );
}

/** Articles about pages that the reader may open, and about no page. */
function useReadable(): Article[] {
  const can = useCan();
  return ARTICLES.filter(({ routes = [] }) => {
    const rows = routes.flatMap((route) => pageRowOf(route) ?? []);
    return rows.length === 0 || rows.some(({ needs }) => can(needs));
  });
}

/** Narrows what is listed to a part; the words that are looked for stay. */
function CategoryLink({ category, current }: { category?: Category; current: Category | undefined }) {
  const t = useT();
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  if (category) next.set('category', category);
  else next.delete('category');
  return (
    <Link to={`/help?${next}`} className="help-category" aria-current={category === current ? 'true' : undefined}>
      {t(category ? `help.category.${category}` : 'help.everything')}
    </Link>
  );
}

function Shelves({ articles, category }: { articles: readonly Article[]; category: Category | undefined }) {
  const t = useT();
  const language = useLanguage();
  const shown = CATEGORIES.filter(
    (one) => (!category || one === category) && articles.some((article) => article.category === one),
  );
  return (
    <div className="help-shelves">
      {shown.map((one) => (
        <section key={one} className="card help-shelf">
          <h2>{t(`help.category.${one}`)}</h2>
          <ul>
            {articles
              .filter((article) => article.category === one)
              .map((article) => (
                <li key={article.id}>
                  <Link to={`/help/${article.id}`}>{article[language].title}</Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Results({ q, articles, onClear }: { q: string; articles: readonly Article[]; onClear: () => void }) {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what errors say changes with the language alone
  const index = useMemo(() => helpIndex(ARTICLES, language, errorText), [language]);
  const found = searchHelp(index, q).filter(({ article }) => articles.includes(article));
  if (found.length === 0) {
    return (
      <EmptyState
        kind="nothing-matches"
        title={t('help.nothing', { words: q })}
        actions={
          <button type="button" className="button" onClick={onClear}>
            {t('ui.clear')}
          </button>
        }
      >
        {t('help.nothingHint')}
      </EmptyState>
    );
  }
  return (
    <ol className="help-found" aria-label={t('help.found', { count: found.length })}>
      {found.map(({ id, article, title, excerpt }) => (
        <li key={id}>
          <Link to={`/help/${id}`}>{title}</Link>
          <p>{excerpt}</p>
          <p className="meta">{t(`help.category.${article.category}`)}</p>
        </li>
      ))}
    </ol>
  );
}
