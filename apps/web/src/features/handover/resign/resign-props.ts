export interface ResignProps {
  memberId: string;
  onClose: () => void;
  /** They have resigned. */
  onDone: () => void;
}
