import { Link } from 'react-router';
import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { withHelp } from '../../../shared/session/help-topic.ts';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { FeedbackButton } from '../../feedback/index.ts';
import { articleAt, topicOf } from '../find-article.ts';
import { ArticleView } from './article-view.tsx';
import { CodeFacts } from './code-facts.tsx';
import { RelatedList } from './related-list.tsx';
import './help.css';

interface Props {
  /** The row of the page that is open. */
  path: string;
  /** The parameters of its address. */
  params: URLSearchParams;
  /** What is asked for instead of the article of the page. */
  topic: string | null;
  onClose: () => void;
}

/** The article of a page beside the page, or what an error means; articles that it names open in its place. */
export default function HelpDrawer({ path, params, topic: asked, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const article = asked === null ? articleAt(path, params) : undefined;
  const topic = article ? { kind: 'article' as const, article } : asked === null ? undefined : topicOf(asked);
  if (!topic) {
    return (
      <DetailDrawer label={t('help.title')} link={null} onClose={onClose}>
        <EmptyState kind="nothing-matches" title={t('help.unknown')} actions={<AllHelp />} />
      </DetailDrawer>
    );
  }
  const isCode = topic.kind === 'code';
  const title = isCode ? t('help.codeTitle', { code: topic.code }) : topic.article[language].title;
  const id = isCode ? `code-${topic.code}` : topic.article.id;
  return (
    <DetailDrawer
      objectId={id}
      label={title}
      link={null}
      onClose={onClose}
      isText
      footerLeft={
        <div className="help-pages">
          <AllHelp />
          <Link className="button" to={`/help/${id}`}>
            {t('help.openArticle')}
          </Link>
          <FeedbackButton />
        </div>
      }
    >
      <DrawerHead title={title} place={t(`help.category.${topic.article.category}`)} />
      {isCode ? <CodeFacts explained={topic} /> : <ArticleView article={topic.article} />}
      <RelatedList
        ids={isCode ? [topic.article.id] : (topic.article.related ?? [])}
        linkOf={(next) => `?${withHelp(params, next)}`}
        frame={(related, list) => <DrawerSection title={related}>{list}</DrawerSection>}
      />
    </DetailDrawer>
  );
}

function AllHelp() {
  const t = useT();
  return (
    <Link className="button" to="/help">
      {t('help.all')}
    </Link>
  );
}
