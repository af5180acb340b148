import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import './access-news.css';
import { lazyPanel } from '../../../shared/ui/lazy-panel.ts';

const NewsDrawer = lazyPanel(() => import('./news-drawer.tsx'));

/** "What changed for me" (product 27 (c)): a banner until it is read; the list opens over any page, by its address too. */
export function AccessNews() {
  const t = useT();
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const isOpen = params.get('changes') === 'mine';
  const show = (next: boolean) =>
    setParams((now) => {
      const changed = new URLSearchParams(now);
      if (next) changed.set('changes', 'mine');
      else changed.delete('changes');
      return changed;
    });
  return (
    <>
      {me.accessNews > 0 && !isOpen && (
        <div className="access-news" role="status">
          <StatusIcon shape="info" size={16} />
          <strong>{t('access.news.banner')}</strong>
          <button type="button" className="button button-small" onClick={() => show(true)}>
            {t('access.news.look')}
          </button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <NewsDrawer onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}
