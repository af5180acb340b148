import { lazyPart } from '../../shared/ui/lazy-part.tsx';

export type { CaptureTarget } from './capture-target.ts';
export { CameraSection } from './components/camera-section.tsx';
export { StoreLiveLink } from './components/store-live-link.tsx';
/** The live pictures of a store beside an inspection; its code comes when it is shown. */
export const LivePanel = lazyPart(() => import('./components/live-panel.tsx'));
