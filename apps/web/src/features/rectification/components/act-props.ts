import type { RectificationDetail } from '@rondo/contract/rectification';

/** What the form of every act gets. */
export interface ActProps {
  detail: RectificationDetail;
  onClose: () => void;
  /** Somebody else was first: the details are asked for again. */
  onGone: () => void;
}
