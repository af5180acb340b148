import { cycleApi } from '@rondo/contract/cycle';
import { useState } from 'react';
import { Refusal } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { toast } from '../../../shared/ui/toast.ts';
import type { inputOf } from '../list-input.ts';

/** The cycles under the filter as a file. */
export function ExportButton({ input }: { input: ReturnType<typeof inputOf> }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { page: _, size: __, sort: ___, ...filter } = input;
      await saveAnswer(cycleApi.export, filter);
      toast.ok(t('cycle.exported'));
    } catch (cause) {
      // A refusal has been shown already.
      if (!(cause instanceof Refusal)) throw cause;
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="quiet" aria-busy={isBusy} onClick={() => void run()}>
      {t('cycle.export')}
    </button>
  );
}
