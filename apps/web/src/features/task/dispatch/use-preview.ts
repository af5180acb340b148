import { taskApi } from '@rondo/contract/task';
import { useEffect, useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { type PreviewInput, previewInput } from './dispatch-input.ts';
import type { Plan } from './plan.ts';

const PAUSE_MS = 400;

/** What a plan would create, asked a moment after the last change. */
export function usePreview(plan: Plan) {
  const input = useSettled(previewInput(plan, Date.now()));
  const asked = useCall(taskApi.preview, input ?? NOTHING, {
    enabled: input !== null,
    keepPrevious: true,
    keepsMemory: true,
    onError: () => {},
  });
  const isKnown = input !== null && asked.data !== undefined && !asked.isPlaceholderData && !asked.isError;
  return {
    data: input === null ? undefined : asked.data,
    /** The numbers belong to the plan as it stands. */
    isKnown,
    error: input === null ? null : asked.error,
    retry: () => void asked.refetch(),
  };
}

/** Never sent: the shape of a call that is not enabled. */
const NOTHING: PreviewInput = { mode: 'on_site', templateIds: [], executor: { kind: 'manager' }, deadlineAt: '' };

/** A value as it was when it last stayed the same for a moment. */
function useSettled<T>(value: T): T | null {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState({ text, value });
  useEffect(() => {
    if (text === settled.text) return;
    const timer = setTimeout(() => setSettled({ text, value }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, settled.text]);
  return value === null ? null : settled.value;
}

export type Preview = ReturnType<typeof usePreview>;
