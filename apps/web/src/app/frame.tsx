import type { StaffInfo } from '@rondo/contract/session';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { HelpPanel } from '../features/help/index.ts';
import { TimeZoneProvider } from '../shared/format/use-format.tsx';
import { useT } from '../shared/i18n.tsx';
import { useMeQuery } from '../shared/session/me.ts';
import { Spinner } from '../shared/ui/spinner.tsx';
import { PageMark } from './page-mark.tsx';
import { startLive } from './session/live.ts';
import { watchSession } from './session/watch-session.ts';

/** Needed by few, once. */
const OwnPasswordPage = lazy(() => import('../features/session/pages/own-password-page.tsx'));

/** Everything between the router and the pages: who is signed in, push, the watermark. */
export function Frame() {
  const { data: me, isError, refetch } = useMeQuery();
  if (me?.mustSetPassword) {
    return (
      <Suspense fallback={<Spinner />}>
        <OwnPasswordPage me={me} />
      </Suspense>
    );
  }
  if (me) {
    return (
      <Running key={me.id} me={me}>
        <Outlet />
      </Running>
    );
  }
  return isError ? <NotReached retry={() => void refetch()} /> : <Spinner />;
}

function Running({ me, children }: { me: StaffInfo; children: ReactNode }) {
  const { id, companyId, timeZone } = me;
  useEffect(() => watchSession({ id, companyId }), [id, companyId]);
  useEffect(() => startLive(id, timeZone), [id, timeZone]);
  return (
    <>
      <TimeZoneProvider timeZone={timeZone}>
        {children}
        <HelpPanel />
      </TimeZoneProvider>
      <PageMark me={me} />
    </>
  );
}

function NotReached({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <div className="error-boundary" role="alert">
      <h2>{t('error.networkError')}</h2>
      <p>{t('ui.emptyState.failedHint')}</p>
      <button type="button" className="button button-primary" onClick={retry}>
        {t('ui.retry')}
      </button>
    </div>
  );
}
