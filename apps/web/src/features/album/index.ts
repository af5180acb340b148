import { lazyPart } from '../../shared/ui/lazy-part.tsx';

export { RectifyDialog } from './components/rectify-dialog.tsx';

/** Starts a rectification because of one picture of the gallery; its code comes when it is shown. */
export const RectifyPicture = lazyPart(() => import('./components/rectify-picture.tsx'));
