import type { TaskDetail } from '@rondo/contract/task';

/** What the form of every act gets. */
export interface ActProps {
  detail: TaskDetail;
  onClose: () => void;
  /** Somebody else was first: the details are asked for again. */
  onGone: () => void;
}
