import type { KnowledgeDetail } from '@rondo/contract/knowledge-shapes';

/** What every kind of document is shown with. */
export interface ViewerProps {
  node: KnowledgeDetail;
  /** Loads the bytes of the version that is shown; good for some minutes. */
  url: string;
  /** The page (1..) or second to begin at. */
  start: number;
  /** A passage to be shown and marked; empty: none. */
  find: string;
  /** The reader got there: a page or a second. */
  onPlace: (place: number) => void;
}

/** Why a document cannot be shown. */
export type ViewFault = 'encrypted' | 'broken' | 'too_large' | 'unsupported' | 'unreached';

/** Thrown by what reads a document, shown in its place. */
export class NotShown extends Error {
  readonly fault: ViewFault;

  constructor(fault: ViewFault, cause?: unknown) {
    super(`a document cannot be shown: ${fault}`, { cause });
    this.name = 'NotShown';
    this.fault = fault;
  }
}

/** What a failure says about a document; whatever its reader stumbled over means that it is broken. */
export const faultOf = (cause: unknown): ViewFault => (cause instanceof NotShown ? cause.fault : 'broken');
