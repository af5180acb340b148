import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useMatches, useSearchParams } from 'react-router';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';

const HelpDrawer = lazyPart(() => import('./help-drawer.tsx'));

/**
 * The help beside any page: `?panel=help` opens the article of the page, `&topic=` another one. It lies above a dialog that is open,
 * which asks for it as much as a page does.
 */
export function HelpPanel() {
  const [params, setParams] = useSearchParams();
  const row: unknown = useMatches().at(-1)?.handle;
  if (params.get('panel') !== 'help') return null;
  const path = typeof row === 'object' && row !== null && 'path' in row ? String(row.path) : '/help';
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete('panel');
    next.delete('topic');
    setParams(next);
  };
  return createPortal(
    <div className="help-layer">
      <Suspense fallback={null}>
        <HelpDrawer path={path} topic={params.get('topic')} onClose={close} />
      </Suspense>
    </div>,
    document.body,
  );
}
