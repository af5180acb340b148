import { useEffect, useState } from 'react';
import { useT } from '../shared/i18n.tsx';
import type { LoadPage } from '../shared/route.ts';
import { Spinner } from '../shared/ui/spinner.tsx';
import { type ChunkFailure, failuresInARow, loadedPage, loadPage } from './load-chunk.ts';

const RELOAD_AFTER = 3;

/** Shows a lazily loaded page: spinner, then the page, or a face whose retry really asks again. */
export function PageLoader({ load }: { load: LoadPage }) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ChunkFailure | null>(null);
  const [, setLoadedAt] = useState(0);
  const Page = loadedPage(load);
  useEffect(() => {
    if (loadedPage(load)) return;
    let isCurrent = true;
    void loadPage(load).then((outcome) => {
      if (!isCurrent) return;
      setFailure(typeof outcome === 'string' ? outcome : null);
      setLoadedAt(attempt + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  if (Page) return <Page />;
  if (!failure) return <Spinner />;
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return <ChunkFailed failure={failure} retry={retry} />;
}

function ChunkFailed({ failure, retry }: { failure: ChunkFailure; retry: () => void }) {
  const t = useT();
  // The browser would go on waiting for a request that stalled: only a new document asks again.
  const again = failure === 'stalled' ? () => window.location.reload() : retry;
  const offersReload = failuresInARow() >= RELOAD_AFTER;
  return (
    <div className="error-boundary" role="alert">
      <h2>{t('app.chunkFailed')}</h2>
      <p>{t('app.chunkFailedHint')}</p>
      <div>
        <button type="button" className={offersReload ? 'button' : 'button button-primary'} onClick={again}>
          {t('ui.retry')}
        </button>{' '}
        {offersReload && (
          <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
            {t('app.reload')}
          </button>
        )}
      </div>
    </div>
  );
}
