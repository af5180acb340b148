import { lazyPart } from '../../shared/ui/lazy-part.tsx';

/** What turns a camera; its code comes when it is shown. */
export const PtzPanel = lazyPart(() => import('./components/ptz-panel.tsx'));
