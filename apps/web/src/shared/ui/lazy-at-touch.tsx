import { type ComponentType, Suspense } from 'react';
import { type LoadCode, loadCode } from '../load-code.ts';
import { lazyPart } from './lazy-part.tsx';

/** Signs of a reader, whatever they use; a press from elsewhere opens the part all the same, and it is loaded then. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * What a reader opens on a page, as the drawer of a row: its code comes with their first touch of anything, so that it is there when they
 * press. The page is shown without waiting for it.
 */
export function lazyAtTouch<P extends object>(load: LoadCode<ComponentType<P>>): ComponentType<P> {
  const Part = lazyPart(load);
  onTouch(() => {
    loadCode(load).catch((cause: unknown) => console.warn('the code of a part will be asked for again', cause));
  });
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

function onTouch(act: () => void): void {
  const once = new AbortController();
  const touched = () => {
    once.abort();
    act();
  };
  for (const touch of TOUCHES)
    window.addEventListener(touch, touched, { capture: true, passive: true, signal: once.signal });
}
