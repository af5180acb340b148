import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useMatches, useSearchParams } from 'react-router';
import { HELP, OF_PAGE } from '../../../shared/session/help-topic.ts';
import { lazyPanel } from '../../../shared/ui/lazy-panel.ts';

const HelpDrawer = lazyPanel(() => import('./help-drawer.tsx'));

/**
 * The help beside any page: `?help=page` opens the article of the page, `?help=<id>` another one. It lies above a dialog that is open,
 * which asks for it as much as a page does.
 */
export function HelpPanel() {
  const [params, setParams] = useSearchParams();
  const row: unknown = useMatches().at(-1)?.handle;
  const topic = params.get(HELP);
  if (topic === null) return null;
  const path = typeof row === 'object' && row !== null && 'path' in row ? String(row.path) : '/help';
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete(HELP);
    setParams(next);
  };
  return createPortal(
    <div className="help-layer">
      <Suspense fallback={null}>
        <HelpDrawer path={path} params={params} topic={topic === OF_PAGE ? null : topic} onClose={close} />
      </Suspense>
    </div>,
    document.body,
  );
}
