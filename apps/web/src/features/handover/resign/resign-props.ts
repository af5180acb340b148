export interface ResignProps {
  /** Null: the reader leaves of their own will. */
  memberId: string | null;
  onClose: () => void;
  /** They have resigned. */
  onDone: () => void;
}
