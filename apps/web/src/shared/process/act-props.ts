/** What the form of an act on some work gets. */
export interface ActProps<Detail> {
  detail: Detail;
  onClose: () => void;
  /** Somebody else was first: the details are asked for again. */
  onGone: () => void;
}
