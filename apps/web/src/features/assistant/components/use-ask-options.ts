import { useState } from 'react';
import type { Question } from '../use-conversation.ts';

export interface AskOptionsState {
  scopeId: string | null;
  setScope: (id: string | null) => void;
  as: NonNullable<Question['as']> | null;
  setAs: (as: NonNullable<Question['as']> | null) => void;
}

/** Where is searched, and as whom: what is open beside the assistant is what is asked about first. */
export function useAskOptions(here: { id: string } | null): AskOptionsState {
  const [scopeId, setScope] = useState<string | null>(here?.id ?? null);
  const [as, setAs] = useState<NonNullable<Question['as']> | null>(null);
  return { scopeId, setScope, as, setAs };
}
