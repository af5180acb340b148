import { lazyPart } from '../../shared/ui/lazy-part.tsx';

export { ClipBar } from './components/clip-bar.tsx';
export { ClipHandles } from './components/clip-handles.tsx';
/** What is known of a clip in the gallery; its code comes when it is shown. */
export const ClipFacts = lazyPart(() => import('./components/clip-facts.tsx'));
export { type ClipRange, useClipRange } from './use-clip-range.ts';
