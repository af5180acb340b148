import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { KeyList } from '../../../shared/ui/keys/key-list.tsx';
import { DRAWER_KEYS, GLOBAL_KEYS, LIST_KEYS } from '../../../shared/ui/keys/key-rows.ts';
import { RichView } from '../../../shared/ui/rich/rich-view.tsx';
import { INSPECTION_KEYS } from '../../inspection/index.ts';
import type { Article } from '../articles/article.ts';
import { blocksOf } from '../blocks-of.ts';

/** The text of an article in the reader's language. */
export function ArticleView({ article }: { article: Article }) {
  const language = useLanguage();
  return (
    <div className="help-text">
      <RichView blocks={blocksOf(article[language].text)} />
      {article.hasKeys && <AllKeys />}
    </div>
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
