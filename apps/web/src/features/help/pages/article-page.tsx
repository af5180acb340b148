import { CLIENT_VERSION } from '@rondo/contract/kit/constants';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { useObjectTitle } from '../../../shared/session/object-title.ts';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import type { Article } from '../articles/article.ts';
import { ArticleView } from '../components/article-view.tsx';
import { CodeFacts } from '../components/code-facts.tsx';
import { CodeList } from '../components/code-list.tsx';
import { PageLinks } from '../components/page-links.tsx';
import { RelatedList } from '../components/related-list.tsx';
import { codesOf, type ExplainedCode, type Topic, topicOf } from '../find-article.ts';
import { useErrorText } from '../use-error-text.ts';
import '../components/help.css';

/** One article of the help centre, or one error with why it comes and what to do. */
export default function ArticlePage() {
  const t = useT();
  const { id = '' } = useParams();
  const topic = topicOf(id);
  return (
    <article className="help-page">
      <Link className="help-back" to="/help">
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        {t('help.all')}
      </Link>
      {topic ? <Shown topic={topic} /> : <EmptyState kind="nothing-matches" isPage title={t('help.unknown')} />}
    </article>
  );
}

function Shown({ topic }: { topic: Topic }) {
  return topic.kind === 'code' ? <Explained explained={topic} /> : <Whole article={topic.article} />;
}

function Whole({ article }: { article: Article }) {
  const language = useLanguage();
  const { title } = article[language];
  const codes = codesOf(article);
  useObjectTitle(title);
  return (
    <>
      <Head title={title} article={article} />
      <ArticleView article={article} />
      {codes.length > 0 && <CodeList codes={codes} />}
      <PageLinks article={article} />
      <Related ids={article.related ?? []} />
    </>
  );
}

function Explained({ explained }: { explained: ExplainedCode }) {
  const t = useT();
  const said = useErrorText()(explained.reason);
  useObjectTitle(said);
  return (
    <>
      <Head title={said} article={explained.article} />
      <p className="meta num">{t('help.codeTitle', { code: explained.code })}</p>
      <CodeFacts explained={explained} />
      <Related ids={[explained.article.id]} />
    </>
  );
}

function Head({ title, article }: { title: string; article: Article }) {
  const t = useT();
  return (
    <header>
      <h1>{title}</h1>
      <p className="meta">
        {t(`help.category.${article.category}`)} · {t('help.version', { version: CLIENT_VERSION })}
      </p>
    </header>
  );
}

function Related({ ids }: { ids: readonly string[] }) {
  return (
    <RelatedList
      ids={ids}
      linkOf={(id) => `/help/${id}`}
      frame={(title, list) => (
        <nav className="help-next" aria-label={title}>
          <h2>{title}</h2>
          {list}
        </nav>
      )}
    />
  );
}
