import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { KeyList } from '../../../shared/ui/keys/key-list.tsx';
import { DRAWER_KEYS, GLOBAL_KEYS, LIST_KEYS } from '../../../shared/ui/keys/key-rows.ts';
import { RichView } from '../../../shared/ui/rich/rich-view.tsx';
import { INSPECTION_KEYS } from '../../inspection/index.ts';
import type { Article } from '../articles/article.ts';
import { blocksOf } from '../blocks-of.ts';
import { PAGE_PICTURE } from '../page-pictures.ts';
import { pictureOf } from '../picture-of.ts';

/** The text of an article in the reader's language. */
export function ArticleView({ article }: { article: Article }) {
  const language = useLanguage();
  const [intro, ...rest] = blocksOf(article[language].text);
  return (
    <div className="help-text">
      {intro && <RichView blocks={[intro]} />}
      <PagePicture article={article} />
      <RichView blocks={rest} />
      {article.hasKeys && <AllKeys />}
    </div>
  );
}

/** The page that the article is about, as the demo shows it; opens at its full size. */
function PagePicture({ article }: { article: Article }) {
  const t = useT();
  const language = useLanguage();
  const src = pictureOf(article.id, language);
  if (src === undefined) return null;
  const said = t('help.picture', { title: article[language].title });
  return (
    <a className="help-picture" href={src} target="_blank" rel="noreferrer" aria-label={said}>
      <img src={src} {...PAGE_PICTURE} alt={said} loading="lazy" decoding="async" />
    </a>
  );
}

function AllKeys() {
  const t = useT();
  return [GLOBAL_KEYS, LIST_KEYS, DRAWER_KEYS, INSPECTION_KEYS].map((group) => (
    <section key={group.title} className="help-keys">
      <h3>{t(group.title)}</h3>
      <KeyList rows={group.rows} />
    </section>
  ));
}
